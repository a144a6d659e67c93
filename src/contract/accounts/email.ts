import { EMAIL_PATTERN } from './admin.ts';

/** Characters that a URL's host can't have: what begins with one of these would be read as another part of the URL. */
const NOT_IN_HOST = /[\s/?#:@%\\[\]]/;
const ASCII = /^[\0-\x7f]*$/;

/** Converts a domain to the form that mail servers use (IDNA): `münchen.example` is `xn--mnchen-3ya.example`. */
function toAsciiDomain(domain: string): string {
  if (ASCII.test(domain) || NOT_IN_HOST.test(domain)) return domain;
  const url = `http://${domain}`;
  return URL.canParse(url) ? new URL(url).hostname : domain;
}

/**
 * Returns one spelling for one mailbox: no spaces around, lower case, characters that only differ in form (full width,
 * ligatures) made one, and the domain as mail servers know it. Look-alikes of other alphabets are other characters, and so
 * other addresses.
 */
export function normalizeEmail(text: string): string {
  const email = text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');
  const domainStart = email.lastIndexOf('@') + 1;
  return email.slice(0, domainStart) + toAsciiDomain(email.slice(domainStart));
}

/** Characters that mean something in mail headers, and invisible ones. */
const UNSAFE_CHARACTERS = /[\p{C}<>()[\]\\,;:"]/u;

/** Tells whether a normalized address can be written to. One whose domain is still not ASCII has none that can exist. */
export const isEmail = (email: string): boolean =>
  EMAIL_PATTERN.test(email) &&
  !UNSAFE_CHARACTERS.test(email) &&
  ASCII.test(email.slice(email.lastIndexOf('@') + 1));
