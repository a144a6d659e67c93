import type { CDPSession, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
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

/** Opens a page whose processor is `slowdown` times slower, and waits until `isUsable`. */
async function open(
  path: string,
  slowdown: number,
  isUsable: (page: Page) => Promise<void>,
): Promise<Opened> {
  requires('Chromium’s protocol');
  const page = await signInAsGuest(await browser.page(), product);
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(product.address + path);
  await isUsable(page);
  return { page, type: (text) => typeAtOnce(devtools, text) };
}

const isListed = (page: Page) => page.locator('button.tbl-edit').first().waitFor();
const price = (page: Page, index: number) => page.locator('button.tbl-edit[name$="Price"]').nth(index);
const idOf = async (page: Page, index: number) => (await price(page, index).getAttribute('value'))!;

/** Returns a price that differs from the shown one by less than half. */
const getNearPrice = (id: string, by: number) => {
  const { actual_price: actual, discounted_price: discounted } = store.row(id)!;
  return Math.round((discounted ?? actual)!) - by;
};
const shownPrice = (id: string) => {
  const { actual_price: actual, discounted_price: discounted } = store.row(id)!;
  return discounted ?? actual;
};

describe.each([1, 4])('with the processor %d times slower', (slowdown) => {
  it('saves the price that was typed', async () => {
    const { page, type } = await open('/product-list', slowdown, isListed);
    const id = await idOf(page, 1);
    const next = getNearPrice(id, 3 * slowdown);
    await price(page, 1).focus();
    await type(`Enter ${next} Enter`);
    await expect.poll(() => shownPrice(id)).toBe(next);
  });

  it('saves a price and a stock, each in its place', async () => {
    const { page, type } = await open('/product-list', slowdown, isListed);
    // A price without a discount has one field.
    const single = page.locator('button.tbl-edit[name="actualPrice"]').first();
    const id = (await single.getAttribute('value'))!;
    const next = getNearPrice(id, 3 * slowdown);
    await single.focus();
    await type(`Enter ${next} Tab ${40 + slowdown} Enter`);
    await expect.poll(() => store.row(id)).toMatchObject({ actual_price: next, stock: 40 + slowdown });
  });

  it('finds in the palette what was typed', async () => {
    const { page, type } = await open('/orders', slowdown, (one) => one.getByRole('row').nth(1).waitFor());
    await type('Control+k activity Enter');
    await expect.poll(() => page.url()).toMatch(/\/activity$/);
  });

  it('names a view', async () => {
    const { page, type } = await open('/product-list?stock=low', slowdown, isListed);
    await page.getByRole('button', { name: 'Save view' }).focus();
    await type(`Enter Restock${slowdown} Enter`);
    const view = page.getByRole('radio', { name: new RegExp(`^Restock${slowdown}`) });
    await expect.poll(() => view.count()).toBe(1);
  });

  it('previews a new stock of the selected products', async () => {
    const { page, type } = await open('/product-list', slowdown, isListed);
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Change stock' }).focus();
    await type('Enter 250');
    await expect.poll(() => page.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('250');
  });
});
