import {
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  MAX_PHONE_LENGTH,
} from '#contract/accounts/admin.ts';
import { isEmail, normalizeEmail } from '#contract/accounts/email.ts';
import { isPasswordTooShort, normalizePassword } from '#contract/accounts/password.ts';
import { PRODUCT_NAME } from '#contract/settings/brand.ts';
import type { Deps } from '../base/deps.ts';
import { throwFieldError, type Message } from '../base/httpError.ts';
import { isSimplePassword } from './simplePasswords.ts';

/** Normalizes an email address. Throws if it is too long. */
export function parseEmail(text: string): string {
  const email = normalizeEmail(text);
  if (email.length > MAX_EMAIL_LENGTH)
    throwFieldError('email', (t) => t.errors.emailTooLong(MAX_EMAIL_LENGTH));
  return email;
}

/** Normalizes an email address and throws if it is not a valid one. */
export function parseNewEmail(text: string): string {
  const email = parseEmail(text);
  if (!isEmail(email)) throwFieldError('email', (t) => t.errors.emailInvalid);
  return email;
}

/** Throws if a name is missing or too long. */
export function parseFullName(name: string): string {
  if (name === '') throwFieldError('fullName', (t) => t.errors.nameMissing);
  if (name.length > MAX_NAME_LENGTH)
    throwFieldError('fullName', (t) => t.errors.nameTooLong(MAX_NAME_LENGTH));
  return name;
}

/** Throws if a phone number is too long. */
export function parsePhoneNumber(phone = ''): string | undefined {
  if (phone.length > MAX_PHONE_LENGTH)
    throwFieldError('phoneNumber', (t) => t.errors.phoneTooLong(MAX_PHONE_LENGTH));
  return phone || undefined;
}

const throwPasswordError = (message: Message) => throwFieldError('password', message);

type Owner = { email: string; fullName: string };

/** Words of the product, which guessers try first. */
const PRODUCT_WORDS = [PRODUCT_NAME, 'admin', 'administrator'];

/** Normalizes a new password. Throws if it is too short, too long or too easy to guess. */
export async function validateNewPassword(
  input: string,
  { email, fullName }: Owner,
  { passwords, db, productName }: Pick<Deps, 'passwords' | 'db' | 'productName'>,
): Promise<string> {
  const password = normalizePassword(input);
  if (isPasswordTooShort(password)) throwPasswordError((t) => t.errors.passwordTooShort(MIN_PASSWORD_LENGTH));
  if (password.length > MAX_PASSWORD_LENGTH)
    throwPasswordError((t) => t.errors.passwordTooLong(MAX_PASSWORD_LENGTH));
  const { storeName = '' } = await db.details.get();
  const knownTexts = [email, fullName, storeName, productName, ...PRODUCT_WORDS];
  if (passwords.isCommon(password) || isSimplePassword(password, knownTexts))
    throwPasswordError((t) => t.errors.passwordTooCommon);
  return password;
}

/**
 * Hashes a validated new password. Throws if it is known from a breach. Called last, so that only requests within the
 * limits reach the list of breached passwords.
 */
export async function hashNewPassword(
  password: string,
  { passwords }: Pick<Deps, 'passwords'>,
): Promise<string> {
  if (await passwords.isBreached(password)) throwPasswordError((t) => t.errors.passwordBreached);
  return passwords.hash(password);
}

/**
 * Compares a password with a hash. `unnormalized` means that the hash was made before passwords were
 * normalized. Takes the same time without a hash, so that timing doesn't reveal which accounts exist.
 */
export async function matchPassword(
  input: string,
  hash: string | undefined,
  { passwords }: Pick<Deps, 'passwords'>,
): Promise<'normalized' | 'unnormalized' | undefined> {
  const password = normalizePassword(input);
  if (await passwords.matches(password, hash)) return 'normalized';
  const legacyForms = new Set([input, input.normalize('NFC'), input.normalize('NFD')]);
  legacyForms.delete(password);
  for (const form of legacyForms) if (await passwords.matches(form, hash)) return 'unnormalized';
  return undefined;
}
