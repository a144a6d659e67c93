import type { Locator, Page } from 'playwright';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { quickEdit } from '#languages/en/productTools.ts';
import { requires } from '../engine.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';
import { waitForToast, openStoreFiles } from '../productForm.ts';

const { largeChange: largeChangeMessages } = quickEdit;
const dataDir = createDataFolder();
const browser = launchBrowser({ expectedErrors: /status of 409|net::ERR_/ });
const store = openStoreFiles(dataDir);

let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

let page: Page;
beforeEach(async () => {
  page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/product-list`);
  await page.getByRole('row').nth(1).waitFor();
});

const cell = (on: Page, name: string, id: string) => on.locator(`button[name="${name}"][value="${id}"]`);
const cells = (on: Page, name: string) => on.locator(`button[name="${name}"]`);
const firstId = () => cells(page, 'stock').first().getAttribute('value');
// A discounted product has two prices.
const editField = (on = page) => on.getByRole('textbox', { name: /(stock|price) of/i }).first();
const toast = (on: Page, text: string) =>
  on.locator('[data-toast]').filter({ has: on.getByText(text, { exact: false }) });
const waitForSaved = (on: Page, label: string) => toast(on, `${label} saved: `).first().waitFor();
const largeChange = (on: Page) => on.getByRole('alertdialog', { name: largeChangeMessages.title });
/** The first product without a discount, which has one price. */
const findSinglePrice = async () => {
  const id = (await cells(page, 'actualPrice').first().getAttribute('value'))!;
  const { name, actual_price: price } = store.row(id)!;
  return { id, name, price: price!, button: cell(page, 'actualPrice', id) };
};
const isFocused = (one: Locator) => one.evaluate((element) => element === document.activeElement);

it('changes only the stock count and the price with the keyboard', async () => {
  const id = (await firstId())!;
  const before = store.row(id)!;
  const files = store.state().files;
  const stock = cell(page, 'stock', id);
  await stock.focus();
  await page.keyboard.press('F2');
  await editField().waitFor();
  await page.keyboard.type('-4');
  await page.keyboard.press('Enter');
  await page.getByText('Stock must be a non-negative number.').first().waitFor();
  await page.keyboard.press('Escape');
  await editField().waitFor({ state: 'detached' });
  await expect.poll(() => stock.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(store.row(id)).toEqual(before);

  await page.keyboard.press('Enter');
  await editField().waitFor();
  await page.keyboard.type('41');
  // Save and move back to the price of the same row.
  await page.keyboard.press('Shift+Tab');
  const price = page.getByRole('textbox', { name: /^Discounted price of/ });
  await price.waitFor();
  await waitForSaved(page, `Stock of ${before.name}`);
  const nextPrice = Math.round(before.discounted_price! * 0.9) + 0.5;
  await page.keyboard.type(String(nextPrice));
  await page.keyboard.press('Enter');
  await editField().waitFor({ state: 'detached' });
  await expect.poll(() => stock.innerText()).toContain('41');
  await expect.poll(() => store.row(id)!.discounted_price).toBe(nextPrice);
  const after = store.row(id)!;
  expect(after).toMatchObject({ stock: 41 });
  // Only the two values and the time of the change differ.
  const names = Object.keys(after) as (keyof typeof after)[];
  const changed = names.filter((one) => after[one] !== before[one]);
  expect(changed.filter((one) => !/stock|price|discount|updated/.test(one))).toEqual([]);
  expect(store.state().files).toEqual(files);
});

it('reports that someone else has changed the value, and lets you keep theirs or save again', async () => {
  const id = (await firstId())!;
  const name = store.row(id)!.name;
  const other = await signInAsGuest(await browser.page(), product);
  await other.goto(`${product.address}/product-list`);

  await cell(page, 'stock', id).click();
  await editField().waitFor();
  await cell(other, 'stock', id).click();
  await editField(other).fill('8');
  await editField(other).press('Enter');
  await waitForSaved(other, `Stock of ${name}`);

  await editField().fill('19');
  await editField().press('Enter');
  await page.getByText(/The value is now/).waitFor();
  expect(await editField().inputValue()).toBe('19');
  expect(store.row(id)!.stock).toBe(8);
  await page.getByRole('button', { name: 'Keep theirs' }).click();
  await expect.poll(() => cell(page, 'stock', id).innerText()).toMatch(/^8\b/);
  expect(store.row(id)!.stock).toBe(8);

  // Saving again overwrites their version.
  await cell(page, 'stock', id).click();
  await editField().fill('19');
  await editField().press('Enter');
  await waitForSaved(page, `Stock of ${name}`);
  expect(store.row(id)!.stock).toBe(19);
});

it('says what has changed, and undoes it', async () => {
  const { id, name, price, button } = await findSinglePrice();
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(String(price - 1));
  await page.keyboard.press('Enter');
  // The focus is back before the server has answered.
  expect(await isFocused(button)).toBe(true);
  const saved = toast(page, `Price of ${name} saved: `);
  expect(await saved.innerText()).toMatch(/Rs [\d,.]+ → Rs [\d,.]+/);
  expect(store.row(id)!.actual_price).toBe(price - 1);
  await saved.getByRole('button', { name: 'Undo' }).click();
  await toast(page, `Price of ${name} restored: `).waitFor();
  expect(store.row(id)!.actual_price).toBe(price);
});

it('asks before a price changes by more than half, and keeps what was typed', async () => {
  const { id, name, price, button } = await findSinglePrice();
  const typed = String(Math.round(price / 10));
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await largeChange(page).waitFor();
  await page.keyboard.press('Escape');
  await largeChange(page).waitFor({ state: 'detached' });
  expect(await editField().inputValue()).toBe(typed);
  await expect.poll(() => isFocused(editField())).toBe(true);
  expect(store.row(id)!.actual_price).toBe(price);

  // Tab goes on to the stock. The question waits until the typing ends.
  await page.keyboard.press('Tab');
  await page.keyboard.type('77');
  await page.keyboard.press('Enter');
  await waitForSaved(page, `Stock of ${name}`);
  expect(store.row(id)).toMatchObject({ actual_price: price, stock: 77 });
  await largeChange(page).waitFor();
  await page.keyboard.press('Enter');
  await waitForSaved(page, `Price of ${name}`);
  expect(store.row(id)).toMatchObject({ actual_price: Number(typed), stock: 77 });
  await expect.poll(() => isFocused(button)).toBe(true);
});

it('opens an editor again whose save fails after you have moved on', async () => {
  const { id, name, price, button } = await findSinglePrice();
  await page.route(/edit-product/, (route) => route.abort());
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(String(price + 2));
  await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await toast(page, `Price of ${name} wasn’t saved.`).waitFor();
  await page.unroute(/edit-product/);
  // The stock keeps the typing.
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await waitForSaved(page, `Stock of ${name}`);
  expect(store.row(id)).toMatchObject({ actual_price: price, stock: 58 });
  const priceField = page.getByRole('textbox', { name: `Price of ${name}` });
  expect(await priceField.inputValue()).toBe(String(price + 2));
  await expect.poll(() => isFocused(priceField)).toBe(true);
  await page.keyboard.press('Enter');
  await waitForSaved(page, `Price of ${name}`);
  expect(store.row(id)!.actual_price).toBe(price + 2);
});

it('previews cells pasted from a spreadsheet, saves the valid ones and undoes them together', async () => {
  // Firefox's driver can't grant access to the clipboard, so the cells are copied from a field.
  await page.evaluate(() => {
    const area = document.createElement('textarea');
    area.id = 'sheet';
    area.value = '1 111\t21\n222.5\tmany\n-1\t23';
    document.body.append(area);
  });
  const ids = await cells(page, 'stock').evaluateAll((buttons) =>
    buttons.slice(0, 3).map((button) => (button as HTMLButtonElement).value),
  );
  const read = () => ids.map((id) => store.row(id)!);
  const before = read();
  const price = page.locator(`button.tbl-edit[value="${ids[0]}"]`).first();
  const paste = async () => {
    await page.locator('#sheet').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+C');
    await price.focus();
    await page.keyboard.press('ControlOrMeta+V');
  };
  await paste();
  const preview = page.getByRole('dialog', { name: 'Paste into the list' });
  await preview.getByText('3 products change, 2 can’t be changed').waitFor();
  await preview.getByText('Stock must be a non-negative number.').waitFor();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
  expect(read()).toEqual(before);
  await expect.poll(() => price.evaluate((one) => one === document.activeElement)).toBe(true);

  await paste();
  await page.getByRole('button', { name: 'Change 3 products' }).click();
  const done = page.locator('[data-toast]').filter({ hasText: '3 products changed' });
  await done.waitFor();
  expect(read().map(({ stock }) => stock)).toEqual([21, before[1]!.stock, 23]);
  await done.getByRole('button', { name: 'Undo' }).click();
  await waitForToast(page, '3 changes undone');
  const withoutTime = (rows: typeof before) => rows.map((row) => ({ ...row, updated_at: '' }));
  expect(withoutTime(read())).toEqual(withoutTime(before));
});

it('opens from the row’s menu on a phone and keeps the typed value if the network fails', async () => {
  requires('touch');
  const phone = await signInAsGuest(
    await browser.page({ viewport: { width: 390, height: 844 }, hasTouch: true }),
    product,
  );
  await phone.goto(`${product.address}/product-list`);
  const row = phone.getByRole('row').nth(1);
  const id = (await cells(phone, 'stock').first().getAttribute('value'))!;
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await phone.getByRole('menuitem', { name: 'Edit stock' }).click();
  await editField(phone).waitFor();
  await phone.context().setOffline(true);
  await editField(phone).fill('66');
  await phone.getByRole('button', { name: 'Save', exact: true }).click();
  await phone.getByText('An unexpected error occurred.').first().waitFor();
  expect(await editField(phone).inputValue()).toBe('66');
  await phone.context().setOffline(false);
  await phone.getByRole('button', { name: 'Save', exact: true }).click();
  await editField(phone).waitFor({ state: 'detached' });
  await expect.poll(() => store.row(id)!.stock).toBe(66);
});
