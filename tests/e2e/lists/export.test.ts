import { buffer } from 'node:stream/consumers';
import Papa from 'papaparse';
import type { Download, Page } from 'playwright';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { unguardText } from '#features/csv/csvText.ts';
import { requires } from '../engine.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { selectOption } from '../selectOption.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';

beforeEach(() => requires('downloads'));

const dataDir = createDataFolder();
const browser = launchBrowser({ expectedErrors: /status of 503 .*page=3&rows=1000/ });
const GENERATED = 3200;
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir, { SEED_PRODUCTS: `${GENERATED}`, SEED_ORDERS: '1300' });
});

async function readDownload(download: Download): Promise<string[][]> {
  const bytes = await buffer(await download.createReadStream());
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data, errors } = Papa.parse<string[]>(text.slice(1), { delimiter: ',', newline: '\r\n' });
  expect(errors).toEqual([]);
  return data.slice(0, -1).map((line) => line.map(unguardText));
}

type Row = { _id: string; name: string; category: string; brand: string };

async function allProducts(page: Page): Promise<Row[]> {
  const response = await page.request.get(`${product.address}/api/product/admin/get-all-products`);
  return ((await response.json()) as { data: { products: Row[] } }).data.products;
}

/** Exports the selected rows and returns the first cell of each row. */
async function exportSelected(page: Page, text: string): Promise<(string | undefined)[]> {
  await page
    .getByRole('region', { name: /^Selected / })
    .getByRole('button', { name: 'Export' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Export as CSV' });
  await dialog.getByText(text).waitFor();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const [, ...lines] = await readDownload(await download);
  await dialog.getByText('Your file is ready').waitFor();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  return lines.map(([id]) => id);
}

it('exports all pages of the filtered list and continues after a failure', async () => {
  const page = await signInAsGuest(await browser.page({ acceptDownloads: true }), product);
  await page.goto(`${product.address}/product-list`);
  await page
    .getByRole('link', { name: /^View / })
    .first()
    .waitFor();
  await page.getByRole('searchbox').fill('lot');
  const expected = (await allProducts(page)).filter(({ name }) => name.toLowerCase().includes('lot'));
  expect(expected.length).toBeGreaterThan(3000);

  // The third page fails at first.
  let failures = 1;
  await page.route(/\/admin\/products\?.*page=3&rows=1000/, (route) =>
    failures-- > 0
      ? route.fulfill({ status: 503, json: { message: 'The store is busy.' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export as CSV' });
  await dialog.getByText(`Current results (${expected.length.toLocaleString('en')})`).waitFor();
  await dialog.getByRole('checkbox', { name: 'Description' }).uncheck();
  await dialog.getByRole('button', { name: 'Export' }).click();
  await dialog.getByText('The store is busy.').waitFor();
  await dialog.getByText(/^2,000 of /).waitFor();

  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await dialog.getByText('Your file is ready').waitFor();
  expect((await download).suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  const [headings, ...lines] = await readDownload(await download);
  expect(headings).not.toContain('Description');
  const at = (heading: string) => headings!.indexOf(heading);
  const toFacts = (line: string[]) => [line[at('Product ID')], line[at('Product Name')], line[at('Brand')]];
  expect(lines.map(toFacts)).toEqual(expected.map(({ _id, name, brand }) => [_id, name, brand]));

  // The focus is on Done and returns to the button that opened the dialog.
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Export');
});

it('can be stopped, and exports all orders, or exactly the selected ones of two pages', async () => {
  const page = await signInAsGuest(await browser.page({ acceptDownloads: true }), product);
  await page.goto(`${product.address}/orders`);
  const gate = Promise.withResolvers<void>();
  await page.route(/\/admin\/orders\?.*page=2&rows=1000/, async (route) => {
    await gate.promise;
    await route.continue().catch(() => {});
  });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export as CSV' });
  await dialog.getByRole('button', { name: 'Export' }).click();
  await dialog.getByText(/^1,000 of /).waitFor();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await dialog.getByRole('group', { name: 'Columns' }).waitFor();
  gate.resolve();

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const [headings, ...lines] = await readDownload(await download);
  expect(headings).toContain('Order Reference');
  const ids = lines.map(([id]) => id);
  const response = await page.request.get(`${product.address}/api/order/admin/get-orders`);
  const { orders } = ((await response.json()) as { data: { orders: { _id: string }[] } }).data;
  expect(ids).toEqual(orders.map(({ _id }) => _id));
  await dialog.getByText('Your file is ready').waitFor();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('table').locator('tbody input[type=checkbox]').nth(2).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator(`tbody input[data-row-id="${orders[14]!._id}"]`).check();
  expect(await exportSelected(page, '2 selected rows.')).toEqual([orders[2]!._id, orders[14]!._id]);
});

it('exports exactly the selected products of several pages, or all that match', async () => {
  const page = await signInAsGuest(await browser.page({ acceptDownloads: true }), product);
  await page.goto(`${product.address}/product-list`);
  const boxes = page.getByRole('table').locator('tbody input[type=checkbox]');
  await boxes.first().waitFor();
  const bar = page.getByRole('region', { name: 'Selected products' });
  const all = await allProducts(page);

  // Two rows of the first page and one found by a search.
  await boxes.nth(1).check();
  await boxes.nth(3).check();
  const searched = all[GENERATED - 100]!;
  await page.getByRole('searchbox').fill(searched.name);
  await page
    .getByRole('link', { name: `View ${searched.name}`, exact: true })
    .first()
    .waitFor();
  const searchedBox = page.locator(`tbody input[data-row-id="${searched._id}"]`);
  await searchedBox.check();
  const expected = [all[1]!._id, all[3]!._id, searched._id];
  expect((await exportSelected(page, '3 selected rows.')).toSorted()).toEqual(expected.toSorted());

  // All products of a category, on several pages.
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await page.getByRole('searchbox').fill('');
  await selectOption(page, 'Category', 'Fashion');
  const fashion = all.filter(({ category }) => category.toLowerCase() === 'fashion').map(({ _id }) => _id);
  await page.getByText(new RegExp(`of ${fashion.length.toLocaleString('en')}$`)).waitFor();
  await boxes.first().check();
  await bar.getByRole('button', { name: /^Select all .* matching products$/ }).click();
  await bar
    .getByText(`${fashion.length.toLocaleString('en')} selected`)
    .first()
    .waitFor();
  expect(await exportSelected(page, `${fashion.length.toLocaleString('en')} selected rows.`)).toEqual(
    fashion,
  );
});
