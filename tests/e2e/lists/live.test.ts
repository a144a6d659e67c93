import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';

// Two administrators see each other's changes in two browsers.

const dataDir = createDataFolder();
const browser = launchBrowser();
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

const refreshButton = (page: Page) => page.getByRole('button', { name: 'Updates available · Refresh' });
const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
/** Returns the text and position of every row. */
const describeRows = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => [row.textContent, row.getBoundingClientRect().top]));

it('announces changed orders and updates the list only on request', async () => {
  const [one, other] = [
    await signInAsGuest(await browser.page(), product),
    await signInAsGuest(await browser.page(), product),
  ];
  const stream = one.waitForResponse('**/api/admin/live');
  await one.goto(`${product.address}/orders?status=pending`);
  await stream;
  await rows(one).nth(1).waitFor();
  const before = await describeRows(one);

  await other.goto(`${product.address}/orders?status=pending`);
  await rows(other)
    .first()
    .getByRole('link', { name: /^View details/ })
    .click();
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Update Order' }).click();
  await other.getByRole('menuitem', { name: 'Delivered' }).click();
  await other.getByText(/^Order .* is now Delivered$/).waitFor();

  await refreshButton(one).waitFor();
  expect(await describeRows(one)).toEqual(before);
  // The browser that made the change shows no notice.
  await other.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await refreshButton(other).count()).toBe(0);

  await one.bringToFront();
  await refreshButton(one).press('Enter');
  await refreshButton(one).waitFor({ state: 'detached' });
  await expect.poll(() => rows(one).count()).toBe(before.length - 1);
  // The button disappears and the focus moves to the updated list.
  await expect.poll(() => one.evaluate(() => document.activeElement?.closest('tr')?.rowIndex)).toBe(1);
});

it('announces immediately that someone else has saved the product being edited', async () => {
  const [one, other] = [
    await signInAsGuest(await browser.page(), product),
    await signInAsGuest(await browser.page(), product),
  ];
  const response = await one.request.get(`${product.address}/api/product/admin/get-all-products`);
  const { _id: id } = (await response.json()).data.products[0];
  const name = (page: Page) => page.getByRole('textbox', { name: 'Product name' });
  for (const page of [one, other]) {
    const stream = page.waitForResponse('**/api/admin/live');
    await page.goto(`${product.address}/edit-product/${id}`);
    await stream;
  }
  await name(one).fill('My lamp');
  await name(other).fill('Their lamp');
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await other.getByText('Product updated successfully!', { exact: true }).waitFor();

  await one.getByText('Someone else just saved this product').waitFor();
  expect(await name(one).inputValue()).toBe('My lamp');
  const opening = one.context().waitForEvent('page');
  await one.getByRole('link', { name: 'Open in a new tab' }).click();
  const tab = await opening;
  await tab.getByRole('heading', { name: 'Their lamp', level: 1 }).waitFor();
  await tab.close();
  expect(await name(one).inputValue()).toBe('My lamp');

  await one.getByRole('button', { name: 'Load their version' }).click();
  await expect.poll(() => name(one).inputValue()).toBe('Their lamp');
  expect(await one.getByText('Someone else just saved this product').count()).toBe(0);
});
