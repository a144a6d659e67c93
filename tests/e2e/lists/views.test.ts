import type { Locator, Page } from 'playwright';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { signInAsGuest } from '../signInAsGuest.ts';
import { createMailbox } from '../mailbox.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';
import { waitForToast } from '../productForm.ts';
import { registerAdmin } from '../registerAdmin.ts';

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
const panel = () => page.getByRole('dialog', { name: 'Columns' });
const inPanel = (name: string | RegExp) => panel().getByRole('button', { name, exact: true });
const getParams = () => Object.fromEntries(new URL(page.url()).searchParams);
const rowHeight = () =>
  page.getByRole('table', { name: 'Product Inventory' }).getAttribute('data-row-height');
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const tab = (name: string | RegExp) =>
  page.getByRole('radiogroup', { name: 'Views' }).getByRole('radio', { name });
const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);
const isOpen = async (name: string | RegExp) => {
  await expect.poll(() => tab(name).isChecked()).toBe(true);
};

async function openPanel() {
  await page.getByRole('button', { name: 'Columns', exact: true }).focus();
  await page.keyboard.press('Enter');
  await inPanel('Done').waitFor();
}

async function closePanel() {
  await page.keyboard.press('Escape');
  await panel().waitFor({ state: 'detached' });
}

/** Uses only the keyboard. */
async function chooseColumns() {
  await openPanel();
  await panel().getByRole('checkbox', { name: 'Image' }).press('Space');
  await inPanel('Move Price up').press('Enter');
  await panel().getByText('Price is now column 3 of 10.').waitFor({ state: 'attached' });
  await expect.poll(focused).toBe('Move Price up');
  await panel().getByRole('radio', { name: 'Comfortable' }).press('ArrowRight');
  await closePanel();
  await expect.poll(focused).toBe('Columns');
}

/** Uses only the keyboard. The new tab has the focus afterwards. */
async function saveAs(name: string) {
  await page.getByRole('button', { name: 'Save view' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await isOpen(name);
  await expect.poll(() => hasFocus(tab(name))).toBe(true);
}

async function chooseAction(view: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${view}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

it('keeps columns, density and views until someone else signs in in this browser', async () => {
  expect(await columns()).toEqual(DEFAULT_COLUMNS);
  await chooseColumns();
  await expect.poll(columns).toEqual(CHANGED_COLUMNS);
  await expect.poll(rowHeight).toBe('compact');
  await saveAs('Pricing');

  // The built-in view keeps its columns too, also after a reload and on the dashboard.
  for (const path of ['/product-list', '/']) {
    await page.goto(product.address + path);
    await page.getByRole('row').nth(1).waitFor();
    expect(await columns()).toEqual(CHANGED_COLUMNS);
    expect(await rowHeight()).toBe('compact');
  }
  await page.goto(`${product.address}/product-list`);
  await page.getByRole('row').nth(1).waitFor();
  await openPanel();
  await inPanel('Reset').click();
  await closePanel();
  await expect.poll(columns).toEqual(DEFAULT_COLUMNS);

  // A saved view has its own columns, also after a reload, and can be renamed and deleted.
  await tab('Pricing').check();
  await expect.poll(columns).toEqual(CHANGED_COLUMNS);
  await page.reload();
  await page.getByRole('row').nth(1).waitFor();
  await isOpen('Pricing');
  expect(await columns()).toEqual(CHANGED_COLUMNS);
  await chooseAction('Pricing', 'Rename');
  await page.getByRole('textbox', { name: 'Name' }).fill('Prices');
  await page.keyboard.press('Enter');
  await isOpen('Prices');
  await chooseAction('Prices', 'Delete');
  await page.getByText('Prices deleted').waitFor();
  await isOpen(/^All/);
  await expect.poll(() => hasFocus(tab(/^All/))).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await isOpen('Prices');

  // Another administrator in the same browser sees none of it, and it is deleted. An open list would load its next page
  // without a session.
  await page.goto('about:blank');
  await page.request.post(`${product.address}/api/admin/logout`);
  await page.goto(`${product.address}/categories`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await registerAdmin(page, product, post, {
    fullName: 'Priyanka',
    email: 'priyanka@counter.example',
    password: 'Priyanka likes tea',
  });
  await page.goto(`${product.address}/product-list`);
  await page.getByRole('row').nth(1).waitFor();
  expect(await columns()).toEqual(DEFAULT_COLUMNS);
  await isOpen(/^All/);
  expect(await tab('Prices').count()).toBe(0);

  // Priyanka's views are on the server, and follow her to another browser.
  await tab(/^All/).waitFor();
  await page.goto(`${product.address}/product-list?status=draft`);
  await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
  await saveAs('To reorder');
  await chooseAction('To reorder', 'Make this the default view');
  await isOpen(/^To reorder.* Default view$/);
  const cookies = await page.context().cookies();
  const other = await browser.page();
  await other.context().addCookies(cookies);
  await other.goto(`${product.address}/product-list`);
  const otherTab = other.getByRole('radio', { name: /^To reorder.* Default view$/ });
  await expect.poll(() => otherTab.isChecked()).toBe(true);
  await other.getByRole('button', { name: 'Filters (1)' }).waitFor();

  await signInAsGuest(page, product);
  await page.reload();
  await page.getByRole('row').nth(1).waitFor();
  expect(await columns()).toEqual(DEFAULT_COLUMNS);
});

it('opens a list with the default view, unless the URL has a query', async () => {
  await page.goto(`${product.address}/product-list?status=draft&sort=price.descending`);
  await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
  await chooseColumns();
  await saveAs('To reorder');
  await chooseAction('To reorder', 'Make this the default view');
  await isOpen(/^To reorder.* Default view$/);
  const { view } = getParams();
  const opened = { view, status: 'draft', sort: 'price.descending' };
  expect(getParams()).toEqual(opened);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.waitForURL('**/orders');

  // The view replaces the history entry without a query, so one step back leaves the list.
  await page.getByRole('link', { name: 'Product List' }).click();
  await expect.poll(getParams).toEqual(opened);
  await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
  await page.goBack();
  await page.waitForURL('**/orders');
  await page.goForward();
  await expect.poll(getParams).toEqual(opened);

  // Changes are kept in the URL, and the view stays open.
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(getParams).toEqual({ view, sort: 'price.descending' });
  await isOpen(/^To reorder.* Default view$/);
  await page.getByRole('button', { name: 'Save view' }).waitFor();

  // The tab of all rows shows everything, also after a reload and after going back.
  await tab(/^All/).check();
  await expect.poll(getParams).toEqual({});
  await page.reload();
  await page.getByRole('row').nth(1).waitFor();
  expect(getParams()).toEqual({});
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.waitForURL('**/orders');
  await page.goBack();
  await page.waitForURL('**/product-list');
  await page.getByRole('row').nth(1).waitFor();
  await page.waitForTimeout(300);
  expect(getParams()).toEqual({});

  // The message of a navigation is shown once, although both replace the history entry.
  await page.evaluate(() => {
    const state = { usr: { message: { tone: 'success', text: 'Saved it' } }, key: 'arrived' };
    history.replaceState(state, '', '/product-list');
  });
  await page.reload();
  await waitForToast(page, 'Saved it');
  await expect.poll(getParams).toEqual(opened);
  const toasts = page.getByRole('region', { name: /Notifications/ });
  expect(await toasts.getByText('Saved it', { exact: true }).count()).toBe(1);
  await page.reload();
  await page.getByRole('row').nth(1).waitFor();
  expect(await toasts.getByText('Saved it', { exact: true }).count()).toBe(0);

  // The URL overrides the default view, and the dashboard opens with all rows.
  await page.goto(`${product.address}/product-list?category=fashion`);
  await page.getByRole('row').nth(1).waitFor();
  await page.waitForTimeout(300);
  expect(getParams()).toEqual({ category: 'fashion' });
  await page.goto(`${product.address}/`);
  await page.getByRole('row').nth(1).waitFor();
  await page.waitForTimeout(300);
  expect(getParams()).toEqual({});
});
