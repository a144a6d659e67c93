import type { QueryClient } from '@tanstack/react-query';
import type { Currency } from '#contract/money/currency.ts';
import type { Product } from '#contract/products/product.ts';
import { createRowCheck } from '#features/products/import/checkRow.ts';
import type {
  RowMessages,
  CheckedRow,
  CheckOptions,
  ImportProgress,
} from '#features/products/import/importModel.ts';
import type { ImageFiles } from '#features/products/import/imageCell.ts';
import type { ImportTable } from '#features/products/import/parseTable.ts';
import { createPageReader, createSelectedReader, type RowReader } from '../../list/readRows.ts';
import { fetchProduct } from '../../queries/productBatches.ts';
import { productQueries } from '../../queries/products.ts';
import { canFetchImage } from './importImageFiles.ts';
import { openImportLog, loadOwnImports } from './importLog.ts';
import type { ImportPlan } from './importPlan.ts';
import type { LoadedFile } from './useImportFile.ts';

type CheckRowsOptions = Omit<CheckOptions, 'products' | 'columnCount'> & {
  table: ImportTable;
  /** Starts reading the products with these ids. */
  readProducts: (ids: readonly string[]) => RowReader<Product>;
  signal: AbortSignal;
  onProgress: (progress: { done: number; total: number }) => void;
};

/** Small enough that checking a batch doesn't block the page noticeably. */
const BATCH_SIZE = 100;

/** Checks all rows against the products that they name. Changes nothing in the store. */
export async function checkRows(
  messages: RowMessages,
  { table, readProducts, signal, onProgress, ...options }: CheckRowsOptions,
): Promise<CheckedRow[]> {
  const ids = findIds(table, options);
  const total = ids.length + table.rows.length;
  const products = new Map<string, Product>();
  const read = readProducts(ids);
  for (let batch = await read(signal); batch; batch = await read(signal)) {
    for (const product of batch.rows) products.set(product._id, product);
    onProgress({ done: products.size, total });
  }
  const check = createRowCheck(messages, { ...options, products, columnCount: table.headers.length });
  const checked: CheckedRow[] = [];
  for (let start = 0; start < table.rows.length; start += BATCH_SIZE) {
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    for (const row of table.rows.slice(start, start + BATCH_SIZE)) checked.push(check(row));
    onProgress({ done: ids.length + checked.length, total });
  }
  return checked;
}

/** Returns the ids of the products that the rows name, without rows that are done. */
function findIds(
  { rows }: ImportTable,
  { mapping, earlier }: Pick<CheckOptions, 'mapping' | 'earlier'>,
): string[] {
  const column = mapping.indexOf('id');
  const ids = rows
    .filter(({ number }) => !earlier.done.has(number))
    .map(({ cells }) => cells[column]?.trim() ?? '');
  return [...new Set(ids)].filter((id) => id !== '');
}

type CheckFileOptions = {
  client: QueryClient;
  /** Owner of the log of earlier imports. */
  email: string;
  images: ImageFiles;
  /** Whether rows that were imported before are skipped or sent again. */
  earlier: 'skipped' | 'included';
  currency: Currency;
  /** Whether the backend accepts idempotency keys. */
  keys: 'offered' | 'unavailable';
  now: () => number;
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
};

const createProductReader = (client: QueryClient) =>
  createPageReader<Product>((position, signal) =>
    productQueries.readPage(client, { search: '', filters: {}, ...position }, signal),
  );

/** Checks a file and returns a plan for its rows. */
export async function checkFile(
  messages: RowMessages,
  file: LoadedFile,
  { client, email, images, earlier, keys, currency, now, signal, onProgress }: CheckFileOptions,
): Promise<ImportPlan> {
  const log = openImportLog(email, file.hash, now);
  if (earlier === 'included') log.clear();
  const { created, saves } = loadOwnImports(email);
  const rows = await checkRows(messages, {
    table: file.table,
    mapping: file.mapping,
    emptyCells: file.emptyCells,
    decimal: file.numberStyle.decimal,
    currency,
    images,
    canLoad: canFetchImage,
    earlier: { ...log.getEarlier(keys), saves, created: earlier === 'included' ? new Set() : created },
    readProducts: (ids) =>
      createSelectedReader(ids, { pages: createProductReader(client), readOne: fetchProduct }),
    signal,
    onProgress,
  });
  return { file, rows, log, outcomes: new Map() };
}
