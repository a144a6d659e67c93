import { isAddress, normalAddress } from './emailAddress.ts';

/** The addresses and domains of a setting: `asha@store.example, store.example` */
export const readAllowList = (text: string): string[] =>
  normalAddress(text)
    .split(/[\s,;]+/)
    .map((entry) => entry.replace(/^@/, ''))
    .filter((entry) => entry !== '');

export const isAllowListEntry = (entry: string): boolean =>
  isAddress(entry.includes('@') ? entry : `someone@${entry}`);

/** Whether the address, or its domain, is on the list. A domain does not stand for those below it. */
export const isListed = (email: string, list: readonly string[]): boolean =>
  list.includes(email) || list.includes(email.slice(email.lastIndexOf('@') + 1));
