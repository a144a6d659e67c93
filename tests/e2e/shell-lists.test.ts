import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { asGuest } from './asGuest.ts';
import { holdBack } from './holdBack.ts';
import { aBrowser, aDataFolder, type Product, startProduct } from './product.ts';

// The lists that a select and a menu open are in chunks of their own, which come when the page has nothing better to do:
// here they are later than the administrator, or missing.

const dataDir = aDataFolder();
const browser = aBrowser();
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

const LISTS = '**/assets/{SelectListbox,MenuList}-*.js';
const select = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const profile = (page: Page) => page.getByRole('button', { name: /^Account of / });

async function dashboard(page: Page) {
  await asGuest(page, product);
  await page.goto(product.address);
  await page.getByRole('heading', { level: 1, name: 'Dashboard Overview' }).waitFor();
}

it('opens what was pressed before its list had come, by pointer and by key', async () => {
  const page = await browser.page();
  const release = await holdBack(page, LISTS);
  await dashboard(page);
  await select(page).click();
  expect(await select(page).getAttribute('aria-busy')).toBe('true');
  release();
  await page.getByRole('option', { name: 'Electronics' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('category')).toBe('Electronics');
  await expect.poll(() => select(page).evaluate((one) => one === document.activeElement)).toBe(true);

  await profile(page).focus();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Confirm Logout' });
  await question.getByRole('button', { name: 'Cancel' }).waitFor();
});

it('says that a list can’t be had, keeps the page, and opens it once it can', async () => {
  const page = await browser.page();
  await browser.whileUnreachable(async () => {
    await page.route(LISTS, (route) => route.abort());
    await dashboard(page);
    await select(page).click();
    await page
      .getByText('A part of the page could not be loaded. Try again, or reload the page.', { exact: true })
      .waitFor();
    await page.unroute(LISTS);
  });
  await select(page).click();
  await page.getByRole('option', { name: 'Electronics' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('category')).toBe('Electronics');
  await profile(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
});
