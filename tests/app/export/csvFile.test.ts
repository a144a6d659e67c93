import Papa from 'papaparse';
import { expect, it, vi } from 'vitest';
import type { Product } from '#contract/products/product.ts';
import { unguardFormula } from '#features/csv/csvText.ts';
import { productExportColumns as columns } from '#features/products/inventory/productExport.ts';
import { createCsvFile } from '../../../src/app/list/export/csvFile.ts';
import { readHeldRows, readPages } from '../../../src/app/list/export/rowReader.ts';

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

const { signal } = new AbortController();

/** The bytes, not the decoded text: a byte order mark must be there. */
async function readBack(blob: Blob) {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await blob.arrayBuffer());
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data, errors } = Papa.parse<string[]>(text.slice(1), { delimiter: ',', newline: '\r\n' });
  expect(errors).toEqual([]);
  expect(data.pop()).toEqual(['']);
  return data;
}

it('writes 100,000 rows that are read back as they were, every one and every character', async () => {
  const rows = products(100_000);
  const file = createCsvFile(columns, readHeldRows(rows));
  const onProgress = vi.fn();
  await file.write(signal, onProgress);
  expect(file.rowCount()).toBe(rows.length);
  expect(onProgress).toHaveBeenLastCalledWith({ done: rows.length, total: rows.length });
  const [header, ...lines] = await readBack(file.toBlob());
  expect(header).toEqual(columns.map(({ heading }) => heading));
  expect(lines).toHaveLength(rows.length);
  const wrong = lines.findIndex((line, index) =>
    columns.some(({ value }, column) => {
      const expected = value(rows[index]!);
      const read = typeof expected === 'string' ? unguardFormula(line[column]!) : line[column];
      return read !== (expected === undefined ? '' : String(expected));
    }),
  );
  expect(wrong).toBe(-1);
});

const exact = (count: number) => ({ count, precision: 'exact' as const });

/** A backend of `rows` in pages of ten, by cursor or by number; its answer to the third page fails once. */
function aBackend(rows: readonly Product[], found: 'byCursor' | 'byNumber') {
  const asked: (string | number)[] = [];
  let failures = 1;
  const read = readPages<Product>(async ({ page, cursor }) => {
    asked.push(cursor ?? page);
    if (page === 3 && failures-- > 0) throw new Error('no answer');
    const pageCount = Math.max(1, Math.ceil(rows.length / 10));
    const shown = Math.min(page, pageCount);
    return {
      rows: rows.slice((shown - 1) * 10, shown * 10),
      page: shown,
      matches: exact(rows.length),
      totalCount: exact(rows.length),
      next: found === 'byCursor' && shown < pageCount ? `after ${shown}` : undefined,
    };
  }, 10);
  return { read, asked };
}

it.each(['byCursor', 'byNumber'] as const)(
  'goes on after a failure, and writes each row once (%s)',
  async (found) => {
    const rows = products(35);
    const { read, asked } = aBackend(rows, found);
    const file = createCsvFile(columns, read);
    await expect(file.write(signal, () => {})).rejects.toThrow('no answer');
    expect(file.rowCount()).toBe(20);
    await file.write(signal, () => {});
    const lines = await readBack(file.toBlob());
    expect(lines.slice(1).map(([id]) => id)).toEqual(rows.map(({ _id }) => _id));
    expect(asked).toEqual(
      found === 'byCursor' ? [1, 'after 1', 'after 2', 'after 2', 'after 3'] : [1, 2, 3, 3, 4],
    );
  },
);

it('writes the headings alone where there are no rows', async () => {
  const file = createCsvFile(columns, aBackend([], 'byNumber').read);
  await file.write(signal, () => {});
  expect(await readBack(file.toBlob())).toHaveLength(1);
});

it('stops between two batches', async () => {
  const stop = new AbortController();
  const file = createCsvFile(columns, readHeldRows(products(5000)));
  await expect(file.write(stop.signal, () => stop.abort())).rejects.toThrow('aborted');
  expect(file.rowCount()).toBeLessThan(5000);
});
