import type { Locator, Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { selectOption } from '../selectOption.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';

const dataDir = createDataFolder();
// One test changes a status that someone else has changed.
const browser = launchBrowser({ expectedErrors: /status of 409 .*\/update-status\// });
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

const firstRow = (page: Page) => page.getByRole('row').nth(1);
const waitUntilGone = (one: Locator) => one.waitFor({ state: 'detached' });

it('changes a status and records who changed it and when', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  const dialog = page.getByRole('dialog');
  const history = dialog.getByRole('region', { name: 'History' });
  await page.goto(`${product.address}/orders?status=pending`);
  await page.getByText(/^1-\d+ of \d+ orders$/).waitFor();
  const pending = Number((await page.getByText(/^1-\d+ of/).innerText()).match(/of (\d+)/)?.[1]);
  // A click anywhere in the row opens the order.
  await firstRow(page).getByText('Pending').last().click();
  await history.getByText('Placed').waitFor();
  await page.waitForURL(/[?&]order=/);
  const id = new URL(page.url()).searchParams.get('order') ?? '';

  // Undo sets the status back, and is recorded too.
  const update = dialog.getByRole('button', { name: 'Update Order' });
  await update.click();
  await page.getByRole('menuitem', { name: 'Confirmed' }).click();
  await page.getByText(`Order ${id.slice(0, 8)}… is now Confirmed`, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(`Order ${id.slice(0, 8)}… is now Pending`, { exact: true }).waitFor();
  await dialog.getByRole('heading', { level: 2 }).getByText('Pending').waitFor();
  await expect.poll(() => history.getByRole('listitem').count()).toBe(3);
  await update.click();
  await page.getByRole('menuitem', { name: 'Out for delivery' }).click();
  // Without a tracking number, Enter is enough.
  await page.getByRole('textbox', { name: 'Tracking number' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(`Order ${id.slice(0, 8)}… is now Out for delivery`, { exact: true }).waitFor();
  await dialog.getByRole('heading', { level: 2 }).getByText('Out for delivery').waitFor();
  await history.getByRole('listitem').filter({ hasText: 'by Guest Administrator' }).nth(2).waitFor();

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
  const change = await history.getByRole('listitem').last().innerText();
  expect(change.replaceAll(/\s+/g, ' ')).toMatch(
    /^Pending ?(?:to )?Out for delivery \d+ \w+ \d{4}, \d\d:\d\d by Guest Administrator$/,
  );
});

it('sets an order to Delivered from its row with five keys, and doesn’t undo someone else’s change', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  const dialog = page.getByRole('dialog');
  await page.goto(`${product.address}/orders?status=confirmed`);
  const id = firstRow(page).getByRole('link').first();
  await id.focus();
  const shortId = await id.innerText();
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };

  await press('Enter');
  await dialog.getByRole('button', { name: 'Update Order' }).and(page.locator(':focus')).waitFor();
  await press('Enter');
  await page.getByRole('menu').and(page.locator(':focus')).waitFor();
  await press('d');
  await press('Enter');
  await page.getByText(`Order ${shortId} is now Delivered`, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Update Order' }).and(page.locator(':focus')).waitFor();
  await press('Escape');
  await waitUntilGone(dialog);
  expect(presses).toBe(5);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('tbody tr') !== null))
    .toBe(true);

  // Someone else changes the status before Undo is pressed.
  const { orders } = (await (await page.request.get(`${product.address}/api/order/admin/get-orders`)).json())
    .data;
  const { _id } = orders.find((one: { _id: string }) => one._id.startsWith(shortId.slice(0, 8)));
  const change = await page.request.post(`${product.address}/api/order/admin/update-status/${_id}`, {
    data: { status: 'cancelled' },
    headers: { origin: product.address },
  });
  expect(change.status()).toBe(200);
  for (const key of ['F6', 'Tab', 'Tab']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Undo' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page
    .getByText(`Not undone: someone else has changed the status of order ${shortId}`, { exact: true })
    .first()
    .waitFor();
});
