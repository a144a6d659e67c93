import { expect, it, vi } from 'vitest';
import { lenientProduct, type Product } from '#contract/products/product.ts';
import type { RowReader } from '#app/list/readRows.ts';
import { checkRows } from '#app/products/import/checkFile.ts';
import { formatCsvLine } from '#features/csv/csvText.ts';
import { type PreviousSave, getRefusedRows } from '#features/products/import/importModel.ts';
import { guessMapping } from '#features/products/import/importFields.ts';
import { addImageFiles } from '#features/products/import/imageCell.ts';
import { type ImportTable, parseTable } from '#features/products/import/parseTable.ts';
import { productHeaders } from '#features/products/inventory/productExport.ts';
import { imageField as imageFieldMessages } from '#languages/en/images.ts';
import {
  choices as choicesMessages,
  create as createMessages,
  edit as editMessages,
} from '#languages/en/productForm.ts';
import { importPage as importPageMessages } from '#languages/en/productImport.ts';
import { labels } from '#languages/en/productLabels.ts';
import { aProduct } from '#mocks/builders.ts';

const messages = {
  importPage: importPageMessages,
  create: createMessages,
  edit: editMessages,
  choices: choicesMessages,
  labels,
  imageField: imageFieldMessages,
};
const earlier = { created: new Set<string>(), saves: new Map<string, PreviousSave>() };
const COUNT = 5000;
const isInvalid = (index: number) => index % 100 === 7;
const isKnown = (index: number) => index % 2 === 1;
const HEADINGS = [
  ...(['id', 'name', 'description', 'category', 'brand', 'actualPrice'] as const),
  ...(['stock', 'stockUnit', 'locations', 'images'] as const),
].map((field) => productHeaders[field]);

/** Creates a table in which half of the rows have an ID and one of a hundred is invalid, each for another reason. */
function createLongTable(): ImportTable {
  const lines = Array.from({ length: COUNT }, (_, index) => {
    const cells = [
      '',
      `Lamp ${index}`,
      'Cast by hand',
      'Home',
      'Diya',
      '1899',
      '12',
      'pieces',
      'india',
      'lamp.png',
    ];
    if (isKnown(index)) cells[0] = `id-${index}`;
    if (isInvalid(index)) {
      const way = ((index - 7) / 100) % 5;
      cells[[0, 1, 4, 5, 6][way]!] = ['gone', ' ', '', 'free', '-1'][way]!;
      // An empty cell is only invalid for a new product.
      if (way === 1 || way === 2) cells[0] = '';
    }
    return formatCsvLine(cells);
  });
  const result = parseTable(formatCsvLine(HEADINGS) + lines.join(''));
  if (result.status !== 'read') throw new Error(result.reason);
  return result.table;
}

/** Reads the products in batches of 100. One of them is deleted. */
function readProducts(ids: readonly string[]): RowReader<Product> {
  let next = 0;
  return async () => {
    if (next >= ids.length) return undefined;
    const batch = ids.slice(next, (next += 100)).filter((id) => id !== 'gone');
    return { rows: batch.map((_id) => lenientProduct.parse(aProduct({ _id }))), total: ids.length };
  };
}

const options = (table: ImportTable) => ({
  table,
  mapping: guessMapping(labels, table.headers),
  emptyCells: 'keep' as const,
  decimal: '.' as const,
  currency: null,
  images: addImageFiles(new Map(), [new File(['x'], 'lamp.png', { type: 'image/png' })]),
  canLoad: () => false,
  earlier: { ...earlier, done: new Set<number>(), unsure: new Set<number>() },
  onProgress: () => {},
  readProducts,
  signal: new AbortController().signal,
});

it('rejects exactly the 50 invalid rows of 5,000 and reports its progress', async () => {
  const table = createLongTable();
  const progress: number[] = [];
  const rows = await checkRows(messages, {
    ...options(table),
    onProgress: ({ done }) => progress.push(done),
  });

  const invalid = table.rows.filter((_, index) => isInvalid(index)).map(({ number }) => number);
  expect(invalid).toHaveLength(50);
  expect(getRefusedRows(rows, new Map()).map(({ number }) => number)).toEqual(invalid);
  expect(rows.filter(({ kind }) => kind === 'create')).toHaveLength(COUNT / 2);
  expect(rows.filter(({ kind }) => kind === 'update')).toHaveLength(COUNT / 2 - 50);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.length).toBeGreaterThan(40);
});

it('does not read the products of imported rows', async () => {
  const table = createLongTable();
  const read = vi.fn(readProducts);
  const done = new Set(table.rows.slice(4).map(({ number }) => number));
  const rows = await checkRows(messages, {
    ...options(table),
    earlier: { ...earlier, done, unsure: new Set() },
    readProducts: read,
  });
  expect(read.mock.calls).toEqual([[['id-1', 'id-3']]]);
  expect(rows.filter(({ kind }) => kind === 'earlier')).toHaveLength(COUNT - 4);
});

it('stops if products can’t be read or it is cancelled', async () => {
  const table = createLongTable();
  const failing = () => () => Promise.reject(new Error('away'));
  await expect(checkRows(messages, { ...options(table), readProducts: failing })).rejects.toThrow('away');

  const controller = new AbortController();
  const cancelled = checkRows(messages, {
    ...options(table),
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  await expect(cancelled).rejects.toThrow(/abort/i);
});
