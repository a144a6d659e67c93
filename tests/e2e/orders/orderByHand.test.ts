import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { createDataFolder, launchBrowser, type Product, startProduct } from '../product.ts';
import { signInAsGuest } from '../signInAsGuest.ts';

// An administrator takes an order on the phone, without the mouse.

const browser = launchBrowser();
let product: Product;
beforeAll(async () => {
  product = await startProduct(createDataFolder());
});

/** Chooses the first option for a text, in the search that has focus. */
async function choose(page: Page, search: string, text: string) {
  await page.getByRole('combobox', { name: search }).focus();
  await page.keyboard.type(text);
  await page.getByRole('option', { name: text, disabled: false }).first().waitFor();
  await page.keyboard.press('Enter');
}

it('places an order for an earlier customer by keyboard', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/orders`);
  await page.getByRole('table').locator('tbody tr').nth(1).waitFor();
  await page.keyboard.type('no');
  await page.getByRole('heading', { level: 1, name: 'New order' }).waitFor();
  await choose(page, 'Find a product', 'Nimbus Tab 11');
  await page.locator('[name=quantity]:focus').waitFor();
  await choose(page, 'Find an earlier customer', 'Aarav Mehta');
  const city = page.getByRole('textbox', { name: 'City' });
  await expect.poll(() => city.inputValue()).not.toBe('');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Nimbus Tab 11').first().waitFor();
  await page.getByText('Order placed').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const row = page.getByRole('table').locator('tbody tr').first();
  expect(await row.textContent()).toContain('Nimbus Tab 11');
  expect(await row.textContent()).toContain('Aarav');
});
