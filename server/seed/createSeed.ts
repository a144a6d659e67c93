import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ImageFiles } from '../images/imageFiles.ts';
import type { Settings } from '../settings/settings.ts';
import type { Seed } from '../store/sql/seedOnce.ts';
import { streamOrders, streamProducts } from './generate.ts';
import { createSeedProgress, type ReportProgress } from './rowProgress.ts';
import { sampleOrders } from './sampleOrders.ts';
import { sampleProducts } from './sampleProducts.ts';

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
 * Where they are many, `report` is told how far it is.
 */
export const createSeed = (
  { sample, products, orders }: Settings['seed'],
  files: ImageFiles,
  report?: ReportProgress,
): Seed => ({
  products: concat(sample ? sampleProducts : [], streamProducts(products)),
  orders: concat(sample ? sampleOrders : [], streamOrders(orders)),
  copyImages: async () => {
    // The generated products show the sample's images too.
    if (sample || products > 0) await copySampleImages(files);
  },
  onProgress: report && createSeedProgress({ products, orders }, report),
});
