import {
  EMAIL_MAX,
  EMAIL_PATTERN,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PHONE_MAX,
} from '#contract/accounts/admin.ts';
import type { Deps } from '../http/deps.ts';
import { throwFieldError } from '../http/httpError.ts';
import type { Message } from '../http/messages.ts';

/**
 * Returns one spelling for one mailbox: no spaces around, lower case, and characters that only differ in form (full
 * width, ligatures) made one. Look-alikes of other alphabets are other characters, and so other addresses.
 */
export const normalizeEmail = (text: string): string =>
  text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');

/** Characters that mean something in mail headers, and invisible ones. */
const UNSAFE_CHARACTERS = /[\p{C}<>()[\]\\,;:"]/u;

export const isEmail = (email: string): boolean =>
  EMAIL_PATTERN.test(email) && !UNSAFE_CHARACTERS.test(email);

/** Reads the address that somebody asks about. One that can't be an address is simply not known here. */
export function parseEmail(text: string): string {
  const email = normalizeEmail(text);
  if (email.length > EMAIL_MAX)
    throwFieldError('email', ({ serverCopy }) => serverCopy.emailTooLong(EMAIL_MAX));
  return email;
}

/** Reads the address that somebody wants to register. */
export function parseNewEmail(text: string): string {
  const email = parseEmail(text);
  if (!isEmail(email)) throwFieldError('email', ({ serverCopy }) => serverCopy.emailInvalid);
  return email;
}

/** Puts text on one line and removes invisible characters. */
const toSingleLine = (text: string) => text.replace(/[\s\p{C}]+/gu, ' ').trim();

export function parseFullName(text: string): string {
  const name = toSingleLine(text);
  if (name === '') throwFieldError('fullName', ({ serverCopy }) => serverCopy.nameMissing);
  if (name.length > NAME_MAX)
    throwFieldError('fullName', ({ serverCopy }) => serverCopy.nameTooLong(NAME_MAX));
  return name;
}

export function parsePhoneNumber(text: string | undefined): string | undefined {
  const phone = toSingleLine(text ?? '');
  if (phone.length > PHONE_MAX)
    throwFieldError('phoneNumber', ({ serverCopy }) => serverCopy.phoneTooLong(PHONE_MAX));
  return phone || undefined;
}

const throwPasswordError = (message: Message) => throwFieldError('password', message);

/** Returns a password as it was typed, neither trimmed nor cut. Throws where it is too short, too long or too common. */
export function validateNewPassword(password: string, { passwords }: Pick<Deps, 'passwords'>): string {
  if (password.length < PASSWORD_MIN)
    throwPasswordError(({ serverCopy }) => serverCopy.passwordTooShort(PASSWORD_MIN));
  if (password.length > PASSWORD_MAX)
    throwPasswordError(({ serverCopy }) => serverCopy.passwordTooLong(PASSWORD_MAX));
  if (passwords.isCommon(password)) throwPasswordError(({ serverCopy }) => serverCopy.passwordTooCommon);
  return password;
}
