import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { MAX_IMAGE_BYTES } from '#contract/products/productFields.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';
import {
  addImages,
  createPhotoAtSizeLimit,
  button,
  type Colour,
  expectImageCount,
  field,
  fillAll,
  picker,
  waitForToast,
  openStoreFiles,
} from '../productForm.ts';

const dataDir = createDataFolder();
const imageFolder = createDataFolder();
const browser = launchBrowser();
const store = openStoreFiles(dataDir);

const SIX: readonly Colour[] = ['red', 'lime', 'blue', 'yellow', 'magenta', 'cyan'];
let product: Product;
let photographs: Record<Colour, string>;
beforeAll(async () => {
  product = await startProduct(dataDir);
  const all = [...SIX, 'white', 'black'] as const;
  const files = await Promise.all(
    all.map(async (colour) => [colour, await createPhotoAtSizeLimit(imageFolder, colour)]),
  );
  photographs = Object.fromEntries(files);
});

/** Records the requests of a page that change products. */
function recordSaves(page: Page): string[] {
  const saves: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/(create|edit)-product/.test(pathname) && request.method() === 'POST') saves.push(pathname);
  });
  return saves;
}

const getProductId = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!;
const tile = (page: Page, place: number) => button(page, `Product image ${place}`);
const waitForAnnouncement = (page: Page, text: string) =>
  page.locator('[aria-live=assertive]').filter({ hasText: text }).waitFor({ state: 'attached' });

/** Lifts an image, moves it by one place and drops it, using only the keyboard. */
async function moveByKeys(page: Page, from: number, key: 'ArrowLeft' | 'ArrowRight', to: number) {
  const count = await page.getByRole('button', { name: /^Product image \d$/ }).count();
  await tile(page, from).focus();
  await page.keyboard.press('Space');
  await waitForAnnouncement(page, `Product image ${from} picked up from position ${from} of ${count}.`);
  await page.keyboard.press(key);
  await waitForAnnouncement(page, `Product image ${from} is over position ${to} of ${count}.`);
  await page.keyboard.press('Space');
  await waitForAnnouncement(page, `Product image ${from} dropped in position ${to} of ${count}.`);
}

/** Drags one image onto another once all images stand still. */
async function dragOnto(page: Page, from: number, to: number) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const start = (await tile(page, from).boundingBox())!;
  const end = (await tile(page, to).boundingBox())!;
  const middle = ({ x, y, width, height }: typeof start) => [x + width / 2, y + height / 2] as const;
  await page.mouse.move(...middle(start));
  await page.mouse.down();
  await page.mouse.move(...middle(end), { steps: 12 });
  await page.mouse.up();
  // For another 50 ms the drag library clears every selection, which would break filling in a field. Wait in the page, so
  // that this timer ends after the library's.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
}

it('creates a product with six images of 5 MB, then removes, replaces, adds and reorders images', async () => {
  for (const file of Object.values(photographs)) expect(statSync(file).size).toBe(MAX_IMAGE_BYTES);
  const before = store.state();
  const page = await browser.page();
  const saves = recordSaves(page);
  await signInAsGuest(page, product);
  await page.goto(product.address);
  await page.getByRole('main').getByRole('link', { name: 'Add New Product' }).click();
  await page.getByRole('heading', { name: 'Add New Product', level: 1 }).waitFor();

  // Without an image the button is disabled and gives the reason.
  await fillAll(page);
  expect(await field(page, 'Discount', { exact: true }).inputValue()).toBe('21');
  expect(await button(page, 'Publish Product').getAttribute('aria-disabled')).toBe('true');

  await addImages(page, ...SIX.map((colour) => photographs[colour]));
  await expectImageCount(page, 6);
  // Move the last image to the second place, by keyboard and by mouse.
  await moveByKeys(page, 6, 'ArrowLeft', 5);
  await dragOnto(page, 5, 2);
  await expectImageCount(page, 6);
  // Start waiting before the click, because a quick response may arrive before the second click is done.
  const publishing = page.getByText('Publishing...').first().waitFor();
  await button(page, 'Publish Product').dblclick();
  await publishing;
  await page.waitForURL(/\/view-product\//);
  await waitForToast(page, 'Product created successfully!');
  await page.getByRole('heading', { name: 'Brass lamp', level: 1 }).waitFor();
  expect(saves).toEqual(['/api/product/admin/create-product']);

  const id = getProductId(page);
  const created = store.row(id)!;
  expect(created).toMatchObject({
    name: 'Brass lamp',
    description: 'Warm light for a long evening.',
    category: 'Home',
    sub_category: null,
    brand: 'Diya',
    actual_price: 1899.5,
    discounted_price: 1499,
    discount_percentage: 21,
    stock: 12,
    stock_unit: 'pieces',
    status: 'active',
    is_featured: 0,
    locations: '["japan","india"]',
    reviews: '0',
    updated_at: created.created_at,
  });
  expect(await store.colours(created)).toEqual(['red', 'cyan', 'lime', 'blue', 'yellow', 'magenta']);
  for (const { publicId } of store.getImages(created)) {
    const stored = await sharp(path.join(store.uploads, `${publicId}.webp`)).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 1600, height: 1200 });
    const small = await sharp(path.join(store.thumbnails, `${publicId}.webp`)).metadata();
    expect(small).toMatchObject({ format: 'webp', width: 320, height: 240 });
  }
  expect(readdirSync(store.uploads)).toHaveLength(before.files.length + 6);
  expect(store.rows().filter((row) => row.id !== id)).toEqual(before.rows);
  store.expectNoOrphan();

  // The table shows it with its thumbnail.
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Product List' })
    .click();
  const row = page.getByRole('row').filter({ hasText: 'Brass lamp' });
  const [first] = store.getImages(created);
  expect(await row.locator('img').getAttribute('src')).toBe(`/uploads/thumbnails/${first!.publicId}.webp`);
  await row.getByRole('link', { name: 'Edit Brass lamp' }).click();
  await page.getByRole('heading', { name: 'Edit Product', level: 1 }).waitFor();
  await expectImageCount(page, 6);

  // Of red, cyan, lime, blue, yellow and magenta, remove cyan, replace red with white, and add black.
  await button(page, 'Remove product image 2').click();
  await expectImageCount(page, 5);
  await picker(page, 'Replace product image 1').setInputFiles(photographs.white);
  await expectImageCount(page, 5);
  await addImages(page, photographs.black);
  await expectImageCount(page, 6);
  await moveByKeys(page, 1, 'ArrowRight', 2);
  await dragOnto(page, 6, 5);
  await expectImageCount(page, 6);
  // Nothing is saved yet.
  expect(store.row(id)).toEqual(created);

  await field(page, 'Product name').fill('Brass lamp, large');
  await field(page, 'Discounted price').fill('');
  await page.getByRole('radio', { name: 'Draft' }).click();
  await button(page, 'Save Changes').dblclick();
  await page.waitForURL(/\/view-product\//);
  await waitForToast(page, 'Product updated successfully!');
  await page.getByRole('heading', { name: 'Brass lamp, large', level: 1 }).waitFor();
  expect(saves.slice(1)).toEqual([`/api/product/admin/edit-product/${id}`]);

  const edited = store.row(id)!;
  expect(edited).toEqual({
    ...created,
    name: 'Brass lamp, large',
    discounted_price: null,
    discount_percentage: null,
    status: 'draft',
    images: edited.images,
    updated_at: edited.updated_at,
  });
  expect(edited.updated_at! > created.updated_at!).toBe(true);
  expect(await store.colours(edited)).toEqual(['blue', 'lime', 'yellow', 'magenta', 'black', 'white']);
  const [red, cyan, lime, blue, yellow, magenta] = store.getImages(created);
  expect(store.getImages(edited).slice(0, 4)).toEqual([blue, lime, yellow, magenta]);
  // The history keeps the removed images.
  expect(store.readKeptIds().toSorted()).toEqual([red!.publicId, cyan!.publicId].toSorted());
  expect(readdirSync(store.uploads)).toHaveLength(before.files.length + 8);
  expect(store.rows().filter((one) => one.id !== id)).toEqual(before.rows);
  store.expectNoOrphan();

  // The form of the next product is empty and offers no draft.
  await page.goto(`${product.address}/add-product`);
  await page.getByRole('heading', { name: 'Add New Product', level: 1 }).waitFor();
  expect(await field(page, 'Product name').inputValue()).toBe('');
  expect(await page.getByText('You have an unfinished product').count()).toBe(0);

  // The history keeps the files of a deleted product.
  await page.goto(`${product.address}/product-list?q=Brass+lamp`);
  await button(page, 'Delete Brass lamp, large').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await waitForToast(page, 'Product deleted successfully');
  expect(store.rows()).toEqual(before.rows);
  expect(store.readKeptIds()).toHaveLength(8);
  expect(readdirSync(store.uploads)).toHaveLength(before.files.length + 8);
  store.expectNoOrphan();
});
