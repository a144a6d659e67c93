import type { SortValue } from './listRules.ts';

/** Maximum length of a key, because a PostgreSQL index holds at most 2,700 bytes per row. */
const SORT_KEY_MAX = 200;

/** Numbers are padded to this many digits; longer ones sort as text. */
const NUMBER_WIDTH = 12;

// Accents of Latin, Greek and Cyrillic. Marks of other scripts, such as Devanagari vowel signs, change the letter
// and stay. \0 and \uffff can't be stored everywhere.
const IGNORED = /[\u0300-\u036f\0\uffff]/g;
const PLAIN = /^[ -~]*$/;
const BEYOND_16_BIT = /[\u{10000}-\u{10ffff}]/gu;

/**
 * Returns the key that texts are sorted by: no case, no accents, numbers by value. Compared by code unit, keys
 * have the same order in JavaScript, SQLite (BINARY) and PostgreSQL (COLLATE "C").
 */
export function toSortKey(text: string): string {
  const lower = text.toLowerCase();
  const letters = PLAIN.test(lower) ? lower : stripAccents(lower);
  const key = letters.replaceAll(/\d+/g, padNumber);
  return key.length > SORT_KEY_MAX ? key.slice(0, SORT_KEY_MAX).toWellFormed() : key;
}

/** Makes UTF-16 order match the UTF-8 order of databases, in which characters beyond 16 bits come last. */
export const toDatabaseOrder = (text: string): string => text.replaceAll(BEYOND_16_BIT, '\uffff$&');

const stripAccents = (text: string) =>
  toDatabaseOrder(text.toWellFormed().normalize('NFD').replaceAll(IGNORED, ''));

const padNumber = (digits: string) => digits.replace(/^0+/, '').padStart(NUMBER_WIDTH, '0');

export function compareSortKeys(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Returns the value to sort by; undefined for none. The same in the browser and in a database. */
export function toKey(value: SortValue): SortValue {
  if (typeof value === 'string') return toSortKey(value);
  return Number.isNaN(value) ? undefined : value;
}
