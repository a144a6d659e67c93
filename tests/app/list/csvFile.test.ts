import Papa from 'papaparse';
import { expect, it, vi } from 'vitest';
import { createCsvFile } from '#app/list/export/csvFile.ts';
import type { RowReader } from '#app/list/readRows.ts';
import type { Product } from '#contract/products/product.ts';
import { unguardText } from '#features/csv/csvText.ts';
import { productExportColumns as columns } from '#features/products/inventory/productExport.ts';

const NAMES = [
  '=HYPERLINK("x")',
  'Lamp, "brass"\nsecond line',
  'पीतल का दीपक',
  'مصباح نحاسي',
  '👩‍👩‍👧 set',
  "'-5",
  ' x ',
];

const products = (count: number): Product[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `id-${index}`,
    name: `${NAMES[index % NAMES.length]}${index}`,
    description: NAMES[(index + 3) % NAMES.length],
    actualPrice: index / 100,
    stock: index,
    isFeatured: index % 2 === 0,
    locations: ['india', 'united states'],
  }));

/** Reads rows in batches; the batch with this number fails once. */
function createReader(
  rows: readonly Product[],
  batchSize: number,
  failingBatch?: number,
): RowReader<Product> {
  let next = 0;
  let failures = failingBatch === undefined ? 0 : 1;
  return async () => {
    if (next === failingBatch && failures-- > 0) throw new Error('no answer');
    const start = batchSize * next++;
    if (start >= rows.length && start > 0) return undefined;
    return { rows: rows.slice(start, start + batchSize), total: rows.length };
  };
}

const { signal } = new AbortController();

/** Reads the bytes, because decoding text would drop the byte order mark. */
async function readBack(blob: Blob) {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await blob.arrayBuffer());
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data, errors } = Papa.parse<string[]>(text.slice(1), { delimiter: ',', newline: '\r\n' });
  expect(errors).toEqual([]);
  expect(data.pop()).toEqual(['']);
  return data;
}

it('writes 10,000 rows that are read back unchanged', async () => {
  const rows = products(10_000);
  const file = createCsvFile(columns, createReader(rows, 1000));
  const onProgress = vi.fn();
  await file.write(signal, onProgress);
  expect(file.rowCount()).toBe(rows.length);
  expect(onProgress).toHaveBeenLastCalledWith({ done: rows.length, total: rows.length });
  const [firstLine, ...lines] = await readBack(file.toBlob());
  expect(firstLine).toEqual(columns.map(({ header }) => header));
  expect(lines).toHaveLength(rows.length);
  const wrong = lines.findIndex((line, index) =>
    columns.some(({ value }, column) => {
      const expected = value(rows[index]!);
      const read = typeof expected === 'string' ? unguardText(line[column]!) : line[column];
      return read !== (expected === undefined ? '' : String(expected));
    }),
  );
  expect(wrong).toBe(-1);
});

it('continues after a failure, and writes each row once', async () => {
  const rows = products(35);
  const file = createCsvFile(columns, createReader(rows, 10, 2));
  await expect(file.write(signal, () => {})).rejects.toThrow('no answer');
  expect(file.rowCount()).toBe(20);
  await file.write(signal, () => {});
  const lines = await readBack(file.toBlob());
  expect(lines.slice(1).map(([id]) => id)).toEqual(rows.map(({ _id }) => _id));
});

it('writes only the headers if there are no rows', async () => {
  const file = createCsvFile(columns, createReader([], 10));
  await file.write(signal, () => {});
  expect(await readBack(file.toBlob())).toHaveLength(1);
});
