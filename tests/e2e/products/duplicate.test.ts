import type { Page } from 'playwright';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';
import { button, expectImageCount, field, waitForToast, openStoreFiles } from '../productForm.ts';

const dataDir = createDataFolder();
const browser = launchBrowser({ expectedErrors: /status of (404|409)/ });
const store = openStoreFiles(dataDir);

let product: Product;
beforeAll(async () => {
  product = await startProduct(dataDir);
});

let page: Page;
beforeEach(async () => {
  page = await signInAsGuest(await browser.page(), product);
});

// Compare the whole name, because a copy's name starts with that of its source.
const findRow = (name: string) => store.rows().find((row) => row.name === name)!;
const readName = () => field(page, 'Product name').inputValue();

it('duplicates a product with its images, and saves nothing until it is published', async () => {
  const source = findRow('Nimbus Tab 11 (2026)');
  const before = store.state();
  await page.goto(`${product.address}/view-product/${source.id}`);
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect.poll(readName).toBe(`${source.name} (copy)`);
  await expectImageCount(page, store.getImages(source).length);
  expect(store.state()).toEqual(before);

  expect(await field(page, 'Stock', { exact: true }).inputValue()).toBe('0');
  await field(page, 'Stock', { exact: true }).fill('3');
  await button(page, 'Publish Product').click();
  await page.waitForURL(/\/view-product\//);
  await waitForToast(page, 'Product created successfully!');
  const copy = findRow(`${source.name} (copy)`);
  expect(copy).toMatchObject({
    status: 'draft',
    stock: 3,
    brand: source.brand,
    ram: source.ram,
    sizes: source.sizes,
  });
  expect(store.getImages(copy)).toHaveLength(store.getImages(source).length);
  // The copy has its own files, so it still works when its source is deleted.
  const ids = (row: typeof source) => store.getImages(row).map(({ publicId }) => publicId);
  expect(ids(copy).filter((id) => ids(source).includes(id))).toEqual([]);
  expect(findRow('Nimbus Tab 11 (2026)')).toEqual(source);
  store.expectNoOrphan();

  await page.goto(`${product.address}/add-product?from=nowhere`);
  await page.getByText('Couldn’t find the product to copy.').waitFor();
});

it('restores the draft of a copy and the draft of an edit separately', async () => {
  const source = findRow('Nimbus Tab 11 (2026)');
  const waitUntilStored = (text: string) =>
    page.waitForFunction((typed) => Object.values(localStorage).join().includes(typed), text);
  page.on('dialog', (dialog) => void dialog.accept());

  await page.goto(`${product.address}/add-product?from=${source.id}`);
  await expect.poll(readName).toBe(`${source.name} (copy)`);
  await field(page, 'Brand').fill('Copied brand');
  await waitUntilStored('Copied brand');
  await page.goto(`${product.address}/edit-product/${source.id}`);
  await expect.poll(readName).toBe(source.name);
  await field(page, 'Brand').fill('Edited brand');
  await waitUntilStored('Edited brand');

  await page.reload();
  await page.getByText('You have unsaved changes to this product').waitFor();
  await button(page, 'Restore').click();
  await expect.poll(() => field(page, 'Brand').inputValue()).toBe('Edited brand');
  await page.goto(`${product.address}/add-product`);
  await page.getByRole('heading', { name: 'Add New Product' }).waitFor();
  expect(await button(page, 'Restore').count()).toBe(0);

  // If someone else saves before the draft is restored, saving the draft reports a conflict.
  const other = await signInAsGuest(await browser.page(), product);
  await other.goto(`${product.address}/edit-product/${source.id}`);
  await expect.poll(() => field(other, 'Product name').inputValue()).toBe(source.name);
  await field(other, 'Stock', { exact: true }).fill('51');
  await button(other, 'Save Changes').click();
  await other.waitForURL(/\/view-product\//);
  await page.goto(`${product.address}/edit-product/${source.id}`);
  await page.getByText(/someone else has saved this product since/).waitFor();
  await button(page, 'Restore').click();
  await button(page, 'Save Changes').click();
  const conflict = page.getByRole('alertdialog', { name: 'Someone else saved this product' });
  await conflict.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => field(page, 'Stock', { exact: true }).inputValue()).toBe('51');
  expect(store.row(source.id)).toMatchObject({ brand: source.brand, stock: 51 });
  await button(page, 'Discard').click();
  await page.reload();
  await expect.poll(readName).toBe(source.name);
  expect(await button(page, 'Restore').count()).toBe(0);
});
