import type { QueryClient } from '@tanstack/react-query';
import { trimInvisible } from '#contract/text/cleanText.ts';
import type { Currency } from '#contract/money/currency.ts';
import type { Product } from '#contract/products/product.ts';
import { createRowCheck } from '#features/products/import/checkRow.ts';
import type {
  CheckedRow,
  CheckOptions,
  ImportProgress,
  RowMessages,
  RowOutcome,
} from '#features/products/import/importModel.ts';
import type { ImageFiles } from '#features/products/import/imageCell.ts';
import type { ImportTable } from '#features/products/import/parseTable.ts';
import { HOST } from '../../api/host.ts';
import { createRowReader, createSelectedReader, type RowReader } from '../../list/readRows.ts';
import { fetchProduct, productQueries } from '../productQueries.ts';
import { type ImportLog, openImportLog, loadOwnImports } from './importLog.ts';
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

/** Checks all rows against the products with their ids. Changes nothing in the store. */
export async function checkRows(
  messages: RowMessages,
  { table, readProducts, signal, onProgress, ...options }: CheckRowsOptions,
): Promise<CheckedRow[]> {
  const ids = getProductIds(table, options);
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

/** Returns the product ids in the rows, without rows that are done. */
function getProductIds(
  { rows }: ImportTable,
  { mapping, earlier }: Pick<CheckOptions, 'mapping' | 'earlier'>,
): string[] {
  const column = mapping.indexOf('id');
  const ids = rows
    .filter(({ number }) => !earlier.done.has(number))
    .map(({ cells }) => trimInvisible(cells[column] ?? ''));
  return [...new Set(ids)].filter((id) => id !== '');
}

const allowedOrigins = () => [location.origin, new URL(HOST, location.href).origin];

/** Returns whether the page's content security policy allows fetching an image. */
const canFetchImage = (url: string): boolean =>
  URL.canParse(url, location.href) && allowedOrigins().includes(new URL(url, location.href).origin);

type CheckFileOptions = {
  client: QueryClient;
  /** Owner of the log of earlier imports. */
  email: string;
  images: ImageFiles;
  /** Whether rows that were imported before are skipped or sent again. */
  importedRows: 'skip' | 'send';
  currency: Currency;
  /** Whether the backend accepts idempotency keys. */
  keyCapability: 'offered' | 'unavailable';
  now: () => number;
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
};

/** The rows of a file with what the import will do, and the outcomes of those that were sent. */
export type ImportPlan = {
  file: LoadedFile;
  rows: readonly CheckedRow[];
  log: ImportLog;
  outcomes: Map<number, RowOutcome>;
};

const createProductReader = (client: QueryClient) =>
  createRowReader<Product>((position, signal) =>
    productQueries.readPage(client, { search: '', filters: {}, ...position }, signal),
  );

/** Checks a file and returns a plan for its rows. */
export async function checkFile(
  messages: RowMessages,
  file: LoadedFile,
  { client, email, images, importedRows, keyCapability, currency, now, signal, onProgress }: CheckFileOptions,
): Promise<ImportPlan> {
  const log = openImportLog(email, file.hash, now);
  if (importedRows === 'send') log.clear();
  const { created, saves } = loadOwnImports(email);
  const rows = await checkRows(messages, {
    table: file.table,
    mapping: file.mapping,
    emptyCells: file.emptyCells,
    decimal: file.numberStyle.decimal,
    currency,
    images,
    canLoad: canFetchImage,
    earlier: {
      ...log.getEarlierRows(keyCapability),
      saves,
      created: importedRows === 'send' ? new Set() : created,
    },
    readProducts: (ids) =>
      createSelectedReader(ids, { pages: createProductReader(client), readOne: fetchProduct }),
    signal,
    onProgress,
  });
  return { file, rows, log, outcomes: new Map() };
}
