import { randomBytes } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import { MAX_IMAGE_BYTES, type ProductImage } from '#contract/products/productFields.ts';
import type { ProductRow } from '#server/db/schema.ts';
import { selectOption, clickOnceStill } from './selectOption.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const field = (page: Page, name: string, options: { exact?: boolean } = {}) =>
  page.getByRole('textbox', { name, ...options });
export const waitForToast = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByText(text, { exact: true })
    .waitFor();

export const lamp = {
  'Product name': 'Brass lamp',
  Description: 'Warm light for a long evening.',
  Brand: 'Diya',
  'Actual price': '1,899.50',
  'Discounted price': '1499',
  Stock: '12',
};

export async function fill(page: Page, texts: Partial<typeof lamp>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(page, name, { exact: true }).fill(text);
}

/** Fills in all required fields of the add form except the images. */
export async function fillAll(page: Page, texts: Partial<typeof lamp> = {}): Promise<void> {
  await fill(page, { ...lamp, ...texts });
  await selectOption(page, 'Category', 'Home & Kitchen');
  await selectOption(page, 'Stock unit', 'pieces');
  const locations = page.getByRole('combobox', { name: 'Locations' });
  for (const [typed, place] of [
    ['jap', 'Japan'],
    ['INDIA', 'India'],
  ] as const) {
    await locations.fill(typed);
    // The list updates shortly after typing. It must not change during the click.
    await expect.poll(() => page.getByRole('option').count()).toBe(1);
    await clickOnceStill(page.getByRole('option', { name: place }));
  }
  await page.keyboard.press('Escape');
}

/** The hidden input behind a button that opens the file picker. */
export const picker = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).and(page.locator('input'));

export const addImages = (page: Page, ...files: readonly string[]) =>
  picker(page, 'Add images').setInputFiles(files);

/** Waits until the form shows this many loaded images. */
export async function expectImageCount(page: Page, count: number): Promise<void> {
  const images = page.getByRole('list', { name: 'Product images' }).locator('img');
  await expect.poll(() => images.count()).toBe(count);
  const areLoaded = (all: Element[]) =>
    all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0);
  await expect.poll(() => images.evaluateAll(areLoaded)).toBe(true);
}

/** Red, green and blue of each colour, as bits. */
const CHANNELS = {
  red: '100',
  lime: '010',
  blue: '001',
  yellow: '110',
  magenta: '101',
  cyan: '011',
  white: '111',
  black: '000',
} as const;
export type Colour = keyof typeof CHANNELS;

/** Creates a photo in one colour whose file has exactly the maximum size. */
export const createPhotoAtSizeLimit = (folder: string, colour: Colour): Promise<string> =>
  createJpeg(folder, colour, { width: 2000, height: 1500 }, MAX_IMAGE_BYTES);

/** Creates a small grainy photo in one colour. */
export const createSmallPhoto = (folder: string, colour: Colour): Promise<string> =>
  createJpeg(folder, colour, { width: 400, height: 300 });

type Size = { width: number; height: number };

async function createJpeg(folder: string, colour: Colour, size: Size, bytes = 0): Promise<string> {
  // Only small photos are grainy, because grain takes long to compress.
  const raw =
    bytes === 0 ? randomBytes(size.width * size.height * 3) : Buffer.alloc(size.width * size.height * 3);
  const bright = CHANNELS[colour];
  for (let at = 0; at < raw.length; at += 1) raw[at] = (bright[at % 3] === '1' ? 192 : 0) + (raw[at]! & 7);
  const jpeg = await sharp(raw, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
  const file = path.join(folder, `${colour}-${size.width}.jpg`);
  // Decoders ignore bytes after the end of the image.
  writeFileSync(file, Buffer.concat([jpeg, Buffer.alloc(Math.max(bytes - jpeg.length, 0), 7)]));
  return file;
}

/** Returns the predominant colour of an image. */
async function getMainColour(image: string | Buffer): Promise<Colour | undefined> {
  const { channels } = await sharp(image).stats();
  const bits = channels.map(({ mean }) => (mean > 128 ? 1 : 0)).join('');
  return (Object.keys(CHANNELS) as Colour[]).find((colour) => CHANNELS[colour] === bits);
}

/** Reads a store's database and image files. */
export function openStoreFiles(dataDir: string) {
  const uploads = path.join(dataDir, 'uploads');
  const thumbnails = path.join(dataDir, 'thumbnails');
  function query<Row>(text: string): Row[] {
    const database = new DatabaseSync(path.join(dataDir, 'store.db'), { readOnly: true });
    try {
      return database.prepare(text).all() as unknown as Row[];
    } finally {
      database.close();
    }
  }
  const rows = () => query<ProductRow>('select * from products order by id');
  /** The images of earlier versions and deleted products. */
  const readKeptIds = () =>
    query<{ public_id: string }>('select distinct public_id from history_images').map(
      ({ public_id }) => public_id,
    );
  const getImages = (row: ProductRow | undefined) => JSON.parse(row?.images ?? '[]') as ProductImage[];
  return {
    rows,
    row: (id: string) => rows().find((one) => one.id === id),
    getImages,
    readKeptIds,
    /** Returns the colours of a product's images in order. */
    colours: (row: ProductRow | undefined) =>
      Promise.all(
        getImages(row).map(({ publicId }) => getMainColour(path.join(uploads, `${publicId}.webp`))),
      ),
    /** Returns all rows and file names, to compare them later. */
    state: () => ({ rows: rows(), files: readdirSync(uploads).toSorted() }),
    /** Expects exactly the images that products and the history refer to, and no other thumbnails. */
    expectNoOrphan() {
      const used = rows().flatMap((row) => getImages(row).map(({ publicId }) => publicId));
      const named = new Set([...used, ...readKeptIds()].map((publicId) => `${publicId}.webp`));
      expect(readdirSync(uploads).toSorted()).toEqual([...named].toSorted());
      expect(readdirSync(thumbnails).filter((name) => !named.has(name))).toEqual([]);
    },
    uploads,
    thumbnails,
  };
}
