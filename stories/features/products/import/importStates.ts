import type {
  ChangedRow,
  ImportColumn,
  ImportCounts,
  ImportState,
  KeptRow,
  NewRow,
  RefusedRow,
} from '#features/products/import/importModel.ts';
import type { FileFormat } from '#features/products/import/parseTable.ts';

export const columns: readonly ImportColumn[] = [
  { header: 'Product ID', example: '65f1c0ffee65f1c0ffee65f1', target: 'id' },
  { header: 'Title', example: 'Diya brass lamp with a hand-turned walnut base', target: 'name' },
  {
    header: 'Description',
    example: 'Cast by hand in Moradabad, polished, and sealed.',
    target: 'description',
  },
  { header: 'Category', example: 'Home', target: 'category' },
  { header: 'Brand', example: 'Diya', target: 'brand' },
  { header: 'Price', example: '1,899.00', target: 'actualPrice' },
  { header: 'Qty', example: '12', target: 'stock' },
  { header: 'Unit', example: 'pieces', target: 'stockUnit' },
  { header: 'Locations', example: 'india; japan', target: 'locations' },
  { header: 'Images', example: 'lamp-front.jpg; lamp-side.jpg', target: 'images' },
  { header: 'Updated', example: '2026-11-20T10:00:00.000Z', target: 'updatedAt' },
  { header: 'Colour', example: '', target: 'ignored' },
];

export const format: FileFormat = { separator: ',', encoding: 'utf-8', certainty: 'certain' };

export const mapping: Extract<ImportState, { status: 'mapping' }> = {
  status: 'mapping',
  fileName: 'autumn-lamps.csv',
  rowCount: 1240,
  columns,
  format,
  numberStyle: { decimal: '.', basis: 'certain' },
  emptyCells: 'keep',
  imageCount: 14,
};

export const newRows: readonly NewRow[] = Array.from({ length: 61 }, (_, index) => ({
  number: index + 2,
  name: `Diya brass lamp no. ${index + 1}`,
  fields: [
    { field: 'name', cell: `Diya brass lamp no. ${index + 1}`, value: `Diya brass lamp no. ${index + 1}` },
    {
      field: 'description',
      cell: 'Cast by hand in Moradabad, polished, and sealed.',
      value: 'Cast by hand in Moradabad, polished, and sealed.',
    },
    { field: 'category', cell: 'Home & Kitchen', value: 'Home' },
    { field: 'brand', cell: 'Diya', value: 'Diya' },
    { field: 'actualPrice', cell: '1.299,50', value: '1299.5' },
    { field: 'stock', cell: '1.000', value: '1000' },
    { field: 'stockUnit', cell: 'pieces', value: 'pieces' },
    { field: 'isFeatured', cell: 'WAHR', value: true },
    { field: 'locations', cell: 'india; japan', value: ['india', 'japan'] },
    { field: 'images', cell: 'lamp-front.jpg', value: ['lamp-front.jpg'] },
  ],
}));

export const changedRows: readonly ChangedRow[] = [
  {
    number: 70,
    name: 'Kettle with a hand-turned walnut handle',
    changes: [
      { field: 'actualPrice', cell: '1.299', before: 1199, value: '1299' },
      { field: 'discountedPrice', cell: '', before: 999, value: '' },
      { field: 'stock', cell: '24', before: 6, value: '24' },
    ],
  },
  {
    number: 71,
    name: 'Linen apron',
    changes: [
      {
        field: 'description',
        cell: 'Stone-washed linen with two pockets.',
        before: 'Linen with a pocket.',
        value: 'Stone-washed linen with two pockets.',
      },
      { field: 'status', cell: 'Inactive', before: 'active', value: 'inactive' },
      { field: 'locations', cell: 'india; japan', before: ['india'], value: ['india', 'japan'] },
    ],
  },
];

export const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0, refused: 0, earlier: 0 };

const reasons: readonly (readonly string[])[] = [
  ['Product name is required', 'Stock must be a non-negative number'],
  ['Discounted price cannot be greater than actual price'],
  ['The image “lamp-back.jpg” is missing. Add it to the files you choose.'],
  ['No product has the ID “65f1c0ffee65f1c0ffee65f9”'],
  ['Someone else changed it.'],
];

export const refusedRows: readonly RefusedRow[] = Array.from({ length: 14 }, (_, index) => ({
  number: index * 83 + 7,
  name: index % 5 === 0 ? '' : `Diya brass lamp no. ${index + 1}`,
  reasons: reasons[index % 5] ?? [],
}));

export const recountedRows: readonly ChangedRow[] = [
  {
    number: 2,
    name: 'Kettle with a hand-turned walnut handle',
    changes: [{ field: 'stock', cell: '12', before: 7, value: '9' }],
    sinceExport: { moved: -3, effect: 'recounted' },
  },
  {
    number: 3,
    name: 'Linen apron',
    changes: [{ field: 'actualPrice', cell: '1299', before: 1199, value: '1299' }],
    sinceExport: { moved: 1, effect: 'kept' },
  },
];

export const keptRows: readonly KeptRow[] = [
  { number: 4, name: 'Diya brass lamp', sinceExport: { moved: -2, effect: 'kept' } },
  { number: 5, name: 'Stoneware planter', sinceExport: { moved: -14, effect: 'edited' } },
];
