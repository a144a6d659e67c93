import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareSortKeys, toSortKey } from '#contract/lists/sortKey.ts';
import { arbitraryCharacter } from '../fuzz/arbitraryValues.ts';

const sort = (texts: readonly string[]) =>
  texts.toSorted((one, other) => compareSortKeys(toSortKey(one), toSortKey(other)));

it.each([
  ['numbers by their value', ['Item 9', 'Item 10', 'Item 010b', 'Item 100']],
  ['numbers within numbers', ['v1.9', 'v1.10', 'v2.1']],
  ['letters without case and accents', ['Eclair', 'éclairs', 'ECLAT', 'Zebra']],
  ['Devanagari with its vowel signs', ['कलम', 'काम', 'किताब', 'कुर्ता']],
  ['an emoji after all letters', ['Zebra', 'ｚebra', '🎈balloon']],
  ['an empty text first', ['', 'a']],
])('orders %s', (_, texts) => expect(sort(texts.toReversed())).toEqual(texts));

it.each([
  ['case', 'KETTLE', 'kettle'],
  ['accents', 'Café', 'cafe'],
  ['composed and decomposed accents', 'Cafe\u0301', 'Café'],
  ['zeros before a number', 'Item 007', 'Item 7'],
])('does not distinguish %s', (_, one, other) => expect(toSortKey(one)).toBe(toSortKey(other)));

it('is short enough for an index for any name', () => {
  const longest = [9, 'किताब', '한글', '🎈', '1 '].map((text) => toSortKey(`${text}`.repeat(300)));
  expect(longest.map((key) => Buffer.byteLength(key) <= 600)).toEqual(longest.map(() => true));
});

it('returns keys that have the same order in UTF-16 and UTF-8', () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom('\ue000', '\uffff', '\ud83d', '9', 'é'), arbitraryCharacter),
  });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [first, second] = [toSortKey(one), toSortKey(other)];
      expect(compareSortKeys(first, second)).toBe(Buffer.compare(Buffer.from(first), Buffer.from(second)));
      expect(first.isWellFormed()).toBe(true);
      expect(first).not.toContain('\0');
    }),
    { numRuns: 2000 },
  );
});
