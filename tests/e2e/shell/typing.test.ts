import type { CDPSession, Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { requires } from '../engine.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';
import { openStoreFiles } from '../productForm.ts';
import { typeAtOnce } from '../typeAtOnce.ts';

// Everything that a key or a click opens takes the next key, on a page that has just become usable.

const dataDir = createDataFolder();
const browser = launchBrowser();
const store = openStoreFiles(dataDir);
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

type Opened = { page: Page; type: (text: string) => Promise<void> };

/** Opens a page on a slow processor and waits until `isUsable`. */
async function open(path: string, isUsable: (page: Page) => Promise<void>): Promise<Opened> {
  requires('Chromium’s protocol');
  const page = await signInAsGuest(await browser.page(), product);
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(product.address + path);
  await isUsable(page);
  return { page, type: (text) => typeAtOnce(devtools, text) };
}

const isListed = (page: Page) => page.locator('button.tbl-edit').first().waitFor();

it('saves a price and a stock, each in its place', async () => {
  const { page, type } = await open('/product-list', isListed);
  // A price without a discount has one field.
  const single = page.locator('button.tbl-edit[name="actualPrice"]').first();
  const id = (await single.getAttribute('value'))!;
  // Less than half of it would ask.
  const next = Math.round(store.row(id)!.actual_price!) - 3;
  await single.focus();
  await type(`Enter ${next} Tab 44 Enter`);
  await expect.poll(() => store.row(id)).toMatchObject({ actual_price: next, stock: 44 });
});

it('finds in the palette what was typed', async () => {
  const { page, type } = await open('/orders', (one) => one.getByRole('row').nth(1).waitFor());
  await type('Control+k activity Enter');
  await expect.poll(() => page.url()).toMatch(/\/activity$/);
});

it('names a view', async () => {
  const { page, type } = await open('/product-list?status=active', isListed);
  await page.getByRole('button', { name: 'Save view' }).focus();
  await type('Enter Restock Enter');
  const view = page.getByRole('radio', { name: /^Restock/ });
  await expect.poll(() => view.count()).toBe(1);
});

it('previews a new stock of the selected products', async () => {
  const { page, type } = await open('/product-list', isListed);
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Change stock' }).focus();
  await type('Enter 250');
  await expect.poll(() => page.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('250');
});
