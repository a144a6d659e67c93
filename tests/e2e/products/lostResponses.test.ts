import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { BYTE_ORDER_MARK, formatCsvLine } from '#features/csv/csvText.ts';
import { type LossyProxy, startLossyProxy } from './lossyProxy.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';
import {
  addImages,
  createSmallPhoto,
  button,
  field,
  fillAll,
  lamp,
  waitForToast,
  openStoreFiles,
} from '../productForm.ts';

const folder = createDataFolder();
const dataDir = createDataFolder();
// The tests drop responses.
const browser = launchBrowser({ expectedErrors: /net::ERR_/ });
const store = openStoreFiles(dataDir);
/** More than the number of times that a browser retries. */
const MANY_RESPONSES = 1000;

let product: Product;
let proxy: LossyProxy;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

let page: Page;
beforeEach(async () => {
  proxy = await startLossyProxy(() => product.address);
  page = await signInAsGuest(await browser.page(), { ...product, address: proxy.address });
});

const countProducts = (name: string) => store.rows().filter((row) => row.name === name).length;

async function openFilledForm(name: string) {
  await page.goto(`${proxy.address}/add-product`);
  await page.getByRole('heading', { name: 'Add New Product', level: 1 }).waitFor();
  await fillAll(page, { 'Product name': name });
  await addImages(page, await createSmallPhoto(folder, 'blue'));
}

it('creates one product for all attempts, even across a server restart, and another after a change', async () => {
  await openFilledForm('Lamp before');
  proxy.lose('create-product', MANY_RESPONSES);
  await button(page, 'Publish Product').click();
  await waitForToast(page, 'Failed to create product. Please try again.');
  // The browser or the form repeated the request.
  expect(proxy.lost()).toBeGreaterThan(1);
  proxy.lose('create-product', 0);
  await field(page, 'Product name').fill('Lamp after');
  await button(page, 'Publish Product').click();
  await waitForToast(page, 'Product created successfully!');
  expect([countProducts('Lamp before'), countProducts('Lamp after')]).toEqual([1, 1]);

  await openFilledForm('Lamp of two presses');
  proxy.lose('create-product', MANY_RESPONSES);
  await button(page, 'Publish Product').click();
  await waitForToast(page, 'Failed to create product. Please try again.');
  await browser.whileUnreachable(product.kill);
  product = await startProduct(dataDir);
  proxy.lose('create-product', 0);
  await button(page, 'Publish Product').click();
  await waitForToast(page, 'Product created successfully!');
  expect(countProducts('Lamp of two presses')).toBe(1);
  store.expectNoOrphan();
});

it('imports each row once, even after lost responses and a reload', async () => {
  const headings = [
    'Product name',
    'Description',
    'Category',
    'Brand',
    'Actual price',
    'Stock',
    'Stock unit',
  ];
  const values = [lamp.Description, 'Home', 'Diya', '1899', '12', 'pieces', 'india', 'blue.jpg'];
  const rows = Array.from({ length: 12 }, (_, index) => [`Imported ${index}`, ...values]);
  const csv = BYTE_ORDER_MARK + [[...headings, 'Locations', 'Images'], ...rows].map(formatCsvLine).join('');
  const files = [
    { name: 'lamps.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
    {
      name: 'blue.jpg',
      mimeType: 'image/jpeg',
      buffer: readFileSync(await createSmallPhoto(folder, 'blue')),
    },
  ];
  const isShown = (name: string) => page.getByRole('heading', { level: 2, name }).waitFor();
  const check = async () => {
    await page.getByLabel('CSV file and images').setInputFiles(files);
    await button(page, 'Check rows').click();
    await isShown('Review');
  };
  await page.goto(`${proxy.address}/product-list`);
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await check();
  proxy.lose('create-product', MANY_RESPONSES);
  await button(page, 'Import 12 rows').click();
  await isShown('Import interrupted');
  expect(store.rows().some(({ name }) => name.startsWith('Imported '))).toBe(true);
  proxy.lose('create-product', 0);
  await page.reload();
  await check();
  await button(page, 'Import 12 rows').click();
  await isShown('Import finished');
  expect(rows.map(([name]) => countProducts(name!))).toEqual(rows.map(() => 1));
  store.expectNoOrphan();
});

it('edits and deletes a product without an error if the response is lost', async () => {
  const [row] = store.rows();
  await page.goto(`${proxy.address}/edit-product/${row!.id}`);
  await field(page, 'Product name').fill('Edited once');
  proxy.lose('edit-product', 1);
  await button(page, 'Save Changes').click();
  await waitForToast(page, 'Product updated successfully!');
  expect(countProducts('Edited once')).toBe(1);

  await page.goto(`${proxy.address}/product-list`);
  const remove = page.getByRole('button', { name: /^Delete / }).first();
  const name = (await remove.getAttribute('aria-label'))!.replace('Delete ', '');
  proxy.lose('delete-product', 1);
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await waitForToast(page, 'Product deleted successfully');
  expect([proxy.lost(), countProducts(name)]).toEqual([2, 0]);
});
