import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { signInAsGuest } from '../signInAsGuest.ts';
import { getSharedProduct, launchBrowser } from '../product.ts';

const browser = launchBrowser();
const product = getSharedProduct();

const getQuery = (page: Page) => new URL(page.url()).searchParams.toString();
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('radiogroup', { name: 'Views' }).getByRole('radio', { name });
const chip = (page: Page, text: string) => page.getByRole('list', { name: 'Active filters' }).getByText(text);

it('opens low stock from the dashboard, adds filters, shares their URL, goes back and removes them', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/`);

  const link = page.getByRole('link', { name: /low on stock$/ });
  const low = Number((await link.textContent())?.match(/\d+/)?.[0]);
  expect(low).toBeGreaterThan(0);
  await link.click();
  await page.waitForURL('**/product-list?stock=low');
  await page.getByText(new RegExp(`^${low} of [\\d,]+$`)).waitFor();
  const lowTab = /^Low on stock \(\d+\)$/;
  await tab(page, `Low on stock (${low})`).and(page.locator(':checked')).waitFor();

  // Use only the keyboard.
  const button = page.getByRole('button', { name: 'Filters (1)' });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('radio', { name: /^Out of stock \(\d+\)$/ }).waitFor();
  await panel.getByRole('textbox', { name: 'Price, min' }).focus();
  await page.keyboard.type('500');
  await expect.poll(() => getQuery(page)).toBe('stock=low&price=500..');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Filters (2)' }).and(page.locator(':focus')).waitFor();
  await chip(page, 'Price: from Rs 500').waitFor();
  const found = await page.getByRole('status').first().textContent();

  // The URL shows the same list in another browser and after a reload.
  const shared = await browser.page();
  await signInAsGuest(shared, product);
  await shared.goto(page.url());
  await tab(shared, lowTab).and(shared.locator(':checked')).waitFor();
  await shared.getByText(found!, { exact: true }).waitFor();
  await page.reload();
  await tab(page, lowTab).and(page.locator(':checked')).waitFor();

  // The filters remain after opening a product and going back.
  await page
    .getByRole('link', { name: /^View / })
    .first()
    .click();
  await page.waitForURL('**/view-product/**');
  await page.goBack();
  await tab(page, lowTab).and(page.locator(':checked')).waitFor();

  await tab(page, /^All \(\d+\)$/).check();
  await expect.poll(() => getQuery(page)).toBe('price=500..');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => getQuery(page)).toBe('');
  await page.goBack();
  await page.waitForURL(`${product.address}/`);
});

it('filters the orders by tabs, days and payment', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/orders`);
  const tabs = page.getByRole('radiogroup', { name: 'Views' });
  const pending = (await tabs.getByText(/^Pending \(\d+\)$/).textContent())?.match(/\d+/)?.[0];
  await tabs.getByRole('radio', { name: /^Pending/ }).check();
  await page.getByText(`${pending} of 36`, { exact: true }).waitFor();
  await expect.poll(() => getQuery(page)).toBe('status=pending');
  await page.getByRole('combobox', { name: 'Status' }).getByText('Pending', { exact: true }).waitFor();
  await tabs.getByRole('radio', { name: 'All (36)', exact: true }).check();

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('radio', { name: /^Paid \(\d+\)$/ }).check();
  await panel.getByLabel('Order date, from').fill('2026-11-01');
  await panel.getByRole('button', { name: 'Done' }).click();
  await chip(page, 'Order date: from 1 Nov 2026').waitFor();
  await expect.poll(() => getQuery(page)).toBe('payment=paid&date=2026-11-01..');
  // The tabs count the orders that match the other filters.
  const found = (await page.getByText(/^\d+ of 36$/).textContent())!.replace(' of 36', '');
  expect(Number(found)).toBeLessThan(36);
  await tabs.getByRole('radio', { name: `All (${found})`, exact: true }).waitFor();

  // A phone has room for a whole date.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Filters/ }).click();
  const [actual, needed] = await panel.getByLabel('Order date, to').evaluate((input) => {
    const { width } = input.getBoundingClientRect();
    input.style.flex = 'none';
    input.style.width = 'max-content';
    return [width, input.getBoundingClientRect().width];
  });
  expect(actual).toBeGreaterThanOrEqual(needed!);
});
