import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { loadFailure as loadFailureMessages } from '#languages/en/shell.ts';
import { delayRequests } from '../delayRequests.ts';
import { requires } from '../engine.ts';
import { translatePage } from '../languages/translatePage.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';
import { waitForToast } from '../productForm.ts';

const dataDir = createDataFolder();
const browser = launchBrowser();
/** Requests a script again that failed to load. */
const recentBrowser = launchBrowser({ kind: 'installed', expectedErrors: /^ChunkError/ });
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

const field = (page: Page) => page.getByRole('combobox', { name: /^Search pages, actions/ });

async function openDashboard(page: Page) {
  await signInAsGuest(page, product);
  await page.goto(product.address);
  await page.getByText(/^1–10 of \d+$/).waitFor();
}

it('finds products and orders, and runs actions, also in a translated page [ASVS 7.4.4]', async () => {
  const page = await browser.page();
  await translatePage(page);
  await openDashboard(page);
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.keyboard.type('kettle');
  const option = page.getByRole('group', { name: 'Products' }).getByRole('option').first();
  await option
    .locator('mark')
    .filter({ hasText: /^kettle$/i })
    .first()
    .waitFor();
  await expect.poll(() => option.getAttribute('aria-selected')).toBe('true');
  await field(page).press('Enter');
  await page.waitForURL(/\/view-product\//);
  const viewed = new URL(page.url()).pathname;

  // The results follow the typing.
  await page.keyboard.press('Control+k');
  for (const typed of ['or', 'zzzz', 'report', '']) {
    await field(page).fill(typed);
    await expect
      .poll(() => page.getByRole('option').first().innerText())
      .toMatch(new RegExp(typed || 'kettle', 'i'));
  }
  await page.keyboard.press('Escape');

  // Recently viewed items come first.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('group', { name: 'Recent' }).getByRole('option').first().waitFor();
  await page.keyboard.type('674f1c2a9c41e77b20d5a6f3');
  await page.getByRole('group', { name: 'Orders' }).getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('heading', { name: 'Order 674f1c2a9c41e77b20d5a6f3' }).waitFor();
  expect(viewed).toMatch(/^\/view-product\/\w+$/);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // An action opens a dialog once.
  await page.keyboard.press('Control+k');
  await field(page).fill('export ord');
  await page.getByRole('option', { name: 'Export orders' }).waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export as CSV' });
  await dialog.getByRole('button', { name: 'Export' }).waitFor();
  await page.waitForURL(/\/orders$/);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(/^1-10 of \d+ orders$/).waitFor();
  expect(await dialog.count()).toBe(0);

  // Signing out forgets the recent items, and the palette.
  const recent = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':recent')));
  expect(await recent()).toHaveLength(1);
  await page.keyboard.press('Control+k');
  await field(page).fill('logout');
  await page.getByRole('option', { name: /^Logout/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await waitForToast(page, 'Logged out successfully');
  expect(await recent()).toEqual([]);
  expect(await page.getByRole('button', { name: 'Search products, orders, customers' }).count()).toBe(0);
  await page.keyboard.press('Control+k');
  expect(await field(page).count()).toBe(0);
});

it('focuses the field on a touch screen, so that its keyboard appears', async () => {
  requires('touch');
  const page = await browser.page({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await openDashboard(page);
  await page.getByRole('button', { name: 'Search products, orders, customers' }).tap();
  await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
});

it('opens what it finds if you press Enter while it searches', async () => {
  const page = await browser.page();
  await openDashboard(page);
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  const release = await delayRequests(page, /\/customers\?.*q=takumi/);
  await field(page).fill('takumi.fuji');
  await page.keyboard.press('Enter');
  release();
  await page.waitForURL(/\/customers\/takumi/);
  expect(await field(page).count()).toBe(0);
});

it('navigates by key sequences, but not while you type, a dialog is open or changes are unsaved', async () => {
  const page = await browser.page();
  await openDashboard(page);
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await page.waitForURL(/\/orders$/);
  await page.getByRole('searchbox', { name: 'Search orders' }).pressSequentially('gd?');
  expect(new URL(page.url()).pathname).toBe('/orders');
  expect(await page.getByRole('dialog').count()).toBe(0);

  await page.getByRole('searchbox', { name: 'Search orders' }).fill('');
  await page.getByRole('main').focus();
  await page.keyboard.press('Shift+?');
  await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await page.keyboard.press('Control+k');
  expect(new URL(page.url()).pathname).toBe('/orders');
  expect(await field(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');

  // The palette restores the focus, and asks before unsaved changes are lost.
  await page.keyboard.press('n');
  await page.keyboard.press('p');
  await page.waitForURL(/\/add-product$/);
  const name = page.getByRole('textbox', { name: /^Product name/ });
  await name.fill('Half a kettle');

  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true);

  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.keyboard.type('orders');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/add-product');
  await page.keyboard.press('Escape');
  expect(await name.inputValue()).toBe('Half a kettle');
});

it('reports that the list of shortcuts can’t be loaded, and loads it on retry', async () => {
  requires('a failed script requested again');
  const page = await recentBrowser.page();
  await openDashboard(page);
  const code = /\/assets\/ShortcutsDialog-[^/]*\.js$/;
  const failure = page.getByRole('alertdialog', { name: loadFailureMessages.title });
  await recentBrowser.whileUnreachable(async () => {
    await page.route(code, async (route) => {
      // Slow, so that Close is pressed during the retry.
      await sleep(200);
      await route.abort();
    });
    await page.keyboard.press('Shift+?');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await failure.getByRole('button', { name: 'Close' }).click();
    await failure.waitFor({ state: 'detached' });
    await page.unroute(code);
  });
  await page.keyboard.press('Shift+?');
  const sheet = page.getByRole('heading', { name: 'Keyboard shortcuts' });
  await expect.poll(() => sheet.count()).toBe(1);
});
