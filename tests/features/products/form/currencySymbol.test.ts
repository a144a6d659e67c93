import { expect, it } from 'vitest';
import { getCurrencySymbol } from '#features/format/formatMoney.ts';

it('is the rupee sign if the store has set no currency', () => {
  expect(getCurrencySymbol('productView', null, 'en-GB')).toBe('₹');
  expect(getCurrencySymbol('productView', 'USD', 'en-IN')).toBe('$');
  expect(getCurrencySymbol('productView', 'EUR', 'de')).toBe('€');
  expect(getCurrencySymbol('productView', 'CHF', 'en')).toBe('CHF');
});
