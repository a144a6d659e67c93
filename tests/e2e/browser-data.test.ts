import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { asGuest } from './asGuest.ts';
import { aBrowser, aDataFolder, type Product, startProduct } from './product.ts';
import { button, field, signIn } from './productForm.ts';

const browser = aBrowser();
const dataDir = aDataFolder();
const dataDirOfStore = aDataFolder();
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

const restore = (page: Page) => page.getByRole('button', { name: 'Restore' });
const kept = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('admin:')));

async function openForm(page: Page) {
  await page.goto(`${product.address}/add-product`);
  await field(page, 'Product name').waitFor();
}

async function type(page: Page, name: string) {
  await field(page, 'Product name').fill(name);
  await page.waitForFunction((typed) => Object.values(localStorage).join().includes(typed), name);
}

it('keeps a draft for each tab, and offers what a closed one has left', async () => {
  const one = await asGuest(await browser.page(), product);
  const other = await one.context().newPage();
  await openForm(one);
  await type(one, 'Typed in one tab');
  await openForm(other);
  expect(await restore(other).count()).toBe(0);
  await type(other, 'Typed in the other tab');

  await one.reload();
  await restore(one).click();
  expect(await field(one, 'Product name').inputValue()).toBe('Typed in one tab');
  await other.reload();
  await restore(other).click();
  expect(await field(other, 'Product name').inputValue()).toBe('Typed in the other tab');

  await one.close({ runBeforeUnload: false });
  const third = await other.context().newPage();
  await openForm(third);
  await restore(third).click();
  expect(await field(third, 'Product name').inputValue()).toBe('Typed in one tab');
});

it('forgets at the sign-out what it kept of an administrator, also what another tab was still typing', async () => {
  const page = await browser.page();
  await signIn(page, product);
  await openForm(page);
  await type(page, 'Half a kettle');
  const other = await page.context().newPage();
  await openForm(other);
  await field(other, 'Product name').fill('Half a lamp');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));

  await page.goto(`${product.address}/orders`);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('heading', { name: 'Access Required' }).waitFor();
  await other.getByRole('heading', { name: /^Access/ }).waitFor();
  await other.waitForTimeout(1000);
  expect(await kept(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await signIn(page, product);
  await openForm(page);
  expect(await restore(page).count()).toBe(0);
});

it('asks who is signed in when Back shows a page as it was left', async () => {
  const page = await asGuest(await browser.page(), product);
  await page.goto(`${product.address}/orders`);
  await page.getByText(/^1-10 of \d+ orders$/).waitFor();
  // The browser of the journeys keeps no pages for Back: this is what another one tells the page.
  const comeBack = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const visibility = () => page.evaluate(() => getComputedStyle(document.body).visibility);
  await comeBack();
  await expect.poll(visibility).toBe('visible');
  await page.getByText(/^1-10 of \d+ orders$/).waitFor();

  await page.request.post(`${product.address}/api/admin/logout`);
  await comeBack();
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
  expect(await visibility()).toBe('visible');
  expect(await page.getByRole('table').count()).toBe(0);
});

it('leads home from the signed-out dashboard to whoever has signed in meanwhile', async () => {
  const page = await browser.page();
  await page.goto(product.address);
  const home = page.getByRole('link', { name: 'Go Home' });
  await home.waitFor();
  await asGuest(page, product);
  await home.click();
  await page.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  expect(await button(page, 'Sign In').count()).toBe(0);
});

it('leads home from the signed-out dashboard to the storefront, where the store has one', async () => {
  const store = await startProduct(dataDirOfStore, { STOREFRONT_URL: 'https://shop.example/' });
  const page = await browser.page();
  await page.goto(store.address);
  const home = page.getByRole('link', { name: 'Go Home' });
  await home.waitFor();
  expect(await home.getAttribute('href')).toBe('https://shop.example/');
});
