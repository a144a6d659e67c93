import { EMAIL_MAX, EMAIL_PATTERN } from '#contract/admin.ts';
import { refuseField } from '../refusal.ts';
import { serverCopy } from '../serverCopy.ts';

/**
 * One spelling for one mailbox: no spaces around, lower case, and characters that only differ in form (full width,
 * ligatures) made one. Look-alikes of other alphabets are other characters, and so other addresses.
 */
export const normalAddress = (text: string): string =>
  text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');

/** What mail headers give a meaning of their own, and what nobody can see. */
const TREACHEROUS = /[\p{C}<>()[\]\\,;:"]/u;

export const isAddress = (email: string): boolean => EMAIL_PATTERN.test(email) && !TREACHEROUS.test(email);

/** The address that somebody asks about. One that can't be an address is simply not known here. */
export function readAddress(text: string): string {
  const email = normalAddress(text);
  if (email.length > EMAIL_MAX) refuseField('email', serverCopy.emailTooLong(EMAIL_MAX));
  return email;
}

/** The address that somebody wants to register. */
export function readNewAddress(text: string): string {
  const email = readAddress(text);
  if (!isAddress(email)) refuseField('email', serverCopy.emailInvalid);
  return email;
}
