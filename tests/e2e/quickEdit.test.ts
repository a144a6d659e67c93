import type { Page } from 'playwright';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { asGuest } from './asGuest.ts';
import { aBrowser, aDataFolder, type Product, startProduct } from './product.ts';
import { said, storeIn } from './productForm.ts';

const dataDir = aDataFolder();
const browser = aBrowser({ refused: /status of 409|net::ERR_/ });
const store = storeIn(dataDir);

let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

let page: Page;
beforeEach(async () => {
  page = await asGuest(await browser.page(), product);
  await page.goto(`${product.address}/product-list`);
  await page.getByRole('row').nth(1).waitFor();
});

const cell = (on: Page, name: string, id: string) => on.locator(`button[name="${name}"][value="${id}"]`);
const cells = (on: Page, name: string) => on.locator(`button[name="${name}"]`);
const firstId = () => cells(page, 'stock').first().getAttribute('value');
const openField = (on = page) => on.getByRole('textbox', { name: /(Stock|rice) of/ });

it('changes a stock and a price by keyboard alone, and leaves all else as it was', async () => {
  const id = (await firstId())!;
  const before = store.row(id)!;
  const files = store.state().files;
  const stock = cell(page, 'stock', id);
  await stock.focus();
  await page.keyboard.press('F2');
  await openField().waitFor();
  await page.keyboard.type('-4');
  await page.keyboard.press('Enter');
  await page.getByText('Stock must be a non-negative number.').first().waitFor();
  await page.keyboard.press('Escape');
  await openField().waitFor({ state: 'detached' });
  await expect.poll(() => stock.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(store.row(id)).toEqual(before);

  await page.keyboard.press('Enter');
  await openField().waitFor();
  await page.keyboard.type('41');
  // Saves, and goes back to the price of the same row.
  await page.keyboard.press('Shift+Tab');
  const price = page.getByRole('textbox', { name: /rice of/ });
  await price.waitFor();
  await said(page, `Stock of ${before.name} saved`);
  await page.keyboard.type('1234.5');
  await page.keyboard.press('Enter');
  await openField().waitFor({ state: 'detached' });
  await expect.poll(() => stock.innerText()).toContain('41');
  await page.getByText('1,234.50').first().waitFor();
  const after = store.row(id)!;
  expect(after).toMatchObject({ stock: 41 });
  // Nothing else than its figures, and when it was changed.
  const names = Object.keys(after) as (keyof typeof after)[];
  const changed = names.filter((one) => after[one] !== before[one]);
  expect(changed.filter((one) => !/stock|price|discount|updated/.test(one))).toEqual([]);
  expect(store.state().files).toEqual(files);
});

it('tells of what somebody else has saved meanwhile, in the cell and in the row', async () => {
  const id = (await firstId())!;
  const name = store.row(id)!.name;
  const other = await asGuest(await browser.page(), product);
  await other.goto(`${product.address}/product-list`);

  await cell(page, 'stock', id).click();
  await openField().waitFor();
  await page.waitForTimeout(300);
  await cell(other, 'stock', id).click();
  await openField(other).fill('8');
  await openField(other).press('Enter');
  await said(other, `Stock of ${name} saved`);

  await openField().fill('19');
  await openField().press('Enter');
  await page.getByText(/The value is now/).waitFor();
  expect(await openField().inputValue()).toBe('19');
  expect(store.row(id)!.stock).toBe(8);
  await page.getByRole('button', { name: 'Keep theirs' }).click();
  await expect.poll(() => cell(page, 'stock', id).innerText()).toMatch(/^8\b/);
  expect(store.row(id)!.stock).toBe(8);

  // Once more, now over theirs: nothing has happened since.
  await cell(page, 'stock', id).click();
  await openField().fill('19');
  await openField().press('Enter');
  await said(page, `Stock of ${name} saved`);
  expect(store.row(id)!.stock).toBe(19);
});

it('keeps what was typed when the network fails, and is reached by the row’s menu on a phone', async () => {
  const phone = await asGuest(
    await browser.page({ viewport: { width: 390, height: 844 }, hasTouch: true }),
    product,
  );
  await phone.goto(`${product.address}/product-list`);
  const row = phone.getByRole('row').nth(1);
  const id = (await cells(phone, 'stock').first().getAttribute('value'))!;
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await phone.getByRole('menuitem', { name: 'Edit stock' }).click();
  await openField(phone).waitFor();
  await phone.context().setOffline(true);
  await openField(phone).fill('66');
  await phone.getByRole('button', { name: 'Save', exact: true }).click();
  await phone.getByText('An unexpected error occurred.').first().waitFor();
  expect(await openField(phone).inputValue()).toBe('66');
  await phone.context().setOffline(false);
  await phone.getByRole('button', { name: 'Save', exact: true }).click();
  await openField(phone).waitFor({ state: 'detached' });
  expect(store.row(id)!.stock).toBe(66);
});
