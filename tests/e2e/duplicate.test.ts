import type { Page } from 'playwright';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { asGuest } from './asGuest.ts';
import { aBrowser, aDataFolder, type Product, startProduct } from './product.ts';
import { button, expectShown, field, said, storeIn } from './productForm.ts';

const dataDir = aDataFolder();
const browser = aBrowser({ refused: /status of (404|409)/ });
const store = storeIn(dataDir);

let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

let page: Page;
beforeEach(async () => {
  page = await asGuest(await browser.page(), product);
});

// By the whole name: a copy's name starts with its source's, and ids are in no order.
const aRow = (name: string) => store.rows().find((row) => row.name === name)!;
const name = () => field(page, 'Product name').inputValue();

it('duplicates a product with its images, and saves nothing before it is published', async () => {
  const source = aRow('Nimbus Tab 11 (2026)');
  const before = store.state();
  await page.goto(`${product.address}/view-product/${source.id}`);
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect.poll(name).toBe(`${source.name} (copy)`);
  await expectShown(page, store.imagesOf(source).length);
  expect(store.state()).toEqual(before);

  await field(page, 'Stock').fill('3');
  await button(page, 'Publish Product').click();
  await page.waitForURL(/\/view-product\//);
  await said(page, 'Product created successfully!');
  const t = aRow(`${source.name} (copy)`);
  expect(t).toMatchObject({ stock: 3, brand: source.brand, ram: source.ram, sizes: source.sizes });
  expect(store.imagesOf(t)).toHaveLength(store.imagesOf(source).length);
  // Files of its own: the copy outlives its source.
  const ids = (row: typeof source) => store.imagesOf(row).map(({ publicId }) => publicId);
  expect(ids(t).filter((id) => ids(source).includes(id))).toEqual([]);
  expect(aRow('Nimbus Tab 11 (2026)')).toEqual(source);
  store.expectNoOrphan();

  await page.goto(`${product.address}/add-product?from=nowhere`);
  await page.getByText('Couldn’t find the product to copy.').waitFor();
});

it('offers back what was typed into a copy and into an edit, each to its own product', async () => {
  const source = aRow('Nimbus Tab 11 (2026)');
  const stored = (text: string) =>
    page.waitForFunction((typed) => Object.values(localStorage).join().includes(typed), text);
  page.on('dialog', (dialog) => void dialog.accept());

  await page.goto(`${product.address}/add-product?from=${source.id}`);
  await expect.poll(name).toBe(`${source.name} (copy)`);
  await field(page, 'Brand').fill('Copied brand');
  await stored('Copied brand');
  await page.goto(`${product.address}/edit-product/${source.id}`);
  await expect.poll(name).toBe(source.name);
  await field(page, 'Brand').fill('Edited brand');
  await stored('Edited brand');

  await page.reload();
  await page.getByText('You have unsaved changes to this product').waitFor();
  await button(page, 'Restore').click();
  await expect.poll(() => field(page, 'Brand').inputValue()).toBe('Edited brand');
  await page.goto(`${product.address}/add-product`);
  await page.getByRole('heading', { name: 'Add New Product' }).waitFor();
  expect(await button(page, 'Restore').count()).toBe(0);

  // Somebody else saves before it is restored: that is said, and the save asks.
  const other = await asGuest(await browser.page(), product);
  await other.goto(`${product.address}/edit-product/${source.id}`);
  await expect.poll(() => field(other, 'Product name').inputValue()).toBe(source.name);
  await field(other, 'Stock').fill('51');
  await button(other, 'Save Changes').click();
  await other.waitForURL(/\/view-product\//);
  await page.goto(`${product.address}/edit-product/${source.id}`);
  await page.getByText(/someone else has saved this product since/).waitFor();
  await button(page, 'Restore').click();
  await button(page, 'Save Changes').click();
  const conflict = page.getByRole('alertdialog', { name: 'Someone else saved this product' });
  await conflict.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => field(page, 'Stock').inputValue()).toBe('51');
  expect(store.row(source.id)).toMatchObject({ brand: source.brand, stock: 51 });
  await button(page, 'Discard').click();
  await page.reload();
  await expect.poll(name).toBe(source.name);
  expect(await button(page, 'Restore').count()).toBe(0);
});
