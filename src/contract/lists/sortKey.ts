import type { SortValue } from './listRules.ts';

/** Characters of a key. Further ones don't order: an index of PostgreSQL holds at most 2,700 bytes a row. */
const SORT_KEY_MAX = 200;

/** Digits that a number is filled up to with zeros; longer ones are ordered as text. */
const NUMBER_WIDTH = 12;

// Accents of Latin, Greek and Cyrillic letters. Marks of other scripts are letters of their own: without its vowel signs,
// Devanagari is unreadable. The last two can't be stored everywhere and have a meaning below.
const IGNORED = /[\u0300-\u036f\0\uffff]/g;
const PLAIN = /^[ -~]*$/;
const BEYOND_16_BIT = /[\u{10000}-\u{10ffff}]/gu;

/**
 * Returns the text by which rows are ordered: without case and accents, and with numbers by their value. Keys compared by
 * code unit have the same order here, in SQLite (BINARY) and in PostgreSQL (COLLATE "C"), and comparing them costs a third
 * of what a collator takes.
 */
export function toSortKey(text: string): string {
  const lower = text.toLowerCase();
  const letters = PLAIN.test(lower) ? lower : stripAccents(lower);
  const key = letters.replaceAll(/\d+/g, padNumber);
  return key.length > SORT_KEY_MAX ? key.slice(0, SORT_KEY_MAX).toWellFormed() : key;
}

/**
 * Databases compare UTF-8, where an emoji stands behind all letters; in UTF-16 it stands before some. Behind the last
 * 16-bit character it has the same place in both.
 */
export const toDatabaseOrder = (text: string): string => text.replaceAll(BEYOND_16_BIT, '\uffff$&');

const stripAccents = (text: string) =>
  toDatabaseOrder(text.toWellFormed().normalize('NFD').replaceAll(IGNORED, ''));

const padNumber = (digits: string) => digits.replace(/^0+/, '').padStart(NUMBER_WIDTH, '0');

/** Compares two keys, or two numbers. */
export function compareSortKeys(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Returns the value that rows are ordered by, here and in a database; undefined for none. */
export function toKey(value: SortValue): SortValue {
  if (typeof value === 'string') return toSortKey(value);
  return Number.isNaN(value) ? undefined : value;
}
