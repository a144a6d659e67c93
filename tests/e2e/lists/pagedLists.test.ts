import type { Locator, Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { signInAsGuest } from '../signInAsGuest.ts';
import { selectOption } from '../selectOption.ts';
import { delayRequests } from '../delayRequests.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';

// Pages of long lists. See also orders.test.ts.

const dataDir = createDataFolder();
const browser = launchBrowser({ expectedErrors: /status of 404 .*\/order\/nowhere/ });
const GENERATED = 6000;
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir, { SEED_PRODUCTS: `${GENERATED}`, SEED_ORDERS: `${GENERATED}` });
});

/** Records the requests for the two lists in order, without the pages that only count. */
function recordListCalls(page: Page) {
  const calls: string[] = [];
  page.on('request', (one) => {
    const { pathname, search } = new URL(one.url());
    if (
      /\/admin\/(products|orders|get-all-products|get-orders)$/.test(pathname) &&
      !search.endsWith('rows=1')
    )
      calls.push(pathname.replace(/.*\//, '') + search);
  });
  return calls;
}

const rowLinks = (page: Page) => page.getByRole('link', { name: /^View details/ });
const range = (page: Page) => page.getByText(/^[\d,]+-[\d,]+ of [\d,]+ orders$/);

it('requests each page once, and the next page when the pointer is on its button', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  const calls = recordListCalls(page);
  // Hold page 3 from the start: if the button moves under the pointer again, it is requested early.
  const release = await delayRequests(page, /\/admin\/orders\?.*page=3\b/);
  await page.goto(`${product.address}/orders`);
  await page.getByText(/^1-10 of 6,0\d\d orders$/).waitFor();
  const next = page.getByRole('button', { name: 'Next' });
  await next.hover();
  await expect.poll(() => calls).toEqual(['orders', expect.stringMatching(/page=2\b/)]);
  await next.click();
  await page.getByText(/^11-20 of/).waitFor();
  expect(calls.filter((one) => !one.includes('page=3'))).toHaveLength(2);

  // A quick second click continues from the page that is loading.
  await next.evaluate((button: HTMLElement) => button.click());
  await page.locator('table[aria-busy=true]').waitFor();
  await page.getByText(/^11-20 of/).waitFor();
  await next.evaluate((button: HTMLElement) => button.click());
  await page.getByText(/^31-40 of/).waitFor();
  release();
  await expect.poll(() => range(page).innerText()).toMatch(/^31-40 of/);
  expect(calls.filter((one) => one.startsWith('get-'))).toEqual([]);
});

it('restores the page and scroll position when you go back', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/orders?rows=50&sort=total.descending`);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText(/^51-100 of/).waitFor();
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page
    .getByRole('link', { name: 'Dashboard' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole('heading', { level: 1, name: 'Dashboard Overview' }).waitFor();
  const calls = recordListCalls(page);
  await page.goBack();
  await page.getByText(/^51-100 of/).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  expect(calls.filter((one) => one.startsWith('orders'))).toEqual([]);
});

it('opens an order without its list, and moves on to orders of other pages', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  const dialog = page.getByRole('dialog');
  await page.goto(`${product.address}/orders?page=9999`);
  await range(page).waitFor();
  const href = await rowLinks(page).last().getAttribute('href');
  await page.goto(`${product.address}${href}`);
  const id = new URL(href!, product.address).searchParams.get('order')!;
  await dialog.getByRole('heading', { level: 2, name: id }).waitFor();
  const nextOrder = dialog.getByRole('button', { name: 'Next order' });
  expect(await nextOrder.getAttribute('aria-description')).toBe(
    'Open an order from the table to move between orders',
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.goto(`${product.address}/orders?page=2`);
  await rowLinks(page).last().click();
  await dialog.getByText(/^20 of 6,0\d\d$/).waitFor();
  await nextOrder.click();
  await dialog.getByText(/^21 of/).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await rowLinks(page).first().click();
  await dialog.getByText(/^11 of/).waitFor();
  await dialog.getByRole('button', { name: 'Previous order' }).click();
  await dialog.getByText(/^10 of/).waitFor();
  await page.goto(`${product.address}/orders?order=nowhere`);
  await page.getByRole('heading', { name: 'Order not found' }).waitFor();
});

const getRows = (page: Page) => page.getByRole('table', { name: 'Product Inventory' }).locator('tbody tr');
const readNames = (page: Page) => getRows(page).locator('td:nth-child(3) a').allTextContents();
const numbers = async (cells: Locator) =>
  (await cells.allTextContents()).map((text) => Number(/-?[\d,.]+/.exec(text)?.[0].replaceAll(',', '')));

it('browses thousands of products', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/product-list`);

  // The totals count everything. The dashboard's revenue has its own symbol.
  const shownRange = page.getByText(/^1–10 of [\d,]+$/);
  await shownRange.waitFor();
  const total = Number((await shownRange.innerText()).replace(/.* of /, '').replaceAll(',', ''));
  expect(total).toBeGreaterThan(GENERATED);
  const cards = page.getByRole('region', { name: 'Store totals' });
  await cards.getByText(total.toLocaleString('en-US'), { exact: true }).waitFor();
  await cards.getByText(/^\$[\d,.]+$/).waitFor();
  expect(await cards.getByText(/last month|this week/).count()).toBe(0);

  const typed = 'LOT 599';
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await search.fill(typed);
  await page.getByText('1–10 of 11').waitFor();
  for (const name of await readNames(page)) expect(name).toMatch(new RegExp(`, ${typed}`, 'i'));

  // The URL restores the list after a reload and after going back from a product.
  await search.fill('');
  await selectOption(page, 'Category', 'Food & Health');
  await selectOption(page, 'Rows per page', '50');
  const head = page.getByRole('columnheader', { name: 'PRICE' });
  await head.getByRole('button').click();
  await head.getByRole('button').click();
  expect(await head.getAttribute('aria-sort')).toBe('descending');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText(/^51–100 of/).waitFor();
  const shown = await readNames(page);
  const prices = await numbers(getRows(page).locator('td:nth-child(5)'));
  expect(prices).toHaveLength(50);
  expect(prices.toSorted((a, b) => b - a)).toEqual(prices);
  await page.reload();
  await page.getByText(/^51–100 of/).waitFor();
  expect(await readNames(page)).toEqual(shown);
  await page.getByRole('link', { name: `View ${shown[20]}` }).click();
  await page.getByRole('heading', { name: shown[20]!, level: 1 }).waitFor();
  await page.goBack();
  await page.getByText(/^51–100 of/).waitFor();
  expect(await readNames(page)).toEqual(shown);

  // A page number beyond the last shows the last page.
  await page.goto(`${product.address}/product-list?page=99999&rows=100`);
  const last = Math.floor((total - 1) / 100) * 100 + 1;
  const both = `${last.toLocaleString('en-US')}–${total.toLocaleString('en-US')}`;
  await page.getByText(`${both} of ${total.toLocaleString('en-US')}`).waitFor();
  expect(await getRows(page).count()).toBe(total - last + 1);
});

it('filters a long list with the server’s pages and counts', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).search));
  await page.goto(`${product.address}/orders?total=500..600&date=2020-01-01..`);
  const found = (await page.getByText(/^[\d,]+ of 6,0\d\d$/).textContent())!.split(' ')[0];
  expect(
    requests.some(
      (query) => query.includes('date=2020-01-01T00%3A00%3A00.000Z..') || /date=2019-12-31T/.test(query),
    ),
  ).toBe(true);
  await page.getByText(`All (${found})`, { exact: true }).waitFor();
  await page.getByText(/^Delivered \([\d,]+\)$/).waitFor();

  await page.goto(`${product.address}/`);
  const link = page.getByRole('link', { name: /low on stock$/ });
  const low = (await link.textContent())?.match(/[\d,]+/)?.[0];
  await link.click();
  await page.getByText(new RegExp(`^${low} of [\\d,]+$`)).waitFor();
});

it('fills the place of a deleted product from the next page, and leaves an emptied last page', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  const links = page.getByRole('table').locator('tbody tr td:nth-child(3) a');
  const remove = async (row: number) => {
    await page
      .getByRole('row')
      .nth(row + 1)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Product deleted successfully').first().waitFor();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  };
  const isFocused = (row: number) => links.nth(row).evaluate((one) => one === document.activeElement);
  await page.goto(`${product.address}/product-list?q=lot+59`);
  await page.getByText(/^1–10 of \d+$/).waitFor();
  const names = await links.allInnerTexts();
  await remove(9);
  expect(await links.count()).toBe(10);
  expect((await links.allInnerTexts()).slice(0, 9)).toEqual(names.slice(0, 9));
  await expect.poll(() => isFocused(9)).toBe(true);

  await page.goto(`${product.address}/product-list?q=lot+599&page=2`);
  await page.getByText('11–11 of 11').waitFor();
  await remove(0);
  await page.getByText('1–10 of 10').waitFor();
});

it('reports a finished deletion after you have left the list with Back', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(product.address);
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Product List' })
    .click();
  await page.getByRole('heading', { name: 'All Products', level: 1 }).waitFor();
  await getRows(page).getByRole('link').first().waitFor();
  const [name] = await readNames(page);
  const release = await delayRequests(page, '**/api/product/admin/delete-product/*');
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Deleting...' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  await getRows(page).getByRole('link', { name: name!, exact: true }).waitFor();
  release();
  await page.getByText('Product deleted successfully', { exact: true }).waitFor();
  await expect.poll(() => readNames(page)).not.toContain(name);
});
