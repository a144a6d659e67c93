import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { signInAsGuest } from '../signInAsGuest.ts';
import { getSharedProduct, launchBrowser } from '../product.ts';

// These tests use only the keyboard.

const browser = launchBrowser();
const product = getSharedProduct();

const isFocusInRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('tbody tr') !== null);

/** Presses Tab until the focus is in a row. Returns the number of presses. */
async function countTabStops(page: Page): Promise<number> {
  for (let stops = 1; stops <= 60; stops += 1) {
    await page.keyboard.press('Tab');
    if (await isFocusInRow(page)) return stops;
  }
  throw new Error('Tab doesn’t reach a row');
}

it('searches orders, selects two of them and opens one', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/orders`);
  await page.getByText(/^1-10 of \d+ orders$/).waitFor();

  await page.keyboard.press('/');
  await page.keyboard.type('silk');
  await page.waitForURL(/[?&]q=silk/);
  await page.getByText(/^1-\d of \d orders$/).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByText('2 selected', { exact: true }).first().waitFor();
  expect(await page.locator('tbody input:checked').count()).toBe(2);
  const id = await page.locator(':focus').getAttribute('title');
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: `Order ${id}` })
    .waitFor();

  // Closing it returns to the row.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator(':focus').getAttribute('title')).toBe(id);
});

it('opens the form of a product with E', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/product-list`);
  await page.getByText(/^1–10 of \d+$/).waitFor();
  await page.keyboard.press('j');
  const href = await page.locator(':focus').getAttribute('href');
  await page.keyboard.press('e');
  await page.getByRole('heading', { level: 1, name: 'Edit Product' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(href?.replace('view', 'edit'));
});

it('reaches the first row in at most 12 Tab stops', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  for (const path of ['/', '/product-list', '/orders']) {
    await page.goto(product.address + path);
    await page.getByRole('table').getByRole('checkbox').nth(1).waitFor();
    // The second stop skips to the list.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe('Skip to list');
    await page.keyboard.press('Enter');
    expect(await isFocusInRow(page)).toBe(true);
  }
  for (const path of ['/product-list', '/orders']) {
    await page.goto(product.address + path);
    await page.getByRole('table').getByRole('checkbox').nth(1).waitFor();
    // The first stop skips to the content.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(1 + (await countTabStops(page))).toBeLessThanOrEqual(12);
  }
});

it('ignores single keys after they were turned off, also after a reload', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.goto(`${product.address}/orders`);
  await page.getByText(/^1-10 of \d+ orders$/).waitFor();
  await page.keyboard.press('Shift+?');
  await dialog.getByRole('switch', { name: 'Single-key shortcuts' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.reload();
  await page.getByText(/^1-10 of \d+ orders$/).waitFor();
  for (const key of ['j', 'g', 'd', 'Shift+?', '/']) await page.keyboard.press(key);
  expect(new URL(page.url()).pathname).toBe('/orders');
  expect(await isFocusInRow(page)).toBe(false);
  expect(await dialog.count()).toBe(0);

  // The account menu opens the switch to turn them on again.
  await page.getByRole('button', { name: /^Account of/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('switch', { name: 'Single-key shortcuts' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('j');
  expect(await isFocusInRow(page)).toBe(true);
});
