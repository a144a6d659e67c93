import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { signInAsGuest } from '../signInAsGuest.ts';
import { selectOption } from '../selectOption.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';

// Pages of a long list. See also catalogue.test.ts and orders.test.ts.

const dataDir = createDataFolder();
const browser = launchBrowser({ expectedErrors: /status of 404 .*\/order\/nowhere/ });
const GENERATED = 6000;
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir, { SEED_PRODUCTS: `${GENERATED}`, SEED_ORDERS: `${GENERATED}` });
});

/** Records the requests for the two lists in order. */
function recordListCalls(page: Page) {
  const calls: string[] = [];
  page.on('request', (one) => {
    const { pathname, search } = new URL(one.url());
    if (/\/admin\/(products|orders|get-all-products|get-orders)$/.test(pathname))
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
  const gate = Promise.withResolvers<void>();
  await page.route(/\/admin\/orders\?.*page=3&/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`${product.address}/orders`);
  await page.getByText(/^1-10 of 6,0\d\d orders$/).waitFor();
  const next = page.getByRole('button', { name: 'Next' });
  await next.hover();
  await expect.poll(() => calls).toEqual(['orders?page=1&pageSize=10', expect.stringMatching(/page=2&/)]);
  await next.click();
  await page.getByText(/^11-20 of/).waitFor();
  expect(calls.filter((one) => !one.includes('page=3&'))).toHaveLength(2);

  // A quick second click continues from the page that is loading.
  await next.evaluate((button: HTMLElement) => button.click());
  await page.locator('table[aria-busy=true]').waitFor();
  await page.getByText(/^11-20 of/).waitFor();
  await next.evaluate((button: HTMLElement) => button.click());
  await page.getByText(/^31-40 of/).waitFor();
  gate.resolve();
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
  const previousOrder = dialog.getByRole('button', { name: 'Previous order' });
  for (let place = 20; place >= 10; place -= 1) {
    await previousOrder.click();
    await dialog.getByText(new RegExp(`^${place} of`)).waitFor();
  }
  await page.goto(`${product.address}/orders?order=nowhere`);
  await page.getByRole('heading', { name: 'Order not found' }).waitFor();
});

it('shows a changed status immediately in the row and in the order', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  const dialog = page.getByRole('dialog');
  await page.goto(`${product.address}/orders?status=pending`);
  await rowLinks(page).first().click();
  await dialog.getByText(/^1 of/).waitFor();
  await dialog.getByRole('button', { name: 'Update Order' }).click();
  await selectOption(page, 'New status', 'Delivered');
  await dialog.getByRole('button', { name: 'Save status' }).click();
  await page.getByText('Order updated successfully', { exact: true }).waitFor();
  await expect.poll(() => dialog.getByRole('heading', { level: 2 }).innerText()).toContain('Delivered');
  // The order no longer matches the filter, but next and previous still work.
  await dialog.getByRole('button', { name: 'Next order' }).click();
  await dialog.getByText(/^2 of/).waitFor();
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
