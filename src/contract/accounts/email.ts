import { EMAIL_PATTERN } from './admin.ts';

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
 * Normalizes an email address for comparison: trimmed, lower case, NFKC, with an ASCII domain. Look-alike letters
 * of other alphabets stay different.
 */
export function normalizeEmail(text: string): string {
  const email = text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');
  const domainStart = email.lastIndexOf('@') + 1;
  return email.slice(0, domainStart) + toAsciiDomain(email.slice(domainStart));
}

/** Characters with a meaning in mail headers, and invisible ones. */
const UNSAFE_CHARACTERS = /[\p{C}<>()[\]\\,;:"]/u;

/** Returns whether a normalized address is valid. Its domain must be ASCII, as `normalizeEmail` returns it. */
export const isEmail = (email: string): boolean =>
  EMAIL_PATTERN.test(email) &&
  !UNSAFE_CHARACTERS.test(email) &&
  ASCII.test(email.slice(email.lastIndexOf('@') + 1));
