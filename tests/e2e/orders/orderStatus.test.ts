import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { selectOption } from '../selectOption.ts';
import { launchBrowser, createDataFolder, startProduct } from '../product.ts';

const dataDir = createDataFolder();
const browser = launchBrowser();

async function signInWithForm(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Login as guest' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const firstRow = (page: Page) => page.getByRole('row').nth(1);
const waitUntilGone = (one: Locator) => one.waitFor({ state: 'detached' });

it('changes a status and records who changed it and when', async () => {
  const product = await startProduct(dataDir);
  const page = await browser.page();
  const dialog = page.getByRole('dialog');
  const history = dialog.getByRole('region', { name: 'Status history' });
  await page.goto(`${product.address}/orders?status=pending`);
  await signInWithForm(page);
  await page.getByText(/^1-\d+ of \d+ orders$/).waitFor();
  const pending = Number((await page.getByText(/^1-\d+ of/).innerText()).match(/of (\d+)/)?.[1]);
  await firstRow(page)
    .getByRole('link', { name: /^View details/ })
    .click();
  await history.getByText('No changes recorded').waitFor();
  await page.waitForURL(/[?&]order=/);
  const id = new URL(page.url()).searchParams.get('order') ?? '';

  // With the keyboard, Escape cancels the choice and Enter confirms it.
  const update = dialog.getByRole('button', { name: 'Update Order' });
  await update.press('Enter');
  await page.keyboard.press('Escape');
  await waitUntilGone(dialog.getByRole('combobox'));
  await update.press('Enter');
  await dialog.getByRole('combobox', { name: 'New status' }).press(' ');
  await page.getByRole('option', { name: 'Out for delivery' }).waitFor();
  await page.keyboard.type('out');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Save status' }).press('Enter');
  await page.getByText('Order updated successfully', { exact: true }).waitFor();
  await dialog.getByRole('heading', { level: 2 }).getByText('Out for delivery').waitFor();
  await history.getByRole('listitem').getByText('by Guest Administrator').waitFor();

  // Next and previous follow the list as it was when the order was opened. The list itself follows the change.
  await dialog.getByText(`1 of ${pending}`).waitFor();
  await page.goBack();
  await waitUntilGone(dialog);
  await page.getByText(`1-${pending - 1} of ${pending - 1} orders`).waitFor();
  await selectOption(page, 'Status', 'Out for delivery');
  await page.getByRole('link', { name: `View details of order ${id.slice(0, 8)}…` }).waitFor();

  // The server has stored it.
  await page.goto(`${product.address}/orders?order=${id}`);
  await page.reload();
  await dialog.getByRole('heading', { level: 2 }).getByText('Out for delivery').waitFor();
  const change = await history.getByRole('listitem').innerText();
  expect(change.replaceAll(/\s+/g, ' ')).toMatch(
    /^Out for delivery from Pending, \d+ \w+ \d{4}, \d\d:\d\d by Guest Administrator$/,
  );
});
