import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseProductRow } from '#contract/products/listedProduct.ts';
import { lenientProduct } from '#contract/products/product.ts';
import { getAllProducts } from '#contract/products/productCalls.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';

// The list is read by hand because a schema takes too long for 100,000 rows. What the schema says is what counts.

/** What the schema reads of a row, as far as a list shows it. */
function bySchema(row: unknown) {
  const read = lenientProduct.safeParse(row);
  if (!read.success) return undefined;
  const { _id, name, description, category, actualPrice, discountedPrice } = read.data;
  const { discountPercentage, stock, stockUnit, images, status, isFeatured } = read.data;
  const words = { _id, name, description, category, stockUnit, status };
  const figures = { actualPrice, discountedPrice, discountPercentage, stock, isFeatured };
  return { ...words, ...figures, images: images?.slice(0, 1) };
}

it('reads the sample as the schema does', () => {
  const { products } = getAllProducts.parsedResponse.parse({ products: sampleProducts });
  expect(products.length).toBeGreaterThan(20);
  expect(products).toEqual(sampleProducts.map(bySchema));
});

it.each([
  ['no object', 7],
  ['nothing', null],
  ['a list', [{ _id: '1' }]],
  ['no id', { name: 'Lamp' }],
  ['an id of another type', { _id: 7 }],
])('leaves out what is %s', (_, row) => {
  expect(bySchema(row)).toBeUndefined();
  expect(parseProductRow(row)).toBeUndefined();
});

it('reads anything as the schema does', () => {
  const value = fc.oneof(
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constantFrom(null, undefined, '12.5', [], {}, Number.NaN, Number.POSITIVE_INFINITY),
  );
  const names = 'name,description,category,actualPrice,discountedPrice,discountPercentage,stock,stockUnit';
  const anyProduct = fc.record(
    {
      _id: fc.oneof(fc.string(), value),
      ...Object.fromEntries(names.split(',').map((name) => [name, value])),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anyProduct, (row) => {
      expect(parseProductRow(row)).toEqual(bySchema(row));
    }),
    { numRuns: 1000 },
  );
});

// A small image in a table is better than none: the schema leaves out one without an id.
it.each([
  ['one without an id', [{ url: '/a' }], [{ url: '/a', publicId: '' }]],
  ['an odd one further on', [{ url: '/a', publicId: 'a' }, 7], [{ url: '/a', publicId: 'a' }]],
  ['an odd one before it', [null, { url: 7 }, { url: '/a', publicId: 'a' }], [{ url: '/a', publicId: 'a' }]],
  ['none', [], undefined],
  ['one without an address', [{ publicId: 'a' }], undefined],
  ['what is no list', { url: '/a' }, undefined],
])('shows the first image of %s', (_, images, shown) => {
  expect(parseProductRow({ _id: '1', images })?.images).toEqual(shown);
});
