import { expect, it } from 'vitest';
import { formatMoney } from '#features/format/formatMoney.ts';

it('writes the currency symbol specified for each screen', () => {
  expect(formatMoney(36549, 'inventory', null, 'en-IN')).toBe('Rs 36,549');
  expect(formatMoney(48623910, 'dashboard', null, 'en-IN')).toBe('₹4,86,23,910');
  expect(formatMoney(586214, 'productList', null, 'en-US')).toBe('$586,214');
});

it('rounds decimal halves up despite binary rounding errors', () => {
  expect(formatMoney(10.075, 'orders', null, 'en-IN')).toBe('₹10.08');
  expect(formatMoney(-1.005, 'orders', null, 'en-IN')).toBe('−₹1.01');
  expect(formatMoney(-0.004, 'orders', null, 'en-IN')).toBe('₹0');
  expect(formatMoney(12.5, 'orders', 'JPY', 'en-US')).toBe('¥13');
  expect(formatMoney(10.075, 'orders', 'KWD', 'en-US')).toMatch(/10\.075$/);
  expect(formatMoney(1e21, 'orders', null, 'en-US')).toBe('₹1,000,000,000,000,000,000,000');
});

it('writes the currency of the store everywhere if one is set', () => {
  expect(formatMoney(12.5, 'inventory', 'EUR', 'en-IE')).toBe('€12.50');
  expect(formatMoney(12.5, 'productList', 'EUR', 'en-IE')).toBe('€12.50');
});

it('writes all decimals or none', () => {
  expect(formatMoney(1299.5, 'inventory', null, 'en-IN')).toBe('Rs 1,299.50');
  expect(formatMoney(1299.999, 'inventory', null, 'en-IN')).toBe('Rs 1,300');
  expect(formatMoney(1299, 'inventory', 'INR', 'en-IN')).toBe('₹1,299');
  expect(formatMoney(1299, 'inventory', 'JPY', 'en-US')).toBe('¥1,299');
  expect(formatMoney(1.5, 'inventory', 'KWD', 'en-US')).toMatch(/1\.500$/);
});

it('writes a minus sign before the symbol', () => {
  expect(formatMoney(-5, 'orders', null, 'en')).toBe('−₹5');
});
