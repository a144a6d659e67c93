import type { Page } from 'playwright';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { signInAsGuest } from '../signInAsGuest.ts';
import { createMailbox } from '../mailbox.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';
import { waitForToast } from '../productForm.ts';

const post = createMailbox();
const dataDir = createDataFolder();
const browser = launchBrowser();

let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir, { SMTP_URL: post.url() });
});

let page: Page;
beforeEach(async () => {
  page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/product-list`);
  await page.getByRole('row').nth(1).waitFor();
});

const DEFAULT_COLUMNS = ['IMAGE', 'PRODUCT', 'CATEGORY', 'PRICE', 'STOCK', 'DISCOUNT', 'ACTIONS'];
const CHANGED_COLUMNS = ['PRODUCT', 'PRICE', 'CATEGORY', 'STOCK', 'DISCOUNT', 'ACTIONS'];

/** Returns the names of the columns after the checkboxes. */
const columns = async () =>
  (
    await page.getByRole('table').filter({ hasText: 'PRODUCT' }).getByRole('columnheader').allTextContents()
  ).slice(1);
const panel = () => page.getByRole('dialog', { name: 'View' });
const inPanel = (name: string | RegExp) => panel().getByRole('button', { name, exact: true });
const getQuery = () => new URL(page.url()).search;
const rowHeight = () => page.getByRole('table').getAttribute('data-row-height');
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

async function openPanel() {
  await page.getByRole('button', { name: 'View', exact: true }).focus();
  await page.keyboard.press('Enter');
  await inPanel('Done').waitFor();
}

async function closePanel() {
  await page.keyboard.press('Escape');
  await panel().waitFor({ state: 'detached' });
}

async function saveAs(name: string) {
  await inPanel('Save this view').press('Enter');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
}

/** Uses only the keyboard. */
async function chooseColumns() {
  await openPanel();
  await panel().getByRole('checkbox', { name: 'Image' }).press('Space');
  await inPanel('Move Price up').press('Enter');
  await panel().getByText('Price is now column 3 of 10.').waitFor({ state: 'attached' });
  await expect.poll(focused).toBe('Move Price up');
  await panel().getByRole('radio', { name: 'Comfortable' }).press('ArrowRight');
}

it('keeps columns, density and views until someone else signs in in this browser', async () => {
  expect(await columns()).toEqual(DEFAULT_COLUMNS);
  await chooseColumns();
  await saveAs('Pricing');
  await closePanel();
  await expect.poll(focused).toBe('View');
  await expect.poll(columns).toEqual(CHANGED_COLUMNS);
  await expect.poll(rowHeight).toBe('compact');

  await page.reload();
  await page.getByRole('row').nth(1).waitFor();
  expect(await columns()).toEqual(CHANGED_COLUMNS);
  expect(await rowHeight()).toBe('compact');
  // The dashboard shows the same list.
  await page.goto(`${product.address}/`);
  await page.getByRole('row').nth(1).waitFor();
  expect(await columns()).toEqual(CHANGED_COLUMNS);

  // A saved view has its columns, and can be renamed and deleted.
  await page.goto(`${product.address}/product-list`);
  await page.getByRole('row').nth(1).waitFor();
  await openPanel();
  await inPanel('Reset').click();
  await closePanel();
  await expect.poll(columns).toEqual(DEFAULT_COLUMNS);
  await openPanel();
  await inPanel('Pricing').press('Enter');
  await panel().waitFor({ state: 'detached' });
  await expect.poll(columns).toEqual(CHANGED_COLUMNS);
  await openPanel();
  await inPanel('Rename Pricing').press('Enter');
  await page.keyboard.type('Prices');
  await page.keyboard.press('Enter');
  await inPanel('Delete Prices').click();
  await panel().getByText('Prices was deleted.').waitFor();
  await page.keyboard.press('Enter');
  await inPanel('Prices').waitFor();

  // Another administrator in the same browser sees none of it, and it is deleted.
  await page.request.post(`${product.address}/api/admin/logout`);
  const name = 'Priyanka';
  const email = 'priyanka@counter.example';
  await page.goto(`${product.address}/register`);
  await page.getByRole('textbox', { name: 'Full Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(`${name} likes tea`);
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await page.getByRole('textbox', { name: 'OTP' }).fill(await post.codeFor(email));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  await page.goto(`${product.address}/product-list`);
  await page.getByRole('row').nth(1).waitFor();
  expect(await columns()).toEqual(DEFAULT_COLUMNS);
  await openPanel();
  await panel().getByText('to use again later', { exact: false }).waitFor();

  await signInAsGuest(page, product);
  await page.reload();
  await page.getByRole('row').nth(1).waitFor();
  expect(await columns()).toEqual(DEFAULT_COLUMNS);
});

it('opens a list with the first view, unless the URL has a query', async () => {
  await page.goto(`${product.address}/product-list?stock=low&sort=price.descending`);
  await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
  await chooseColumns();
  await saveAs('To reorder');
  await inPanel('Use To reorder as default').click();
  await closePanel();
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.waitForURL('**/orders');

  // The view replaces the history entry without a query, so one step back leaves the list.
  await page.getByRole('link', { name: 'Product List' }).click();
  await page.waitForURL('**/product-list?stock=low&sort=price.descending');
  await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
  await page.goBack();
  await page.waitForURL('**/orders');
  await page.goForward();
  await page.waitForURL('**/product-list?stock=low&sort=price.descending');

  // Without filters the list shows everything, also after a reload and after going back.
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('columnheader', { name: 'PRICE' }).getByRole('button').click();
  await expect.poll(getQuery).toBe('');
  await page.reload();
  await page.getByRole('row').nth(1).waitFor();
  expect(getQuery()).toBe('');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.waitForURL('**/orders');
  await page.goBack();
  await page.waitForURL('**/product-list');
  await page.getByRole('row').nth(1).waitFor();
  await page.waitForTimeout(300);
  expect(getQuery()).toBe('');

  // The message of a navigation is shown once, although both replace the history entry.
  await page.evaluate(() => {
    const state = { usr: { message: { tone: 'success', text: 'Saved it' } }, key: 'arrived' };
    history.replaceState(state, '', '/product-list');
  });
  await page.reload();
  await waitForToast(page, 'Saved it');
  await page.waitForURL('**/product-list?stock=low&sort=price.descending');
  const toasts = page.getByRole('region', { name: /Notifications/ });
  expect(await toasts.getByText('Saved it', { exact: true }).count()).toBe(1);
  await page.reload();
  await page.getByRole('row').nth(1).waitFor();
  expect(await toasts.getByText('Saved it', { exact: true }).count()).toBe(0);

  // The URL overrides the first view, and the dashboard has its own views.
  await page.goto(`${product.address}/product-list?category=fashion`);
  await page.getByRole('row').nth(1).waitFor();
  await page.waitForTimeout(300);
  expect(getQuery()).toBe('?category=fashion');
  await page.goto(`${product.address}/`);
  await page.getByRole('row').nth(1).waitFor();
  await page.waitForTimeout(300);
  expect(getQuery()).toBe('');
});
