import { expect, it } from 'vitest';
import type { Currency } from '#contract/money/currency.ts';
import { detectNumberStyle } from '#features/products/import/numberStyle.ts';

const detect = (prices: readonly string[], separator = ',', locale = 'en-GB', currency: Currency = 'KWD') =>
  detectNumberStyle(
    {
      headers: ['Name', 'Price', 'Stock'],
      rows: prices.map((price, index) => ({ number: index + 2, cells: ['1,5', price, ''] })),
    },
    ['name', 'actualPrice', 'stock'],
    { separator, locale, currency },
  );

it.each([
  [['1.299', '12.500', '1.299,50'], { decimal: ',', basis: 'certain' }],
  [['1.299', '12,50'], { decimal: ',', basis: 'certain' }],
  [['1,299', '1,299.50'], { decimal: '.', basis: 'certain' }],
  [['1,299', '12.5'], { decimal: '.', basis: 'certain' }],
  [['1,23,456', '1,299'], { decimal: '.', basis: 'certain' }],
  [['1.299.000', '1.299'], { decimal: ',', basis: 'certain' }],
  [['0,500', '1.299'], { decimal: ',', basis: 'certain' }],
  [['1299', '5', '-', 'many'], { decimal: '.', basis: 'irrelevant' }],
  [['12,50', '13,50', '12.50'], { decimal: ',', basis: 'mixed' }],
])('is detected from all numbers of the file: %j', (prices, expected) => {
  expect(detect(prices)).toMatchObject(expected);
});

it.each([
  [';', 'en-GB', ','],
  [';', 'de-DE', ','],
  [',', 'de-DE', '.'],
  ['\t', 'de-DE', ','],
  ['\t', 'en-GB', '.'],
  ['\t', 'hi-IN', '.'],
  ['\t', 'ar-EG', '.'],
])(
  'is guessed by the separator %j and the language %s if every number is ambiguous',
  (separator, locale, decimal) => {
    expect(detect(['1.299', '5'], separator, locale)).toEqual({
      decimal,
      basis: 'guessed',
      example: '1.299',
    });
  },
);

it.each([
  ['1.299', ',', 'INR', ','],
  ['1,299', ';', 'INR', '.'],
  ['1,299', ';', 'JPY', '.'],
  // The Kuwaiti dinar has three decimals.
  ['1,299', ';', 'KWD', ','],
])(
  'is guessed so that %s has valid decimals, with the separator %j in %s',
  (price, separator, currency, decimal) => {
    expect(detect([price], separator, 'en-GB', currency)).toEqual({
      decimal,
      basis: 'guessed',
      example: price,
    });
  },
);
