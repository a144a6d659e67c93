import { expect, it } from 'vitest';
import { findChanges, productChanges, undoChanges } from '#contract/history/productChanges.ts';
import {
  formatSource,
  MAX_FILE_NAME_LENGTH,
  parseSource,
  SOURCE_FILE_HEADER,
  SOURCE_HEADER,
} from '#contract/history/historySource.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';

const [product] = sampleProducts;
if (!product) throw new Error('the sample has no products');

it.each(['prices.csv', 'Preise – März 100%.csv', 'الأسعار;"1".csv', '\ud800.csv'])(
  'sends the file name %j in a header',
  (fileName) => {
    const headers = new Headers(formatSource({ kind: 'import', fileName }));
    const parsed = parseSource(headers.get(SOURCE_HEADER)!, headers.get(SOURCE_FILE_HEADER)!);
    expect(parsed).toEqual({ kind: 'import', fileName: fileName.toWellFormed() });
  },
);

it('cuts a long file name', () => {
  const { fileName } = parseSource('import', 'x'.repeat(5000))!;
  expect(fileName!.length).toBeLessThanOrEqual(MAX_FILE_NAME_LENGTH);
});

it('ignores a source that it does not know, and a file name that is not encoded', () => {
  expect(parseSource(undefined, undefined)).toBeUndefined();
  expect(parseSource('magic', 'prices.csv')).toBeUndefined();
  expect(parseSource('import', '%E0%A4%A')).toEqual({ kind: 'import' });
});

it('finds the changed fields, and returns the version before them', () => {
  const after = { ...product, actualPrice: 1199, stock: 40, sizes: ['M', 'L'] };
  const changes = findChanges(product, after);
  expect(Object.keys(changes)).toEqual(['actualPrice', 'stock', 'sizes']);
  expect(changes.actualPrice).toEqual({ from: product.actualPrice, to: 1199 });
  expect(undoChanges(after, changes)).toEqual(product);
});

it('finds no change in a copy, with other thumbnails, or with null for a missing value', () => {
  const images = product.images.map((image) => ({ ...image, thumbUrl: '/thumbnails/other' }));
  expect(findChanges(product, structuredClone({ ...product, images }))).toEqual({});
  expect(findChanges({ ...product, ram: undefined }, { ...product, ram: null as never })).toEqual({});
});

it('survives storing as JSON', () => {
  const changes = findChanges(product, {
    ...product,
    ram: '8 GB',
    stock: 0,
    isFeatured: !product.isFeatured,
  });
  expect(productChanges.parse(JSON.parse(JSON.stringify(changes)))).toEqual(changes);
});
