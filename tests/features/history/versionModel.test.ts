import { expect, it } from 'vitest';
import type { HistoryEntry } from '#contract/history/history.ts';
import { lenientProduct, type Product } from '#contract/products/product.ts';
import { compareFields, getDefaultSelection, getFilledFields } from '#features/history/versionModel.ts';
import { aProduct } from '#mocks/builders.ts';
import { anEntry } from '#mocks/sampleHistory.ts';

const present = lenientProduct.parse(aProduct());
const findDifferent = (version: Product) =>
  compareFields({ version, present }, anEntry({ changes: {} }))
    .filter(({ differs }) => differs)
    .map(({ field }) => field);

it('finds the fields that differ, without the discount, which follows the prices', () => {
  expect(findDifferent({ ...present, stock: 1, actualPrice: 2, discountPercentage: 3 })).toEqual([
    'actualPrice',
    'stock',
  ]);
});

it('treats missing, empty and false values as the same', () => {
  expect(findDifferent({ ...present, ram: '', sizes: [], isFeatured: undefined })).toEqual([]);
});

it('compares images by what is stored, and their order', () => {
  const [image] = present.images!;
  const other = { url: '/b', publicId: 'b' };
  expect(findDifferent({ ...present, images: [{ ...image!, thumbUrl: '/small' }] })).toEqual([]);
  expect(findDifferent({ ...present, images: [image!, other] })).toEqual(['images']);
});

it('marks the fields that the change touched, and puts them first', () => {
  const entry = anEntry({ changes: { stock: { from: 1, to: 2 }, discountPercentage: { to: 2 } } });
  const touched = compareFields({ version: present, present }, entry).filter(({ isChanged }) => isChanged);
  expect(touched.map(({ field }) => field)).toEqual(['stock']);
  expect(compareFields({ version: present, present }, entry)[0]?.field).toBe('stock');
});

it('lists the filled fields of a deleted product', () => {
  const version = lenientProduct.parse({ _id: '1', name: 'Lamp', stock: 0, brand: '', sizes: [] });
  expect(getFilledFields(version)).toEqual(['name', 'stock', 'isFeatured']);
});

it('selects the fields of the change, or all that differ if those are the same now', () => {
  const comparison = { version: { ...present, stock: 1, ram: '8 GB' }, present };
  const select = (changes: HistoryEntry['changes']) => [
    ...getDefaultSelection(comparison, anEntry({ changes })),
  ];
  expect(select({ stock: { from: 1, to: 2 } })).toEqual(['stock']);
  expect(select({ brand: { from: 'A', to: 'B' } })).toEqual(['stock', 'ram']);
});
