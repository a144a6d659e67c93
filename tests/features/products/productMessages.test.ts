import { describe, expect, it } from 'vitest';
import * as arTools from '#languages/ar/productTools.ts';
import * as ar from '#languages/ar/products.ts';
import * as deTools from '#languages/de/productTools.ts';
import * as de from '#languages/de/products.ts';
import * as enTools from '#languages/en/productTools.ts';
import * as en from '#languages/en/products.ts';
import * as hiTools from '#languages/hi/productTools.ts';
import * as hi from '#languages/hi/products.ts';

describe.each([
  ['English', en, enTools],
  ['Hindi', hi, hiTools],
  ['German', de, deTools],
  ['Arabic', ar, arTools],
])('in %s', (_, products, tools) => {
  // The card writes what is around the emphasis apart from it.
  it.each(['orders', 'users', 'products', 'revenue'] as const)(
    'the caption of %s has its emphasis',
    (figure) =>
      expect(products.totals[figure].caption.split(products.totals[figure].emphasis)).toHaveLength(2),
  );

  it('a sentence has the figure that stands out in it', () =>
    expect(tools.quickEdit.now('46 kg').split('46 kg')).toHaveLength(2));
});

it('keeps the minus of a stock that was oversold where one and two are words', () => {
  expect(ar.stock.amount(1, 'pieces')).toBe('قطعة واحدة');
  expect(ar.stock.amount(-1, 'pieces')).toMatch(/^\p{Cf}*\u2212.* قطعة$/u);
});

it('writes a unit in the words of the language, and one that it does not know as it is', () => {
  expect(de.stock.amount(1, 'packs')).toBe('1 Packung');
  expect(de.stock.amount(2, 'packs')).toBe('2 Packungen');
  expect(de.stock.amount(2, 'crates')).toBe('2 crates');
  expect(de.stock.amount(2, 'constructor')).toBe('2 constructor');
});
