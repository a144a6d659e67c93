import { PAGE_SIZE_MAX } from '#contract/lists/pageCall.ts';
import type { Currency } from '#contract/money/currency.ts';
import type { ImageFiles } from '#features/products/import/importImages.ts';
import type { ImportProgress } from '#features/products/import/importModel.ts';
import type { RowWords } from '#features/products/import/rowWords.ts';
import { readProductPages } from '../../list/export/exportPages.ts';
import { fetchProduct } from '../../queries/importProducts.ts';
import { checkRows } from './checkRows.ts';
import { canFetchImage } from './importImageFiles.ts';
import { openImportLog } from './importLog.ts';
import { loadOwnImports } from './ownImports.ts';
import type { ImportPlan } from './importPlan.ts';
import type { LoadedFile } from './useImportFile.ts';

type CheckFileOptions = {
  /** Whose log of earlier imports counts. */
  email: string;
  images: ImageFiles;
  /** What was imported of this file before: left out, or forgotten and sent again. */
  earlier: 'kept' | 'forgotten';
  /** Whether the backend has pages, by which many products are found sooner. */
  pages: 'offered' | 'unavailable';
  currency: Currency;
  /** Whether it honours idempotency keys. */
  keys: 'offered' | 'unavailable';
  now: () => number;
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
};

const readEverything = () =>
  readProductPages(
    { search: '', filters: {}, sort: undefined, page: 1, pageSize: PAGE_SIZE_MAX },
    'everything',
  );

/** Finds out what is to become of the rows of a file. */
export async function checkFile(
  words: RowWords,
  file: LoadedFile,
  { email, images, earlier, pages, keys, currency, now, signal, onProgress }: CheckFileOptions,
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
    load: { fetchProduct, readPages: pages === 'offered' ? readEverything : undefined, signal },
    onProgress,
  });
  return { file, rows, log, outcomes: new Map() };
}
