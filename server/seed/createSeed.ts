import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addDays, startOfDay } from '#contract/time/days.ts';
import type { ImageFiles } from '../images/imageFiles.ts';
import type { Settings } from '../settings/settings.ts';
import type { Seed } from '../store/sql/seedOnce.ts';
import { streamOrders, streamProducts } from './generate.ts';
import { createSeedProgress, type ReportProgress } from './rowProgress.ts';
import { sampleOrders } from './sampleOrders.ts';
import { sampleProducts } from './sampleProducts.ts';
import { type ShiftOptions, shiftSample } from './shiftSample.ts';

const IMAGES = fileURLToPath(new URL('./images/', import.meta.url));

/** Copies the sample's images to where images are stored. */
export async function copySampleImages(files: ImageFiles): Promise<void> {
  for (const name of await readdir(IMAGES)) {
    await files.save(name.replace(/\.webp$/, ''), await readFile(join(IMAGES, name)));
  }
  await files.flush();
}

function* concat<T>(...parts: readonly Iterable<T>[]): Generator<T> {
  for (const part of parts) yield* part;
}

/**
 * Creates what a new store contains: the sample where it is tried out, and as many generated rows as the settings ask for.
 * The sample ends today. Where rows are many, `report` is told how far it is.
 */
export function createSeed(
  { sample, products, orders, today }: Settings['seed'],
  files: ImageFiles,
  { now, timeZone, report }: ShiftOptions & { report?: ReportProgress },
): Seed {
  const options = { now: today ? startOfDay(addDays(today, 1), timeZone) - 1 : now, timeZone };
  const rows = sample
    ? shiftSample({ products: sampleProducts, orders: sampleOrders }, options)
    : { products: [], orders: [] };
  return {
    products: concat(rows.products, streamProducts(products)),
    orders: concat(rows.orders, streamOrders(orders)),
    copyImages: async () => {
      // The generated products show the sample's images too.
      if (sample || products > 0) await copySampleImages(files);
    },
    onProgress: report && createSeedProgress({ products, orders }, report),
  };
}
