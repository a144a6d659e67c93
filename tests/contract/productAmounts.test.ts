import { expect, it } from 'vitest';
import { lenientProduct } from '#contract/products/product.ts';
import { buildEditBody, toFormValues } from '#features/products/form/productPayload.ts';

// Some backends send amounts as text.

const sent = {
  _id: '1',
  actualPrice: '1299.50',
  discountedPrice: ' 999 ',
  discountPercentage: '23',
  stock: '12',
};
const read = { actualPrice: 1299.5, discountedPrice: 999, discountPercentage: 23, stock: 12 };

it('reads amounts sent as text', () => {
  expect(lenientProduct.parse(sent)).toEqual({ _id: '1', ...read });
});

it('fills the form with amounts sent as text', () => {
  expect(toFormValues(lenientProduct.parse(sent))).toMatchObject({
    actualPrice: '1299.5',
    discountedPrice: '999',
    stock: '12',
  });
});

it.each([1e21, 1e-7, 12.345, 1.7976931348623157e308, 5e-324])('saves a stored %d unchanged', (amount) => {
  const stored = lenientProduct.parse({
    _id: '1',
    actualPrice: amount,
    discountedPrice: amount,
    stock: amount,
  });
  const form = toFormValues(stored);
  expect(form.actualPrice).toMatch(/^[\d.]+$/);
  const { product } = buildEditBody(form, stored, 'any');
  expect([product.actualPrice, product.discountedPrice, product.stock]).toEqual([amount, amount, amount]);
});

it.each(['', ' ', '12,50', 'free', 'NaN', 'Infinity', true, [7], {}])(
  'does not read %o as an amount',
  (amount) => {
    expect(lenientProduct.parse({ _id: '1', stock: amount }).stock).toBeUndefined();
  },
);
