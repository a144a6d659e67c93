import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { choose } from './choose.ts';
import { asGuest } from './asGuest.ts';
import { delayRequests } from './delayRequests.ts';
import { aBrowser, aDataFolder, startProduct } from './product.ts';

const dataDir = aDataFolder();
const leftDataDir = aDataFolder();
const browser = aBrowser();

async function signInAsGuest(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Login as guest' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const firstRow = (page: Page) => page.getByRole('row').nth(1);
const isGone = (one: Locator) => one.waitFor({ state: 'detached' });

it('changes a status, and remembers who did it when', async () => {
  const product = await startProduct(dataDir);
  const page = await browser.page();
  const dialog = page.getByRole('dialog');
  const history = dialog.getByRole('region', { name: 'Status history' });
  await page.goto(`${product.address}/orders?status=pending`);
  await signInAsGuest(page);
  await page.getByText(/^1-\d+ of \d+ orders$/).waitFor();
  const pending = Number((await page.getByText(/^1-\d+ of/).innerText()).match(/of (\d+)/)?.[1]);
  await firstRow(page)
    .getByRole('link', { name: /^View details/ })
    .click();
  await history.getByText('No changes recorded').waitFor();
  await page.waitForURL(/[?&]order=/);
  const id = new URL(page.url()).searchParams.get('order') ?? '';

  // By keys alone: Escape takes back the choice, Enter makes it.
  const update = dialog.getByRole('button', { name: 'Update Order' });
  await update.press('Enter');
  await page.keyboard.press('Escape');
  await isGone(dialog.getByRole('combobox'));
  await update.press('Enter');
  await dialog.getByRole('combobox', { name: 'New status' }).press(' ');
  await page.getByRole('option', { name: 'Out for delivery' }).waitFor();
  await page.keyboard.type('out');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Save status' }).press('Enter');
  await page.getByText('Order updated successfully', { exact: true }).waitFor();
  await dialog.getByRole('heading', { level: 2 }).getByText('Out for delivery').waitFor();
  await history.getByRole('listitem').getByText('by Guest Administrator').waitFor();

  // The walk through the filter is as it was when the order was opened; the filter itself follows the change.
  await dialog.getByText(`1 of ${pending}`).waitFor();
  await page.goBack();
  await isGone(dialog);
  await page.getByText(`1-${pending - 1} of ${pending - 1} orders`).waitFor();
  await choose(page, 'Status', 'Out for delivery');
  await page.getByRole('link', { name: `View details of order ${id.slice(0, 8)}…` }).waitFor();

  // What the server has kept, and not only this page.
  await page.goto(`${product.address}/orders?order=${id}`);
  await page.reload();
  await dialog.getByRole('heading', { level: 2 }).getByText('Out for delivery').waitFor();
  const change = await history.getByRole('listitem').innerText();
  expect(change.replaceAll(/\s+/g, ' ')).toMatch(
    /^Out for delivery from Pending, \d+ \w+ \d{4}, \d\d:\d\d by Guest Administrator$/,
  );
});

it('says that a status is being saved to who leaves the order by Back and opens it again', async () => {
  const product = await startProduct(leftDataDir);
  const page = await asGuest(await browser.page(), product);
  const dialog = page.getByRole('dialog');
  await page.goto(`${product.address}/orders?status=pending`);
  const view = firstRow(page).getByRole('link', { name: /^View details/ });
  await view.click();
  await dialog.getByRole('button', { name: 'Update Order' }).click();
  await choose(page, 'New status', 'Delivered');
  const letThrough = await delayRequests(page, '**/update-status/*');
  await dialog.getByRole('button', { name: 'Save status' }).click();
  await dialog.getByRole('button', { name: 'Saving...' }).waitFor();
  await page.goBack();
  await isGone(dialog);
  await view.click();
  await dialog.getByRole('button', { name: 'Saving...' }).waitFor();
  letThrough();
  await page.getByText('Order updated successfully', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Update Order' }).waitFor();
  expect(await dialog.getByRole('heading', { level: 2 }).innerText()).toContain('Delivered');
});
