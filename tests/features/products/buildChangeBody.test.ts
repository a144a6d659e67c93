import { expect, it } from 'vitest';
import { lenientProduct } from '#contract/products/product.ts';
import { buildChangeBody, getPreviousValues, hasValues } from '#features/products/bulk/buildChangeBody.ts';
import { aProduct } from '#mocks/builders.ts';

const discounted = lenientProduct.parse(
  aProduct({
    actualPrice: 100,
    discountedPrice: 80,
    discountPercentage: 20,
    updatedAt: '2026-11-20T08:00:00Z',
  }),
);

it('changes only the given fields, based on the loaded version', () => {
  const { product } = buildChangeBody(discounted, { status: 'draft' });
  expect(product).toMatchObject({
    status: 'draft',
    actualPrice: 100,
    discountedPrice: 80,
    discountPercentage: 20,
    stock: discounted.stock,
    updatedAt: '2026-11-20T08:00:00Z',
  });
});

it.each([{ status: 'draft' }, { stock: 40 }])('contains the loaded stock when it changes %o', (change) =>
  expect(buildChangeBody(discounted, change).product.stockBefore).toBe(discounted.stock),
);

it('recalculates the discount of changed prices, and sends null to clear it', () => {
  expect(buildChangeBody(discounted, { discountedPrice: 60 }).product.discountPercentage).toBe(40);
  expect(buildChangeBody(discounted, { actualPrice: 160 }).product.discountPercentage).toBe(50);
  expect(buildChangeBody(discounted, { discountedPrice: undefined }).product).toMatchObject({
    discountedPrice: null,
    discountPercentage: null,
  });
});

it('restores the previous values of changed fields', () => {
  const change = { isFeatured: true, discountedPrice: 60, stock: 3 };
  const previous = getPreviousValues({ ...discounted, isFeatured: undefined }, change);
  expect(previous).toEqual({ isFeatured: false, discountedPrice: 80, stock: discounted.stock });
  const changed = { ...discounted, ...change };
  expect(hasValues(changed, change)).toBe(true);
  expect(hasValues(changed, previous)).toBe(false);
  expect(hasValues({ ...changed, ...previous }, previous)).toBe(true);
});
