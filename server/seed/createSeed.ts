import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ImageFiles } from '../images/imageFiles.ts';
import type { Settings } from '../settings/settings.ts';
import type { Seed } from '../store/sql/storeMetadata.ts';
import { generateOrders, generateProducts } from './generate.ts';
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

/** Creates what a new store contains: the sample where it is tried out, and as many generated rows as the settings ask for. */
export const createSeed = ({ sample, products, orders }: Settings['seed'], files: ImageFiles): Seed => ({
  products: [...(sample ? sampleProducts : []), ...generateProducts(products)],
  orders: [...(sample ? sampleOrders : []), ...generateOrders(orders)],
  copyImages: async () => {
    // The generated products show the sample's images too.
    if (sample || products > 0) await copySampleImages(files);
  },
});
