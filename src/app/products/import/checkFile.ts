import type { ImageFiles } from '#features/products/import/importImages.ts';
import type { ImportProgress } from '#features/products/import/importModel.ts';
import { fetchProduct } from '../../queries/importProducts.ts';
import { checkRows } from './checkRows.ts';
import { canFetchImage } from './importImageFiles.ts';
import { openImportLog } from './importLog.ts';
import type { ImportPlan } from './importPlan.ts';
import type { LoadedFile } from './useImportFile.ts';

type CheckFileOptions = {
  images: ImageFiles;
  /** What was imported of this file before: left out, or forgotten and sent again. */
  earlier: 'kept' | 'forgotten';
  now: () => number;
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
};

/** Finds out what is to become of the rows of a file. */
export async function checkFile(
  file: LoadedFile,
  { images, earlier, now, signal, onProgress }: CheckFileOptions,
): Promise<ImportPlan> {
  const log = openImportLog(file.hash, now);
  if (earlier === 'forgotten') log.clear();
  const rows = await checkRows({
    table: file.table,
    mapping: file.mapping,
    emptyCells: file.emptyCells,
    images,
    canFetch: canFetchImage,
    earlier: log.getEarlier(),
    fetchProduct,
    signal,
    onProgress,
  });
  return { file, rows, log, outcomes: new Map() };
}
