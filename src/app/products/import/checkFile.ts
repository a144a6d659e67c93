import type { QueryClient } from '@tanstack/react-query';
import type { Currency } from '#contract/money/currency.ts';
import type { Product } from '#contract/products/product.ts';
import type { ImageFiles } from '#features/products/import/importImages.ts';
import type { ImportProgress } from '#features/products/import/importModel.ts';
import type { RowWords } from '#features/products/import/rowWords.ts';
import { createPageReader, createSelectedReader } from '../../list/readRows.ts';
import { fetchProduct } from '../../queries/importProducts.ts';
import { productQueries } from '../../queries/products.ts';
import { checkRows } from './checkRows.ts';
import { canFetchImage } from './importImageFiles.ts';
import { openImportLog } from './importLog.ts';
import { loadOwnImports } from './ownImports.ts';
import type { ImportPlan } from './importPlan.ts';
import type { LoadedFile } from './useImportFile.ts';

type CheckFileOptions = {
  client: QueryClient;
  /** Whose log of earlier imports counts. */
  email: string;
  images: ImageFiles;
  /** What was imported of this file before: left out, or forgotten and sent again. */
  earlier: 'kept' | 'forgotten';
  currency: Currency;
  /** Whether it honours idempotency keys. */
  keys: 'offered' | 'unavailable';
  now: () => number;
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
};

const readEverything = (client: QueryClient) =>
  createPageReader<Product>((position, signal) =>
    productQueries.readPage(client, { search: '', filters: {}, ...position }, signal),
  );

/** Finds out what is to become of the rows of a file. */
export async function checkFile(
  words: RowWords,
  file: LoadedFile,
  { client, email, images, earlier, keys, currency, now, signal, onProgress }: CheckFileOptions,
): Promise<ImportPlan> {
  const log = openImportLog(email, file.hash, now);
  if (earlier === 'forgotten') log.clear();
  const { created, saves } = loadOwnImports(email);
  const rows = await checkRows(words, {
    table: file.table,
    mapping: file.mapping,
    emptyCells: file.emptyCells,
    decimal: file.numberStyle.decimal,
    currency,
    images,
    canFetch: canFetchImage,
    earlier: { ...log.getEarlier(keys), saves, created: earlier === 'forgotten' ? new Set() : created },
    readProducts: (ids) =>
      createSelectedReader(ids, { pages: readEverything(client), readOne: fetchProduct }),
    signal,
    onProgress,
  });
  return { file, rows, log, outcomes: new Map() };
}
