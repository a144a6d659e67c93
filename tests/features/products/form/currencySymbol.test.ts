import { expect, it } from 'vitest';
import { getCurrencySymbol } from '#features/format/moneyModel.ts';

it('is the rupee sign, until the store has one currency', () => {
  expect(getCurrencySymbol(null)).toBe('₹');
  expect(getCurrencySymbol('USD', 'en-IN')).toBe('$');
  expect(getCurrencySymbol('EUR', 'de')).toBe('€');
  expect(getCurrencySymbol('CHF', 'en')).toBe('CHF');
});
