import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addDays, startOfDay } from '#contract/time/days.ts';
import type { ListName, SourceName } from '#contract/lists/lists.ts';
import type { ImageFiles } from '../images/imageFiles.ts';
import type { Settings } from '../settings/settings.ts';
import type { Seed } from '../db/seedOnce.ts';
import { streamOrders, streamProducts } from './generateRows.ts';
import { sampleOrders } from './sampleOrders.ts';
import { sampleProducts } from './sampleProducts.ts';
import { type ShiftOptions, shiftSample } from './shiftSample.ts';
import type { OnListProgress } from '../db/lists/openLists.ts';

/** Reports progress of a step, from 0 to 1. */
type ReportProgress = (step: string, fraction: number) => void;

type Terminal = { isTTY?: boolean | undefined; write(text: string): unknown };

const MIN_ROWS_FOR_PROGRESS = 10_000;
const STEP_LABELS = { stored: 'creating', indexed: 'indexing' } as const;

type RowProgress = { list: ListName; step: keyof typeof STEP_LABELS; done: number; total: number };

/** Reports the progress of long lists. */
function reportRows({ list, step, done, total }: RowProgress, reportProgress: ReportProgress): void {
  if (total >= MIN_ROWS_FOR_PROGRESS)
    reportProgress(`${STEP_LABELS[step]} ${total.toLocaleString('en')} ${list}`, Math.min(1, done / total));
}

const createSeedProgress =
  (totals: Record<SourceName, number>, reportProgress: ReportProgress): NonNullable<Seed['onProgress']> =>
  (list, step, done) =>
    reportRows({ list, step, done, total: totals[list] }, reportProgress);

/** Reports the progress of rebuilding lists that an older version filled. */
export const createListProgress =
  (reportProgress: ReportProgress): OnListProgress =>
  (list, done, total) =>
    reportRows({ list, step: 'indexed', done, total }, reportProgress);

/** Prints progress: on a terminal in one line, elsewhere in steps of ten percent. */
export function createProgressPrinter(terminal: Terminal): ReportProgress {
  let currentStep = '';
  let printedPercent = -1;
  return (step, fraction) => {
    if (step !== currentStep) printedPercent = -1;
    currentStep = step;
    const percent = Math.floor(fraction * 100);
    if (percent === printedPercent) return;
    const line = `${step}: ${percent} %`;
    if (terminal.isTTY) {
      terminal.write(`\r${line}${fraction === 1 ? '\n' : ''}`);
    } else if (Math.floor(percent / 10) !== Math.floor(printedPercent / 10)) {
      terminal.write(`${line}\n`);
    }
    printedPercent = percent;
  };
}

const IMAGES_FOLDER = fileURLToPath(new URL('./images/', import.meta.url));

/** Copies the sample images to the image store. */
export async function copySampleImages(files: ImageFiles): Promise<void> {
  for (const name of await readdir(IMAGES_FOLDER)) {
    await files.save(name.replace(/\.webp$/, ''), await readFile(join(IMAGES_FOLDER, name)));
  }
  await files.flush();
}

function* concat<T>(...parts: readonly Iterable<T>[]): Generator<T> {
  for (const part of parts) yield* part;
}

/**
 * Creates the content of a new store: the sample, and generated rows if the settings ask for them. The sample's
 * newest order is from today.
 */
export function createSeed(
  { sample, products, orders, today }: Settings['seed'],
  files: ImageFiles,
  { now, timeZone, reportProgress }: ShiftOptions & { reportProgress?: ReportProgress },
): Seed {
  const options = { now: today ? startOfDay(addDays(today, 1), timeZone) - 1 : now, timeZone };
  const rows = sample
    ? shiftSample({ products: sampleProducts, orders: sampleOrders }, options)
    : { products: [], orders: [] };
  return {
    products: concat(rows.products, streamProducts(products)),
    orders: concat(rows.orders, streamOrders(orders)),
    copyImages: async () => {
      // Generated products use the sample images too.
      if (sample || products > 0) await copySampleImages(files);
    },
    onProgress: reportProgress && createSeedProgress({ products, orders }, reportProgress),
  };
}
