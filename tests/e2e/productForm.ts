import { randomBytes } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import { MAX_IMAGE_BYTES, type ProductImage } from '#contract/products/productFields.ts';
import type { ProductRow } from '#server/store/sql/schema.ts';
import { choose, pressAtRest } from './choose.ts';
import type { Product } from './product.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const field = (page: Page, name: string, options: { exact?: boolean } = {}) =>
  page.getByRole('textbox', { name, ...options });
/** Waits for a toast. */
export const said = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByText(text, { exact: true })
    .waitFor();

export async function signIn(page: Page, { address }: Pick<Product, 'address'>): Promise<void> {
  await page.goto(`${address}/login`);
  await button(page, 'Login as guest').click();
  await button(page, 'Sign In').click();
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
}

export const lamp = {
  'Product name': 'Brass lamp',
  Description: 'Warm light for a long evening.',
  Brand: 'Diya',
  'Actual price': '1,899.50',
  'Discounted price': '1499',
  Stock: '12',
};

export async function fill(page: Page, texts: Partial<typeof lamp>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
}

/** Everything that the add form asks for but the images. */
export async function fillAll(page: Page, texts: Partial<typeof lamp> = {}): Promise<void> {
  await fill(page, { ...lamp, ...texts });
  await choose(page, 'Category', 'Home & Kitchen');
  await choose(page, 'Stock unit', 'pieces');
  const locations = page.getByRole('combobox', { name: 'Locations' });
  for (const [typed, place] of [
    ['jap', 'Japan'],
    ['INDIA', 'India'],
  ] as const) {
    await locations.fill(typed);
    // The list follows a moment after the typing, and must not change under the click.
    await expect.poll(() => page.getByRole('option').count()).toBe(1);
    await pressAtRest(page.getByRole('option', { name: place }));
  }
  await page.keyboard.press('Escape');
}

/** The hidden input behind a button that opens the file picker. */
export const picker = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).and(page.locator('input'));

export const addImages = (page: Page, ...files: readonly string[]) =>
  picker(page, 'Add images').setInputFiles(files);

/** The images of the form that can be seen, new and saved. */
export async function expectShown(page: Page, count: number): Promise<void> {
  const images = page.getByRole('list', { name: 'Product images' }).locator('img');
  await expect.poll(() => images.count()).toBe(count);
  const drawn = (all: Element[]) =>
    all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0);
  await expect.poll(() => images.evaluateAll(drawn)).toBe(true);
}

/** Which of red, green and blue a colour has. */
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

/** A photograph in one colour with grain, whose file is exactly as large as one may be. */
export const aPhotograph = (folder: string, colour: Colour): Promise<string> =>
  aJpeg(folder, colour, { width: 2000, height: 1500 }, MAX_IMAGE_BYTES);

/** The same in small, where its weight plays no part. */
export const aSnapshot = (folder: string, colour: Colour): Promise<string> =>
  aJpeg(folder, colour, { width: 400, height: 300 });

type Size = { width: number; height: number };

async function aJpeg(folder: string, colour: Colour, size: Size, bytes = 0): Promise<string> {
  // Grain, because an even colour weighs next to nothing: every channel near its end of the scale, never quite there.
  const raw = randomBytes(size.width * size.height * 3);
  const bright = CHANNELS[colour];
  for (let at = 0; at < raw.length; at += 1) raw[at] = (bright[at % 3] === '1' ? 192 : 0) + (raw[at]! & 7);
  const jpeg = await sharp(raw, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
  const file = path.join(folder, `${colour}-${size.width}.jpg`);
  // What follows an image's end is not part of it.
  writeFileSync(file, Buffer.concat([jpeg, Buffer.alloc(Math.max(bytes - jpeg.length, 0), 7)]));
  return file;
}

/** The colour that an image mostly has. */
export async function colourOf(image: string | Buffer): Promise<Colour | undefined> {
  const { channels } = await sharp(image).stats();
  const bits = channels.map(({ mean }) => (mean > 128 ? 1 : 0)).join('');
  return (Object.keys(CHANNELS) as Colour[]).find((colour) => CHANNELS[colour] === bits);
}

/** What a store has kept, read from its files. */
export function storeIn(dataDir: string) {
  const uploads = path.join(dataDir, 'uploads');
  const thumbnails = path.join(dataDir, 'thumbnails');
  const rows = (): ProductRow[] => {
    const database = new DatabaseSync(path.join(dataDir, 'store.db'), { readOnly: true });
    try {
      return database.prepare('select * from products order by id').all() as unknown as ProductRow[];
    } finally {
      database.close();
    }
  };
  const imagesOf = (row: ProductRow | undefined) => JSON.parse(row?.images ?? '[]') as ProductImage[];
  return {
    rows,
    row: (id: string) => rows().find((one) => one.id === id),
    imagesOf,
    /** The colours of a product's images, in their order. */
    colours: (row: ProductRow | undefined) =>
      Promise.all(imagesOf(row).map(({ publicId }) => colourOf(path.join(uploads, `${publicId}.webp`)))),
    /** Rows and files as they are, for a comparison. */
    state: () => ({ rows: rows(), files: readdirSync(uploads).toSorted() }),
    /** Every image of a row is there, and no other; a thumbnail only of those. */
    expectNoOrphan() {
      const named = new Set(rows().flatMap((row) => imagesOf(row).map(({ publicId }) => `${publicId}.webp`)));
      expect(readdirSync(uploads).toSorted()).toEqual([...named].toSorted());
      expect(readdirSync(thumbnails).filter((name) => !named.has(name))).toEqual([]);
    },
    uploads,
    thumbnails,
  };
}
