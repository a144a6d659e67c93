import { expect, it } from 'vitest';
import {
  amountText,
  percentOff,
  pricesOf,
  stockLevel,
  thumbnailOf,
} from '#features/products/productModel.ts';

it.each([
  [
    { actualPrice: 100, discountedPrice: 80 },
    { pays: 80, was: 100 },
  ],
  [{ actualPrice: 100 }, { pays: 100 }],
  [{ actualPrice: 100, discountedPrice: 100 }, { pays: 100 }],
  [{ actualPrice: 100, discountedPrice: 120 }, { pays: 100 }],
  [{ actualPrice: 100, discountedPrice: 0 }, { pays: 100 }],
  [{ actualPrice: 100, discountedPrice: -5 }, { pays: 100 }],
  [
    { actualPrice: 100, discountedPrice: 0, discountPercentage: 100 },
    { pays: 0, was: 100 },
  ],
  [{ discountedPrice: 80 }, { pays: 80 }],
  [{}, {}],
])('prices of %o are %o', (product, prices) => expect(pricesOf(product)).toEqual(prices));

it('is low in stock at 10 and not at 11', () => {
  expect([stockLevel(-1), stockLevel(10), stockLevel(11)]).toEqual(['low', 'low', 'enough']);
});

it('says a discount only where there is one', () => {
  expect(percentOff({ discountPercentage: 21 })).toBe(21);
  expect(percentOff({ discountPercentage: 0 })).toBeUndefined();
  expect(percentOff({ actualPrice: 100, discountedPrice: 80 })).toBe(20);
  expect(percentOff({})).toBeUndefined();
});

it('writes a stock that was oversold with a true minus sign', () => {
  expect(amountText(-3.5, 'kg')).toBe('−3.5 kg');
});

it('stands in a table as the small copy of its first image, where there is one', () => {
  const [first, second] = [
    { url: '/1.webp', publicId: '1' },
    { url: '/2.webp', publicId: '2', thumbUrl: '/2-small.webp' },
  ];
  expect(thumbnailOf({ images: [second, first] })).toBe('/2-small.webp');
  expect(thumbnailOf({ images: [first, second] })).toBe('/1.webp');
  expect([thumbnailOf({ images: [] }), thumbnailOf({})]).toEqual([undefined, undefined]);
});
