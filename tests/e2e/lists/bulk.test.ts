import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';

const dataDir = createDataFolder();
// Some deletions are made to fail.
const browser = launchBrowser({ expectedErrors: /status of 503/ });
let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir, { SEED_PRODUCTS: '1300' });
});

const bar = (page: Page) => page.getByRole('region', { name: 'Selected products' });
const rowBoxes = (page: Page) => page.getByRole('table').locator('tbody input[type=checkbox]');
const total = async (page: Page) =>
  Number(
    /of ([\d,]+)/.exec(await page.getByText(/^\d+–\d+ of [\d,]+$/).innerText())?.[1]?.replaceAll(',', ''),
  );

it('deletes 60 products, names the 4 that failed, and deletes them on retry', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/product-list?rows=20`);
  await page.getByText(/^1–20 of/).waitFor();
  const before = await total(page);

  // The selection spans pages.
  for (let step = 1; step <= 3; step += 1) {
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
    const hidden = step > 1 ? `, ${(step - 1) * 20} not shown` : '';
    await bar(page)
      .getByText(`${step * 20} selected${hidden}`, { exact: true })
      .first()
      .waitFor();
    if (step < 3) await page.getByRole('button', { name: 'Next' }).click();
    if (step < 3) await page.getByText(new RegExp(`^${step * 20 + 1}–`)).waitFor();
  }

  let running = 0;
  let maxRunning = 0;
  let requestCount = 0;
  const refusedIds: string[] = [];
  const address = '**/api/product/admin/delete-product/*';
  await page.route(address, async (route) => {
    requestCount += 1;
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    const isRefused = requestCount % 15 === 0;
    if (isRefused) {
      refusedIds.push(route.request().url().split('/').at(-1)!);
      await route.fulfill({ status: 503, json: { message: 'The store is being repaired' } });
    } else await route.fulfill({ response: await route.fetch() });
    running -= 1;
  });
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByText('and 55 more', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete 60 products' }).click();

  const result = page.getByRole('dialog', { name: 'Some items failed' });
  await result.getByText('56 products deleted, 4 failed.').waitFor();
  expect(requestCount).toBe(60);
  expect(maxRunning).toBeLessThanOrEqual(4);
  const namesOfIds = await page.evaluate(
    (ids) =>
      Promise.all(
        ids.map(async (id) => {
          const response = await fetch(`/api/product/admin/get-product/${id}`);
          const body = (await response.json()) as { data: { product: { name: string } } };
          return body.data.product.name;
        }),
      ),
    refusedIds,
  );
  const items = result.getByRole('listitem');
  expect((await items.locator('bdi').allTextContents()).toSorted()).toEqual(namesOfIds.toSorted());
  expect(await items.getByText('The store is being repaired').count()).toBe(4);

  // The list shows the remaining rows, and the 4 are still selected.
  await result.getByRole('button', { name: 'Close' }).click();
  await bar(page)
    .getByText(/^4 selected(, \d+ not shown)?$/)
    .first()
    .waitFor();
  await expect.poll(() => total(page)).toBe(before - 56);
  await page.unroute(address);
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete 4 products' }).click();
  await page.getByText('4 products deleted', { exact: true }).first().waitFor();
  await bar(page).waitFor({ state: 'detached' });
  await expect.poll(() => total(page)).toBe(before - 60);
  expect(await page.evaluate(() => document.activeElement?.closest('table') !== null)).toBe(true);
  await page.reload();
  await expect.poll(() => total(page)).toBe(before - 60);
});

it('selects all matching products, changes only their status, and reports what was cancelled', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/product-list?q=lot+1`);
  await page.getByText(/^1–10 of/).waitFor();
  const matches = await total(page);
  expect(matches).toBeGreaterThan(100);
  await rowBoxes(page).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await bar(page).getByText('2 selected', { exact: true }).first().waitFor();
  // Shift-click selects the rows in between.
  await rowBoxes(page)
    .nth(4)
    .click({ modifiers: ['Shift'] });
  await bar(page).getByText('5 selected', { exact: true }).first().waitFor();
  await bar(page)
    .getByRole('button', { name: `Select all ${matches} matching products` })
    .click();
  await bar(page)
    .getByText(`${matches} selected, ${matches - 10} not shown`, { exact: true })
    .first()
    .waitFor();

  // Escape in the bar clears the selection and returns the focus to the rows.
  await bar(page).getByRole('button', { name: 'Featured' }).press('Escape');
  await bar(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.closest('table') !== null)).toBe(true);

  const [first] = await page.getByRole('table').locator('tbody td a').all();
  const href = (await first!.getAttribute('href'))!;
  const read = () =>
    page.evaluate(async (id) => {
      const response = await fetch(`/api/product/admin/get-product/${id}`);
      const body = (await response.json()) as { data: { product: Record<string, unknown> } };
      return body.data.product;
    }, href.split('/').at(-1)!);
  const before = await read();
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
  await bar(page).getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Set as draft' }).click();
  await page
    .getByText(/^10 products are now drafts$/)
    .first()
    .waitFor();
  const after = await read();
  expect({ ...after, updatedAt: '' }).toEqual({ ...before, status: 'draft', updatedAt: '' });

  // The rows are still selected for the next action. Cancelled ones are reported as not done and stay selected.
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/product/admin/delete-product/*', async (route) => {
    await gate;
    await route.continue();
  });
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete 10 products' }).click();
  await page.getByRole('button', { name: 'Cancel the rest' }).click();
  release();
  await page.getByText('4 products deleted, 6 skipped', { exact: true }).first().waitFor();
  await bar(page).getByText('6 selected', { exact: true }).first().waitFor();
  await expect.poll(() => total(page)).toBe(matches - 4);
});

it('raises prices by percent after a preview, and undoes it', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/product-list`);
  await page.getByText(/^1–10 of/).waitFor();
  const readPrices = () =>
    page.evaluate(async () => {
      const response = await fetch('/api/product/admin/get-all-products');
      type Row = { _id: string; actualPrice: number; discountedPrice?: number; discountPercentage?: number };
      const { data } = (await response.json()) as { data: { products: Row[] } };
      return data.products.map(({ _id, actualPrice, discountedPrice, discountPercentage }) => ({
        _id,
        actualPrice,
        discountedPrice: discountedPrice ?? 0,
        discountPercentage: discountPercentage ?? 0,
      }));
    });
  const before = await readPrices();
  // The selection spans two pages, so the products of the first one are loaded.
  for (const box of (await rowBoxes(page).all()).slice(0, 3)) await box.click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText(/^11–/).waitFor();
  for (const box of (await rowBoxes(page).all()).slice(0, 2)) await box.click();

  await bar(page).getByRole('button', { name: 'Change price' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change prices' });
  await dialog.getByRole('combobox', { name: 'Change' }).click();
  await page.getByRole('option', { name: 'Increase by percent' }).click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('5');
  await dialog.getByText('5 products change', { exact: true }).waitFor();
  expect(await readPrices()).toEqual(before);
  await page.keyboard.press('Enter');
  const done = page.locator('[data-toast]').filter({ hasText: '5 prices changed' });
  await done.waitFor();

  const raise = (price: number) => Math.round(price * 105) / 100;
  const after = await readPrices();
  const changed = after.filter((one, index) => JSON.stringify(one) !== JSON.stringify(before[index]));
  expect(changed).toHaveLength(5);
  // Customers pay the discounted price, if there is one. The other one stays.
  const raised = before
    .filter(({ _id }) => changed.some((one) => one._id === _id))
    .map(({ actualPrice, discountedPrice }) =>
      discountedPrice === 0 ? [raise(actualPrice), 0] : [actualPrice, raise(discountedPrice)],
    );
  expect(changed.map(({ actualPrice, discountedPrice }) => [actualPrice, discountedPrice])).toEqual(raised);
  await done.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('5 changes undone', { exact: true }).first().waitFor();
  expect(await readPrices()).toEqual(before);
});

it('sets the status of several orders and reports which failed', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  await page.goto(`${product.address}/orders?status=pending`);
  const pending = Number((await page.getByText(/^1-\d+ of/).innerText()).match(/of (\d+)/)?.[1]);
  expect(pending).toBeGreaterThan(2);
  const orders = page.getByRole('region', { name: 'Selected orders' });
  const address = '**/api/order/admin/update-status/*';
  const refused: string[] = [];
  await page.route(address, async (route) => {
    if (refused.length > 0) return route.continue();
    refused.push(new URL(route.request().url()).pathname.split('/').at(-1)!);
    await route.fulfill({ status: 503, json: { success: false, message: 'Closed for the night' } });
  });
  await rowBoxes(page).nth(0).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await orders.getByText('2 selected', { exact: true }).first().waitFor();
  await orders.getByRole('button', { name: 'Change status' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Out for delivery' }).click();

  const dialog = page.getByRole('dialog', { name: 'Some items failed' });
  await dialog.getByText('1 order set to Out for delivery, 1 failed.').waitFor();
  await dialog.getByText('Closed for the night').waitFor();
  await dialog.getByText(`order ${refused[0]!.slice(0, 8)}…`).waitFor();
  await dialog.getByRole('button', { name: 'Try 1 again' }).click();
  await page.getByText('1 order set to Out for delivery', { exact: true }).first().waitFor();
  await page.getByText(new RegExp(`of ${pending - 2} orders?$`)).waitFor();
  await page.reload();
  await page.getByText(new RegExp(`of ${pending - 2} orders?$`)).waitFor();
});
