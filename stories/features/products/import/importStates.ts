import type { ImportColumn, ImportCounts, RefusedRow } from '#features/products/import/importModel.ts';

export const columns: readonly ImportColumn[] = [
  { heading: 'Product ID', example: '65f1c0ffee65f1c0ffee65f1', target: 'id' },
  { heading: 'Title', example: 'Diya brass lamp with a hand-turned walnut base', target: 'name' },
  {
    heading: 'Description',
    example: 'Cast by hand in Moradabad, polished, and sealed.',
    target: 'description',
  },
  { heading: 'Category', example: 'Home', target: 'category' },
  { heading: 'Brand', example: 'Diya', target: 'brand' },
  { heading: 'Price', example: '1,899.00', target: 'actualPrice' },
  { heading: 'Qty', example: '12', target: 'stock' },
  { heading: 'Unit', example: 'pieces', target: 'stockUnit' },
  { heading: 'Locations', example: 'india; japan', target: 'locations' },
  { heading: 'Images', example: 'lamp-front.jpg; lamp-side.jpg', target: 'images' },
  { heading: 'Updated', example: '2026-11-20T10:00:00.000Z', target: 'updatedAt' },
  { heading: 'Colour', example: '', target: 'ignored' },
];

export const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0, refused: 0, earlier: 0 };

const reasons: readonly (readonly string[])[] = [
  ['Product name is required', 'Stock must be a non-negative number'],
  ['Discounted price cannot be greater than actual price'],
  ['The image “lamp-back.jpg” was not chosen'],
  ['No product has the ID “65f1c0ffee65f1c0ffee65f9”'],
  ['Somebody changed it meanwhile'],
];

export const refusedRows: readonly RefusedRow[] = Array.from({ length: 14 }, (_, index) => ({
  number: index * 83 + 7,
  name: index % 5 === 0 ? '' : `Diya brass lamp no. ${index + 1}`,
  reasons: reasons[index % 5] ?? [],
}));
