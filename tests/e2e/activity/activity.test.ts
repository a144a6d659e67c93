import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { createMailbox } from '../mailbox.ts';
import { createDataFolder, launchBrowser, type Product, startProduct } from '../product.ts';
import { button, expectImageCount, field, openStoreFiles, waitForToast } from '../productForm.ts';
import { registerAdmin } from '../registerAdmin.ts';
import { selectOption } from '../selectOption.ts';
import { signInAsGuest } from '../signInAsGuest.ts';

// One administrator changes and deletes products; another finds and undoes it on the Activity page.

const post = createMailbox();
const browser = launchBrowser();
const dataDir = createDataFolder();
const store = openStoreFiles(dataDir);

let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir, { SMTP_URL: post.url() });
});

const rows = (page: Page) => page.getByRole('table', { name: 'Changes' }).locator('tbody tr');
const entry = (page: Page, text: RegExp) => rows(page).getByRole('link', { name: text });

const asha = { fullName: 'Asha Rao', email: 'asha@counter.example', password: 'Asha likes tea' };

/** Counts the presses of the mouse, each a click of a person. */
function countPresses(page: Page) {
  let count = 0;
  return {
    async click(locator: ReturnType<Page['locator']>) {
      count += 1;
      await locator.click();
    },
    count: () => count,
    page,
  };
}

const lowered = 'Nimbus Tab 11 (2026)';
const findRow = (name: string) => store.rows().find((row) => row.name === name);

it('finds who lowered a price, and restores it with at most four presses', async () => {
  const other = await registerAdmin(await browser.page(), product, post, asha);
  const before = findRow(lowered)!;
  const priceOf = () => {
    const { actual_price, discounted_price } = findRow(lowered)!;
    return [actual_price, discounted_price];
  };
  await other.goto(`${product.address}/product-list?q=Nimbus%20Tab`);
  await other.locator(`button[name$="rice"][value="${before.id}"]`).last().press('F2');
  await other
    .getByRole('textbox', { name: /price of/i })
    .first()
    .waitFor();
  await other.keyboard.type('999');
  await other.keyboard.press('Enter');
  // Asks, because it is less than half of the price.
  await other.getByRole('alertdialog').or(other.getByRole('dialog')).waitFor();
  await other.keyboard.press('Enter');
  await expect.poll(priceOf).toContain(999);

  // Another change in bulk, after the one that is looked for.
  await other.goto(`${product.address}/product-list?q=lamp`);
  await other.getByRole('table').locator('tbody input[type=checkbox]').first().click();
  await other.getByRole('button', { name: 'Change price' }).click();
  const dialog = other.getByRole('dialog', { name: 'Change prices' });
  await dialog.getByRole('combobox', { name: 'Change' }).click();
  await other.getByRole('option', { name: 'Increase by percent' }).click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('5');
  await dialog.getByText('1 product changes', { exact: true }).waitFor();
  await other.keyboard.press('Enter');
  await other.locator('[data-toast]').filter({ hasText: '1 price changed' }).waitFor();

  const guest = await signInAsGuest(await browser.page(), product);
  await guest.goto(product.address);
  await guest.getByRole('heading', { name: 'Dashboard Overview' }).waitFor();
  const presses = countPresses(guest);
  await presses.click(guest.getByRole('link', { name: 'Activity', exact: true }));
  const found = entry(guest, /^Nimbus Tab 11.*price/i);
  expect(await rows(guest).filter({ hasText: lowered }).innerText()).toMatch(/Asha Rao[^]*Quick edit/);
  await presses.click(found);
  await presses.click(guest.getByRole('button', { name: /^Restore \d/ }));
  await expect.poll(priceOf).toEqual([before.actual_price, before.discounted_price]);
  await guest.getByRole('dialog').waitFor({ state: 'detached' });
  expect(presses.count()).toBeLessThanOrEqual(4);
  // The restoration is an entry too.
  await rows(guest).first().getByText('Restored').waitFor();
});

it('filters by person, type and product, and keeps the filters in the URL', async () => {
  const guest = await signInAsGuest(await browser.page(), product);
  await guest.goto(`${product.address}/activity`);
  await rows(guest).nth(1).waitFor();
  await guest.getByRole('button', { name: 'Filters' }).click();
  await selectOption(guest, 'Person', 'Asha Rao');
  await guest.waitForURL(/person=/);
  await guest.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => rows(guest).count()).toBe(2);
  await selectOption(guest, 'Type', 'Product deleted');
  await guest.getByText('No changes match your search').waitFor();
  await guest.reload();
  await guest.getByText('No changes match your search').waitFor();
  await guest.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect.poll(() => rows(guest).count()).toBe(3);

  await guest
    .getByRole('link', { name: `Show only changes to ${lowered}` })
    .first()
    .click();
  await guest.getByText(`Product: ${lowered}`).waitFor();
  await expect.poll(() => rows(guest).count()).toBe(2);
});

it('creates a deleted product again, with its images and a new id', async () => {
  const guest = await signInAsGuest(await browser.page(), product);
  const before = findRow(lowered)!;
  await guest.goto(`${product.address}/view-product/${before.id}`);
  await button(guest, 'More actions').click();
  await guest.getByRole('menuitem', { name: 'Delete' }).click();
  const question = guest.getByRole('alertdialog');
  await question.getByText(/This action cannot be undone\.$/).waitFor();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => findRow(lowered)).toBeUndefined();

  await guest.goto(`${product.address}/activity?kind=productDeleted`);
  await entry(guest, /^Nimbus Tab 11/).click();
  await guest.getByRole('dialog').getByRole('link', { name: 'Create again' }).click();
  await expect.poll(() => field(guest, 'Product name').inputValue()).toBe(lowered);
  await expectImageCount(guest, store.getImages(before).length);
  await button(guest, 'Publish Product').click();
  await guest.waitForURL(/\/view-product\//);
  await waitForToast(guest, 'Product created successfully!');
  const created = findRow(lowered)!;
  expect(created.id).not.toBe(before.id);
  expect(created).toMatchObject({
    stock: before.stock,
    actual_price: before.actual_price,
    brand: before.brand,
  });
  expect(store.getImages(created)).toHaveLength(store.getImages(before).length);
});

it('offers new changes by others, without moving the rows before', async () => {
  const guest = await signInAsGuest(await browser.page(), product);
  const stream = guest.waitForResponse('**/api/admin/live');
  await guest.goto(`${product.address}/activity`);
  await stream;
  // Not the placeholders of rows that load.
  await rows(guest).getByRole('link').first().waitFor();
  const before = await rows(guest).count();
  const other = await signInAsGuest(await browser.page(), product);
  const { id } = store.rows()[0]!;
  await other.request.delete(`${product.address}/api/product/admin/delete-product/${id}`);
  const offer = guest.getByRole('button', { name: 'New changes' });
  await offer.waitFor();
  expect(await rows(guest).count()).toBe(before);
  await offer.click();
  await expect.poll(() => rows(guest).count()).toBe(before + 1);
});
