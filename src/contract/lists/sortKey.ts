import type { SortValue } from './listRules.ts';

/** In UTF-16 code units. A PostgreSQL index holds at most 2,700 bytes per row. */
const MAX_SORT_KEY_LENGTH = 200;

/** Numbers are padded to this many digits; longer ones sort as text. */
const PADDED_DIGITS = 12;

// Accents of Latin, Greek and Cyrillic. Marks of other scripts stay, because they change the letter (Devanagari
// vowel signs). PostgreSQL can't store \0, and toUtf8Order uses \uffff.
const IGNORED = /[\u0300-\u036f\0\uffff]/g;
const PRINTABLE_ASCII = /^[ -~]*$/;
const BEYOND_16_BIT = /[\u{10000}-\u{10ffff}]/gu;

/**
 * Returns the key that texts are sorted by: no case, no accents, numbers by value. Compared by code unit, keys
 * have the same order in JavaScript, SQLite (BINARY) and PostgreSQL (COLLATE "C").
 */
export function toSortKey(text: string): string {
  const lower = text.toLowerCase();
  const letters = PRINTABLE_ASCII.test(lower) ? lower : stripAccents(lower);
  const key = letters.replaceAll(/\d+/g, padNumber);
  return key.length > MAX_SORT_KEY_LENGTH ? key.slice(0, MAX_SORT_KEY_LENGTH).toWellFormed() : key;
}

/** Makes UTF-16 order match the UTF-8 order of databases, in which characters beyond 16 bits come last. */
export const toUtf8Order = (text: string): string => text.replaceAll(BEYOND_16_BIT, '\uffff$&');

const stripAccents = (text: string) =>
  toUtf8Order(text.toWellFormed().normalize('NFD').replaceAll(IGNORED, ''));

const padNumber = (digits: string) => digits.replace(/^0+/, '').padStart(PADDED_DIGITS, '0');

/** Compares two values of the same type by code unit or number, for `toSorted`. */
export function compareSortKeys(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Converts a value to one that sorts the same in the browser and in a database. NaN becomes undefined. */
export function normalizeSortValue(value: SortValue): SortValue {
  if (typeof value === 'string') return toSortKey(value);
  return Number.isNaN(value) ? undefined : value;
}
