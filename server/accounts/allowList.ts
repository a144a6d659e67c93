import { isEmail, normalizeEmail } from '#contract/accounts/email.ts';

/** Parses the addresses and domains of a setting: `asha@store.example, store.example` */
export const parseAllowList = (text: string): string[] =>
  text
    .normalize('NFKC')
    .split(/[\s,;]+/)
    .map((entry) => normalizeEmail(entry.replace(/^@/, '')))
    .filter((entry) => entry !== '');

export const isAllowListEntry = (entry: string): boolean =>
  isEmail(entry.includes('@') ? entry : `someone@${entry}`);

/** Tells whether the address, or its domain, is on the list. A domain does not include its subdomains. */
export const isListed = (email: string, list: readonly string[]): boolean =>
  list.includes(email) || list.includes(email.slice(email.lastIndexOf('@') + 1));
