import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCurrencyDecimals, hasTooManyDecimals } from '#contract/money/currency.ts';
import { multiplyAmount, roundAmount, toSmallestUnits } from '#contract/money/decimal.ts';
import { calculateDiscountPercent, getPercentOff } from '#contract/products/prices.ts';

describe('calculateDiscountPercent', () => {
  it.each([
    [40, 17, 58],
    [200, 143, 29],
    [1000, 715, 29],
    [0.4, 0.17, 58],
    [1e21, 1e-7, 100],
    [1e-300, 1e-301, 90],
    [3, 3, 0],
    [100, 99.9, 0],
  ])('of %d to %d is %d', (actual, discounted, percent) => {
    expect(calculateDiscountPercent(actual, discounted)).toBe(percent);
  });

  it('rounds every half up, whatever the unit of the prices', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.constantFrom(1, 10, 100, 1000), (one, other, unit) => {
        const [actual, discounted] = one > other ? [one, other] : [other, one];
        // In whole numbers nothing is lost.
        const percent = Math.floor((200 * (actual - discounted) + actual) / (2 * actual));
        expect(calculateDiscountPercent(actual / unit, discounted / unit)).toBe(percent);
      }),
      { numRuns: 2000 },
    );
  });

  it('corrects a stored percentage that was rounded in binary, and keeps any other', () => {
    const prices = { actualPrice: 40, discountedPrice: 17 };
    const stored = [57, 58, 50, 57.5, undefined];
    expect(stored.map((discountPercentage) => getPercentOff({ ...prices, discountPercentage }))).toEqual([
      58, 58, 50, 57.5, 58,
    ]);
  });
});

describe('roundAmount', () => {
  it.each([
    [10.075, 2, 10.08],
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [8.345, 2, 8.35],
    [1.004999, 2, 1],
    [0.1 + 0.2, 2, 0.3],
    [3 * 1.005, 2, 3.02],
    [12.5, 0, 13],
    [-0.004, 2, 0],
    [10.0755, 3, 10.076],
    [1e21, 2, 1e21],
    [1_234_567_890_123.456, 2, 1_234_567_890_123.46],
  ])('of %d to %d decimals is %d', (amount, decimals, rounded) => {
    expect(roundAmount(amount, decimals)).toBe(rounded);
  });

  it('is what adding up counts', () => {
    const thousandths = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((one) => one / 1000);
    fc.assert(
      fc.property(thousandths, fc.constantFrom(0, 2, 3), (amount, decimals) => {
        expect(toSmallestUnits(amount, decimals) / 10 ** decimals).toBe(roundAmount(amount, decimals));
      }),
      { numRuns: 2000 },
    );
  });
});

it('multiplies a price without losing a cent', () => {
  expect(multiplyAmount(1.005, 3)).toBe(3.015);
  expect(multiplyAmount(0.1, 3)).toBe(0.3);
  expect(multiplyAmount(19.99, 2.5)).toBe(49.975);
  expect(multiplyAmount(-4.35, 100)).toBe(-435);
});

it.each([
  [12.5, 'JPY', true],
  [12, 'JPY', false],
  [1e21, 'JPY', false],
  [12.5, 'INR', false],
  [10.075, 'INR', true],
  [10.075, 'KWD', false],
  [1e-7, 'KWD', true],
  [1e-7, null, true],
  [12.34, null, false],
] as const)('%d in %s has more decimals than its currency: %s', (amount, currency, isFiner) => {
  expect(hasTooManyDecimals(amount, currency)).toBe(isFiner);
});

it('has the decimals of each currency', () => {
  expect([null, 'INR', 'JPY', 'KWD'].map(getCurrencyDecimals)).toEqual([2, 2, 0, 3]);
});
