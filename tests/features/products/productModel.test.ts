import { expect, it } from 'vitest';
import { getPercentOff, getPrices } from '#contract/products/prices.ts';
import { getStockLevel } from '#contract/products/stockLevel.ts';
import { createFormats } from '#features/format/formats.ts';
import { formatPercent, getThumbnailUrl } from '#features/products/productModel.ts';
import { stock as stockMessages } from '#languages/en/products.ts';

it.each([
  [
    { actualPrice: 100, discountedPrice: 80 },
    { price: 80, compareAtPrice: 100 },
  ],
  [{ actualPrice: 100 }, { price: 100 }],
  [{ actualPrice: 100, discountedPrice: 100 }, { price: 100 }],
  [{ actualPrice: 100, discountedPrice: 120 }, { price: 100 }],
  [{ actualPrice: 100, discountedPrice: 0 }, { price: 100 }],
  [{ actualPrice: 100, discountedPrice: -5 }, { price: 100 }],
  [
    { actualPrice: 100, discountedPrice: 0, discountPercentage: 100 },
    { price: 0, compareAtPrice: 100 },
  ],
  [{ discountedPrice: 80 }, { price: 80 }],
  [{}, {}],
])('prices of %o are %o', (product, prices) => expect(getPrices(product)).toEqual(prices));

it('is low in stock at 10 and not at 11, and out of stock at 0 and below', () => {
  expect([-3.5, -1, 0, 0.5, 10, 11, undefined].map((stock) => getStockLevel({ stock }))).toEqual([
    'out',
    'out',
    'out',
    'low',
    'low',
    'enough',
    undefined,
  ]);
});

it('is low in stock at the limit of the product', () => {
  const getLevels = (lowStockLimit: number) =>
    [0, 1, 3, 4].map((stock) => getStockLevel({ stock, lowStockLimit }));
  expect(getLevels(3)).toEqual(['out', 'low', 'low', 'enough']);
  expect(getLevels(0)).toEqual(['out', 'enough', 'enough', 'enough']);
});

it('shows a discount only if there is one', () => {
  expect(getPercentOff({ discountPercentage: 21 })).toBe(21);
  expect(getPercentOff({ discountPercentage: 0 })).toBeUndefined();
  expect(getPercentOff({ actualPrice: 100, discountedPrice: 80 })).toBe(20);
  expect(getPercentOff({})).toBeUndefined();
});

it('writes a negative stock with a minus sign', () => {
  expect(stockMessages.amount(-3.5, 'kg')).toBe('−3.5 kg');
});

it.each([
  ['en-GB', 29, '29%'],
  ['en-GB', 12.5, '12.5%'],
  ['de-DE', 12.5, '12,5\u00a0%'],
])('formats a percentage in %s: %d is %s', (locale, percent, text) => {
  const formats = createFormats({ locale, currency: null, timeZone: 'UTC' });
  expect(formatPercent(percent, formats)).toBe(text);
});

it('has the thumbnail of its first image, if there is one', () => {
  const [first, second] = [
    { url: '/1.webp', publicId: '1' },
    { url: '/2.webp', publicId: '2', thumbUrl: '/2-small.webp' },
  ];
  expect(getThumbnailUrl({ images: [second, first] })).toBe('/2-small.webp');
  expect(getThumbnailUrl({ images: [first, second] })).toBe('/1.webp');
  expect([getThumbnailUrl({ images: [] }), getThumbnailUrl({})]).toEqual([undefined, undefined]);
});
