import { describe, expect, it } from 'vitest';
import { readMoney } from '#ui/money-field/money.ts';

describe('readMoney', () => {
  it.each([
    ['1899', 1899],
    ['1,899', 1899],
    ['1,24,900', 124_900],
    ['1,24,900.50', 124_900.5],
    ['12,34,567', 1_234_567],
    ['1 899', 1899],
    ['1\u00A0899', 1899],
    ['₹1,899', 1899],
    ['$ 19.99', 19.99],
    ['.5', 0.5],
    ['5.', 5],
    ['0', 0],
    ['007', 7],
  ])('reads %j as %d', (text, amount) => {
    expect(readMoney(text)).toBe(amount);
  });

  it.each(['', '   ', '\t'])('takes a blank %j for no amount at all', (text) => {
    expect(readMoney(text)).toBeUndefined();
  });

  it.each(['abc', '12a', '1.2.3', '--5', '-', '.', ',', '1e3', '₹.'])('refuses %j', (text) => {
    expect(readMoney(text)).toBeNaN();
  });

  it.each(['12,50', '1,2', '1,2345', ',500', '1,,000', '1,899,'])(
    'refuses %j, whose comma groups nothing, rather than guess',
    (text) => {
      expect(readMoney(text)).toBeNaN();
    },
  );

  it.each([
    ['-5', -5],
    ['\u22125', -5],
    ['-1,899', -1899],
  ])('keeps the sign of %j, for the form to object to', (text, amount) => {
    expect(readMoney(text)).toBe(amount);
  });
});
