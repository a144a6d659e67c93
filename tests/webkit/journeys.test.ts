import { beforeAll, expect, it } from 'vitest';
import { Key } from 'webdriverio';
import { create as arabicForm } from '#languages/ar/productForm.ts';
import { labels as arLabels } from '#languages/ar/productLabels.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { createDataFolder, type Product, startProduct } from '../e2e/product.ts';
import { createSmallPhoto, lamp, openStoreFiles } from '../e2e/productForm.ts';
import { launchWebKit, type Page } from './launchWebKit.ts';

const dataDir = createDataFolder();
const imageFolder = createDataFolder();
const webkit = launchWebKit();
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

const named = (page: Page, name: string) => page.$(`aria/${name}`);
const click = (page: Page, name: string) => named(page, name).click();
/** The control of a label that starts with this text. */
const field = (page: Page, label: string) =>
  page.$(`//*[@id=//label[starts-with(normalize-space(), "${label}")]/@for]`);
/** Waits until the page shows a text. */
const waitForText = (page: Page, text: string) =>
  page.waitUntil(() => page.execute((one) => document.body.innerText.includes(one), text), {
    timeoutMsg: `the page doesn’t show “${text}”`,
  });
const getQuery = async (page: Page) => new URL(await page.getUrl()).search;
const activeName = (page: Page) =>
  page.execute(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

async function signIn(path = '/', size?: { width: number; height: number }): Promise<Page> {
  const page = await webkit.page(size);
  await webkit.open(`${product.address}/login`);
  await click(page, 'Login as guest');
  await click(page, 'Sign In');
  await waitForText(page, 'Dashboard Overview');
  if (path !== '/') await webkit.open(product.address + path);
  return page;
}

/** Clicks an item of an open list or menu once it stands still. */
async function clickItem(page: Page, role: 'option' | 'menuitemradio', text: string): Promise<void> {
  const item = page.$(`//*[@role="${role}"][normalize-space()="${text}"]`);
  await item.waitForStable();
  await item.click();
}

async function chooseInForm(page: Page, select: string, option: string): Promise<void> {
  await field(page, select).click();
  await clickItem(page, 'option', option);
}

it('signs in as a guest, and out', async () => {
  const page = await signIn();
  await waitForText(page, 'Successfully logged in!');
  expect(await page.getTitle()).toBe('Dashboard · Counter');
  await click(page, 'Logout');
  const question = page.$('[role=alertdialog]');
  await question.waitForStable();
  await question.$('button=Logout').click();
  await waitForText(page, 'Access Required');
});

it('searches, filters and pages through the product list', async () => {
  const page = await signIn('/product-list');
  await waitForText(page, '1–10 of 29');
  await click(page, 'Next');
  await waitForText(page, '11–20 of 29');
  await click(page, 'Previous');
  await waitForText(page, '1–10 of 29');
  await click(page, 'Category');
  await clickItem(page, 'option', 'Sports');
  await named(page, 'Search products').setValue('YOGA');
  await waitForText(page, '1–1 of 1');
  await expect.poll(() => getQuery(page)).toBe('?category=Sports&q=YOGA');
  await webkit.open(await page.getUrl());
  await waitForText(page, '1–1 of 1');
  await waitForText(page, 'Prana natural rubber yoga mat, 5 mm');
  await named(page, 'Search products').click();
  await page.keys(Key.Escape);
  await expect.poll(() => getQuery(page)).toBe('?category=Sports');
});

it('opens an order in a dialog, and closes it with the keyboard', async () => {
  const page = await signIn('/orders');
  await waitForText(page, '1-10 of 36 orders');
  const link = page.$('a[aria-label^="View details"]');
  await link.click();
  const dialog = page.$('[role=dialog]');
  await dialog.waitForStable();
  await waitForText(page, '1 of 36');
  await page.keys(Key.Escape);
  await dialog.waitForExist({ reverse: true });
  await expect.poll(() => getQuery(page)).toBe('');
  // The focus returns to the link.
  await expect.poll(() => activeName(page)).toMatch(/^View details/);
});

it('shows the placeholder of a date in another colour than a date', async () => {
  const page = await signIn('/orders?date=2026-11-01..');
  await page.$('button*=Filters').click();
  await page.$('[role=dialog]').waitForStable();
  const [date, placeholder] = await page.execute(() =>
    [...document.querySelectorAll('input[type=date]')].map((input) => getComputedStyle(input).color),
  );
  expect(date).toBe(await page.execute(() => getComputedStyle(document.body).color));
  expect(placeholder).not.toBe(date);
});

it('publishes a product with an image', async () => {
  const page = await signIn('/add-product');
  await waitForText(page, 'Add New Product');
  for (const [name, text] of Object.entries(lamp)) await field(page, name).setValue(text);
  await chooseInForm(page, 'Category', 'Home & Kitchen');
  await chooseInForm(page, 'Stock unit', 'pieces');
  await field(page, 'Locations').setValue('jap');
  await clickItem(page, 'option', 'Japan');
  await page.keys(Key.Escape);
  await page.$('input[type=file]').addValue(await createSmallPhoto(imageFolder, 'red'));
  const image = page.$('[aria-label="Product images"] img');
  await image.waitForExist();
  await click(page, 'Publish Product');
  await waitForText(page, 'Product created successfully');
  const { rows, colours } = openStoreFiles(dataDir);
  const saved = rows().filter(({ name }) => name === lamp['Product name']);
  expect(saved).toHaveLength(1);
  expect(await colours(saved[0])).toEqual(['red']);
});

it('goes to a page with the command palette', async () => {
  const page = await signIn();
  await page.keys([Key.Ctrl, 'k']);
  const input = page.$('[role=dialog] [role=combobox]');
  await input.waitForDisplayed();
  // Found again each time, because another query replaces the options.
  const waitForOption = (text: string) =>
    page.waitUntil(async () => (await page.$('[role=option]').getText()).includes(text));
  // No letter twice in a row, because the driver types it once.
  await page.keys('pour');
  await waitForOption('pour-over kettle');
  await page.keys([Key.Ctrl, 'a']);
  await page.keys('orders');
  await waitForOption('Orders');
  await page.keys(Key.Enter);
  await waitForText(page, 'Product Orders');
  await input.waitForExist({ reverse: true });
  expect(new URL(await page.getUrl()).pathname).toBe('/orders');
});

it('switches to Arabic, and remembers it', async () => {
  const page = await signIn('/add-product');
  await waitForText(page, 'Add New Product');
  await field(page, 'Actual price').setValue('1299');
  await page.$('header [aria-haspopup=menu]').click();
  await clickItem(page, 'menuitemradio', 'العربية');
  await waitForText(page, arabicForm.page);
  const direction = () =>
    page.execute(() => `${document.documentElement.lang} ${getComputedStyle(document.body).direction}`);
  expect(await direction()).toBe('ar rtl');
  expect(await field(page, arLabels.actualPrice).getValue()).toBe('١٢٩٩');
  await page.refresh();
  await waitForText(page, arabicForm.page);
  expect(await direction()).toBe('ar rtl');
});

it('opens the Columns panel', async () => {
  const page = await signIn('/product-list');
  await waitForText(page, '1–10 of ');
  await click(page, 'Columns');
  await named(page, 'Shown columns').waitForDisplayed();
  await page.keys(Key.Escape);
  await expect.poll(() => activeName(page)).toBe('Columns');
});

it('switches the theme, and remembers it', async () => {
  const page = await signIn('/categories');
  await waitForText(page, 'Under Construction');
  const background = () => page.execute(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await click(page, 'Switch to dark theme');
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.refresh();
  await waitForText(page, 'Under Construction');
  expect(await background()).toBe(dark);
});

it.each(['/', '/orders', '/add-product', '/reports'])('fits %s on a phone', async (path) => {
  const page = await signIn(path, { width: 390, height: 844 });
  await page.$('h1').waitForDisplayed();
  const overflow = () => page.execute(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await click(page, 'Open menu');
  await page.$('aria/Banner Slides').waitForClickable();
  expect(await overflow()).toBeLessThanOrEqual(0);
});

it('announces that someone else has deleted a product', async () => {
  const page = await signIn('/product-list');
  await waitForText(page, '1–10 of ');
  const login = await fetch(`${product.address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(product.guest),
  });
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  const path = `/api/product/admin/delete-product/${sampleProducts[0]!._id}`;
  expect((await fetch(product.address + path, { method: 'DELETE', headers: { cookie } })).status).toBe(200);
  await waitForText(page, 'Updates available');
});
