import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { asGuest } from './asGuest.ts';
import { choose } from './choose.ts';
import { aBrowser, aDataFolder, startProduct } from './product.ts';

// Two administrators at two browsers, and what each sees of the other.

const ordersData = aDataFolder();
const productData = aDataFolder();
const browser = aBrowser();

const changed = (page: Page) => page.getByRole('button', { name: 'Updates available · Refresh' });
const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
/** What every row says and where it stands. */
const look = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => [row.textContent, row.getBoundingClientRect().top]));

it('says that orders have changed, and moves nothing until it is asked to', async () => {
  const product = await startProduct(ordersData);
  const [one, other] = [
    await asGuest(await browser.page(), product),
    await asGuest(await browser.page(), product),
  ];
  const stream = one.waitForResponse('**/api/admin/live');
  await one.goto(`${product.address}/orders?status=pending`);
  await stream;
  await rows(one).nth(1).waitFor();
  const before = await look(one);

  await other.goto(`${product.address}/orders?status=pending`);
  await rows(other)
    .first()
    .getByRole('link', { name: /^View details/ })
    .click();
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Update Order' }).click();
  await choose(other, 'New status', 'Delivered');
  await dialog.getByRole('button', { name: 'Save status' }).click();
  await other.getByText('Order updated successfully', { exact: true }).waitFor();

  await changed(one).waitFor();
  expect(await look(one)).toEqual(before);
  // Who wrote it knows already.
  await other.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await changed(other).count()).toBe(0);

  await changed(one).press('Enter');
  await changed(one).waitFor({ state: 'detached' });
  await expect.poll(() => rows(one).count()).toBe(before.length - 1);
  // The button is gone, and the focus where the news is.
  await expect.poll(() => one.evaluate(() => document.activeElement?.closest('tr')?.rowIndex)).toBe(1);
});

it('says at once that somebody else has saved the product that is being edited', async () => {
  const product = await startProduct(productData);
  const [one, other] = [
    await asGuest(await browser.page(), product),
    await asGuest(await browser.page(), product),
  ];
  const answer = await one.request.get(`${product.address}/api/product/admin/get-all-products`);
  const { _id: id } = (await answer.json()).data.products[0];
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
