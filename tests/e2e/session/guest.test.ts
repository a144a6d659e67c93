import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { requires } from '../engine.ts';
import { selectOption, clickOnceStill } from '../selectOption.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';

const dataDir = createDataFolder();
const browser = launchBrowser();
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

const totalProducts = async (page: Page) => {
  const card = page.locator('section, article, [role=group]').filter({ hasText: 'Total Products' }).last();
  return Number((await card.innerText()).match(/Total Products\s+([\d,]+)/)?.[1]?.replace(',', ''));
};

const getToast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });

it('lets a guest sign in, delete a product, and sign out', async () => {
  const page = await browser.page();

  // The signed-out dashboard leads to the sign-in form, which returns to the dashboard.
  await page.goto(product.address);
  await page.getByRole('heading', { name: 'Access Required' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Login as guest' }).click();
  expect(await page.getByLabel('Email').inputValue()).toBe(product.guest.email);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await getToast(page, 'Successfully logged in!').waitFor();
  // The message may be shown before the page has loaded.
  await expect.poll(() => page.title()).toBe('Dashboard · Counter');

  // The totals match the table.
  await expect.poll(() => totalProducts(page)).toBeGreaterThanOrEqual(24);
  const total = await totalProducts(page);
  await page.getByText(`1–10 of ${total}`).waitFor();

  await selectOption(page, 'Rows per page', '20');
  await page.getByText(`1–20 of ${total}`).waitFor();

  // The URL restores category and search after a reload.
  await selectOption(page, 'Category', 'Sports');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('YOGA');
  await page.getByText('1–1 of 1').waitFor();
  // The URL follows shortly after typing.
  await page.waitForURL(/q=YOGA/);
  await page.reload();
  await page.getByText('1–1 of 1').waitFor();
  const name = 'Prana natural rubber yoga mat, 5 mm';
  const inventory = page.getByRole('region', { name: 'Product Inventory' });
  expect(await inventory.getByRole('row').nth(1).innerText()).toContain(name);

  // Deleting a product asks first and updates the totals.
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await getToast(page, 'Product deleted successfully').waitFor();
  await page.getByText('No products found matching your criteria').waitFor();
  // The focused button disappeared with its row.
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await expect.poll(() => search.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await page.getByText(`1–20 of ${total - 1}`).waitFor();
  await expect.poll(() => totalProducts(page)).toBe(total - 1);

  // Sign out. The message is shown once.
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Logout' }).click();
  await page
    .getByRole('alertdialog', { name: 'Confirm Logout' })
    .getByRole('button', { name: 'Logout' })
    .click();
  await getToast(page, 'Logged out successfully').waitFor();
  await page.getByRole('heading', { name: 'Access Required' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Access Required' }).waitFor();
  expect(await getToast(page, 'Logged out successfully').count()).toBe(0);
});

it('works on a phone with the dark theme, without horizontal scrolling', async () => {
  requires('touch', 'emulated media');
  const page = await browser.page({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
  });
  await page.goto(`${product.address}/login`);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.getByRole('button', { name: 'Login as guest' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Dashboard Overview').waitFor();
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await clickOnceStill(page.getByRole('menuitem', { name: 'Delete product' }));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

  // Touch screens can't hover.
  const inventory = page.getByRole('region', { name: 'Product Inventory' });
  await inventory.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByText('Tap to zoom').waitFor();
  expect(await page.getByText('Hover to zoom').isVisible()).toBe(false);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Banner Slides' }).click();
  await page.getByRole('heading', { name: 'Under Construction' }).waitFor();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
