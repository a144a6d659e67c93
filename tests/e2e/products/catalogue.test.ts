import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { selectOption } from '../selectOption.ts';
import { delayRequests } from '../delayRequests.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';

const largeStore = createDataFolder();
const smallStore = createDataFolder();
const pendingDeletionStore = createDataFolder();
// The test opens the address of the deleted product.
const browser = launchBrowser({ expectedErrors: /status of 404/ });

async function openSignedIn(product: Product): Promise<Page> {
  const page = await browser.page();
  await page.goto(`${product.address}/login`);
  await page.getByRole('button', { name: 'Login as guest' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  return page;
}

async function openProductList(page: Page) {
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Product List' })
    .click();
  await page.getByRole('heading', { name: 'All Products', level: 1 }).waitFor();
}

const getRows = (page: Page) => page.getByRole('table', { name: 'Product Inventory' }).locator('tbody tr');
const names = (page: Page) => getRows(page).locator('td:nth-child(3) a').allTextContents();
const numbers = async (cells: Locator) =>
  (await cells.allTextContents()).map((text) => Number(/-?[\d,.]+/.exec(text)?.[0].replaceAll(',', '')));

it('browses a store of 10,000 products', async () => {
  const products = 10_000;
  const product = await startProduct(largeStore, { SEED_PRODUCTS: `${products}` });
  const page = await openSignedIn(product);
  await openProductList(page);
  expect(await page.title()).toBe('All Products · Counter');

  // The totals count everything. The dashboard's revenue has its own symbol.
  const range = page.getByText(/^1–10 of [\d,]+$/);
  await range.waitFor();
  const total = Number((await range.innerText()).replace(/.* of /, '').replaceAll(',', ''));
  expect(total).toBeGreaterThan(products);
  const cards = page.getByRole('region', { name: 'Store totals' });
  await cards.getByText(total.toLocaleString('en-US'), { exact: true }).waitFor();
  await cards.getByText(/^\$[\d,.]+$/).waitFor();
  expect(await cards.getByText(/last month|this week/).count()).toBe(0);

  const typed = 'LOT 999';
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await search.fill(typed);
  await page.getByText('1–10 of 11').waitFor();
  for (const name of await names(page)) expect(name).toMatch(new RegExp(`, ${typed}`, 'i'));

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
  const shown = await names(page);
  const prices = await numbers(getRows(page).locator('td:nth-child(5)'));
  expect(prices).toHaveLength(50);
  expect(prices.toSorted((a, b) => b - a)).toEqual(prices);
  await page.reload();
  await page.getByText(/^51–100 of/).waitFor();
  expect(await names(page)).toEqual(shown);
  await page.getByRole('link', { name: `View ${shown[20]}` }).click();
  await page.getByRole('heading', { name: shown[20]!, level: 1 }).waitFor();
  await page.goBack();
  await page.getByText(/^51–100 of/).waitFor();
  expect(await names(page)).toEqual(shown);

  // A page number beyond the last shows the last page.
  await page.goto(`${product.address}/product-list?page=99999&rows=100`);
  const last = Math.floor((total - 1) / 100) * 100 + 1;
  const both = `${last.toLocaleString('en-US')}–${total.toLocaleString('en-US')}`;
  await page.getByText(`${both} of ${total.toLocaleString('en-US')}`).waitFor();
  expect(await getRows(page).count()).toBe(total - last + 1);
});

it('shows a product, and deletes it from the list', async () => {
  const product = await startProduct(smallStore);
  const page = await openSignedIn(product);
  await page.goto(`${product.address}/product-list?q=Nimbus+Tab+11+(2026)&sort=product.ascending`);
  const name = 'Nimbus Tab 11 (2026)';
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  expect(await page.title()).toBe(`${name} · Counter`);

  const details = page.getByRole('region', { name: 'Product details' });
  expect(await details.innerText()).toMatch(/₹36,549[\s\S]*₹42,999[\s\S]*15% OFF/);
  expect(await details.locator('time').getAttribute('title')).toMatch(/2026 at \d\d:\d\d/);

  // Thumbnails select the image. Hovering enlarges it by half.
  await page.getByRole('button', { name: 'Image 2 of 5' }).click();
  const image = page.getByRole('img', { name: `${name}, image 2 of 5` });
  await image.waitFor();
  const width = async () => (await image.boundingBox())!.width;
  const small = await width();
  await image.hover();
  await expect.poll(width).toBeCloseTo(small * 1.5, 0);
  expect(await page.getByRole('link', { name: 'Edit Product' }).getAttribute('href')).toMatch(
    /^\/edit-product\/.+/,
  );

  // A deleted product disappears from the list, the totals and its address.
  const address = page.url();
  await page.goBack();
  await page.getByText('1–1 of 1').waitFor();
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Product deleted successfully', { exact: true }).waitFor();
  await page.getByText('No products found matching your criteria').waitFor();
  // The focused button disappeared with its row.
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await expect.poll(() => search.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  const left = /^1–10 of (\d+)$/.exec(await page.getByText(/^1–10 of/).innerText())?.[1] ?? '';
  await page.getByRole('article', { name: 'Total Products' }).getByText(left, { exact: true }).waitFor();

  await page.goto(address);
  await page.getByRole('heading', { name: 'Product not found.' }).waitFor();
  await page.getByRole('link', { name: 'Back to Products' }).click();
  await page.getByRole('heading', { name: 'All Products' }).waitFor();
});

it('reports a finished deletion after you have left the list with Back', async () => {
  const product = await startProduct(pendingDeletionStore);
  const page = await openSignedIn(product);
  await openProductList(page);
  await getRows(page).getByRole('link').first().waitFor();
  const [name] = await names(page);
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
  await expect.poll(() => names(page)).not.toContain(name);
});
