import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';
import { button, field } from '../productForm.ts';

const browser = launchBrowser();
const dataDir = createDataFolder();
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

const restoreButton = (page: Page) => page.getByRole('button', { name: 'Restore' });
const readAdminStorage = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('admin:')));

async function openForm(page: Page) {
  await page.goto(`${product.address}/add-product`);
  await field(page, 'Product name').waitFor();
}

async function typeName(page: Page, name: string) {
  await field(page, 'Product name').fill(name);
  await page.waitForFunction((typed) => Object.values(localStorage).join().includes(typed), name);
}

it('keeps a draft for each tab and offers the draft of a closed tab', async () => {
  const one = await signInAsGuest(await browser.page(), product);
  const other = await one.context().newPage();
  await openForm(one);
  await typeName(one, 'Typed in one tab');
  await openForm(other);
  expect(await restoreButton(other).count()).toBe(0);
  await typeName(other, 'Typed in the other tab');

  await one.reload();
  await restoreButton(one).click();
  expect(await field(one, 'Product name').inputValue()).toBe('Typed in one tab');
  await other.reload();
  await restoreButton(other).click();
  expect(await field(other, 'Product name').inputValue()).toBe('Typed in the other tab');

  await one.close({ runBeforeUnload: false });
  const third = await other.context().newPage();
  await openForm(third);
  await restoreButton(third).click();
  expect(await field(third, 'Product name').inputValue()).toBe('Typed in one tab');
});

it('deletes the data of an administrator on sign-out, including the draft of another tab [ASVS 7.4.4, 14.3.1]', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await openForm(page);
  await typeName(page, 'Half a kettle');
  const other = await page.context().newPage();
  await openForm(other);
  await field(other, 'Product name').fill('Half a lamp');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));

  await page.goto(`${product.address}/orders`);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('heading', { name: 'Access Required' }).waitFor();
  await other.getByRole('heading', { name: /^Access/ }).waitFor();
  // Longer than the delay after which a draft is saved.
  await other.waitForTimeout(1000);
  expect(await readAdminStorage(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await signInAsGuest(page, product);
  await openForm(page);
  expect(await restoreButton(page).count()).toBe(0);
});

it('checks the session when Back restores a page from the cache', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/orders`);
  await page.getByText(/^1-10 of \d+ orders$/).waitFor();
  // The test browser has no back/forward cache, so send the event of a browser that has one.
  const restoreFromCache = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const visibility = () => page.evaluate(() => getComputedStyle(document.body).visibility);
  await restoreFromCache();
  await expect.poll(visibility).toBe('visible');
  await page.getByText(/^1-10 of \d+ orders$/).waitFor();

  await page.request.post(`${product.address}/api/admin/logout`);
  await restoreFromCache();
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
  expect(await visibility()).toBe('visible');
  expect(await page.getByRole('table').count()).toBe(0);
});

it('Go Home on the signed-out dashboard opens the dashboard if another tab has signed in', async () => {
  const page = await browser.page();
  await page.goto(product.address);
  const goHome = page.getByRole('link', { name: 'Go Home' });
  await goHome.waitFor();
  await signInAsGuest(page, product);
  await goHome.click();
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  expect(await button(page, 'Sign In').count()).toBe(0);
});
