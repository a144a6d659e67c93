import { removeInvisible } from '../text/cleanText.ts';
import * as z from 'zod/mini';

/** Matches an @ and a domain with a dot. The server checks more (`isEmail`). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Characters that can't be part of a URL's host. */
const NOT_IN_HOST = /[\s/?#:@%\\[\]]/;
const ASCII = /^[\0-\x7f]*$/;

/** Converts a domain to ASCII (IDNA): `münchen.example` becomes `xn--mnchen-3ya.example`. */
function toAsciiDomain(domain: string): string {
  if (ASCII.test(domain) || NOT_IN_HOST.test(domain)) return domain;
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}

/**
 * Normalizes an email address for comparison: without invisible characters, lower case, NFKC, with an ASCII domain. Look-alike letters
 * of other alphabets stay different.
 */
export function normalizeEmail(text: string): string {
  // Cleaned after NFKC, which replaces some characters by spaces.
  const email = removeInvisible(text.normalize('NFKC').toLowerCase()).normalize('NFKC');
  const domainStart = email.lastIndexOf('@') + 1;
  return email.slice(0, domainStart) + toAsciiDomain(email.slice(domainStart));
}

/** An email address in a request, normalized. */
export const emailText = z.string().check(z.overwrite(normalizeEmail));

/** Characters with a meaning in mail headers, and invisible ones. */
const UNSAFE_CHARACTERS = /[\p{C}<>()[\]\\,;:"]/u;

/** Returns whether a normalized address is valid. Its domain must be ASCII, as `normalizeEmail` returns it. */
export const isEmail = (email: string): boolean =>
  EMAIL_PATTERN.test(email) &&
  !UNSAFE_CHARACTERS.test(email) &&
  ASCII.test(email.slice(email.lastIndexOf('@') + 1));
