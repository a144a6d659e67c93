import { expect, it } from 'vitest';
import { lenientProduct } from '#contract/products/product.ts';
import {
  buildRestoreBody,
  findVersionProblems,
  restoreFields,
} from '#features/products/form/restoreVersion.ts';
import { edit } from '#languages/en/productForm.ts';
import { aProduct } from '#mocks/builders.ts';

const image = (publicId: string) => ({ url: `/uploads/${publicId}`, publicId });
const version = lenientProduct.parse(
  aProduct({ actualPrice: 100, sizes: ['S'], images: [image('old'), image('kept')] }),
);
const present = lenientProduct.parse({
  ...version,
  actualPrice: 120,
  discountedPrice: 90,
  discountPercentage: 25,
  ram: '8 GB',
  sizes: [],
  images: [{ ...image('kept'), thumbUrl: '/small' }, image('new')],
  updatedAt: '2026-11-20T08:00:00Z',
});

const rules = { messages: edit.problems, currency: null };

it('sends all fields of the version, with the time of the present product', () => {
  expect(buildRestoreBody(version, present).product).toMatchObject({
    name: version.name,
    actualPrice: 100,
    sizes: ['S'],
    updatedAt: '2026-11-20T08:00:00Z',
  });
});

it('clears fields that the version doesn’t have', () => {
  const { product } = buildRestoreBody(version, present);
  expect(product).toMatchObject({ discountedPrice: null, discountPercentage: null, ram: null });
  expect(product.weights).toBeUndefined();
});

it('brings the version’s images back in their order, and deletes the others', () => {
  const { product, images, imagesToDelete } = buildRestoreBody(version, present);
  expect(product.images).toEqual([image('old'), image('kept')]);
  expect(images).toEqual([]);
  expect(imagesToDelete).toEqual(['new']);
});

it('accepts a version that the form would save', () => {
  expect(findVersionProblems(version, present, rules)).toEqual([]);
});

it('lists what the form would refuse', () => {
  const broken = { ...version, brand: ' ', discountedPrice: 200, images: [] };
  expect(findVersionProblems(broken, present, rules)).toEqual([
    'Brand is required.',
    'At least one product image is required.',
    'Discounted price cannot exceed actual price.',
  ]);
});

it('accepts a price with too many decimals only if the product has it now', () => {
  const precise = { ...version, actualPrice: 100.555 };
  const inRupees = { ...rules, currency: 'INR' };
  expect(findVersionProblems(precise, present, inRupees)).toHaveLength(1);
  expect(findVersionProblems(precise, { ...present, actualPrice: 100.555 }, inRupees)).toEqual([]);
});

it('restores only the selected fields, and calculates the discount of the prices', () => {
  const earlier = { ...present, actualPrice: 2000, discountedPrice: undefined, stock: 1, ram: undefined };
  const now = { ...present, actualPrice: 1000, discountedPrice: 900, stock: 7, ram: '8 GB' };
  const restored = restoreFields(earlier, now, ['actualPrice', 'ram']);
  expect(restored).toEqual({ ...now, actualPrice: 2000, ram: undefined, discountPercentage: 55 });
  expect(buildRestoreBody(restored, now).product).toMatchObject({ ram: null, stock: 7 });
});

it('keeps what is sold meanwhile, unless the stock is restored', () => {
  const earlier = { ...present, name: 'Earlier', stock: 12 };
  const now = { ...present, stock: 7 };
  const build = (fields: ('name' | 'stock')[]) =>
    buildRestoreBody(restoreFields(earlier, now, fields), now).product;
  expect(build(['name'])).toMatchObject({ stock: 7, stockBefore: 7 });
  expect(build(['name', 'stock'])).toMatchObject({ stock: 12, stockBefore: undefined });
});
