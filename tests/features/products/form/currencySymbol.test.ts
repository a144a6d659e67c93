import { expect, it } from 'vitest';
import { currencySymbol } from '#features/products/form/currencySymbol.ts';

it('is the rupee sign, until the store has one currency', () => {
  expect(currencySymbol(null)).toBe('₹');
  expect(currencySymbol('USD', 'en-IN')).toBe('$');
  expect(currencySymbol('EUR', 'de')).toBe('€');
  expect(currencySymbol('CHF', 'en')).toBe('CHF');
});
