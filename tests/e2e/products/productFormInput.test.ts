import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { MAX_IMAGE_BYTES } from '#contract/products/productFields.ts';
import { requires } from '../engine.ts';
import { signInAsGuest } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';
import {
  addImages,
  createPhotoAtSizeLimit,
  createSmallPhoto,
  button,
  expectImageCount,
  field,
  fillAll,
  picker,
  waitForToast,
  openStoreFiles,
} from '../productForm.ts';
import { startTcpProxy } from './tcpProxy.ts';

const dataDir = createDataFolder();
const folder = createDataFolder();
// The tests send input that the server rejects, and Firefox logs an error for a broken image.
const browser = launchBrowser({ expectedErrors: /status of (400|413)|Image corrupt or truncated/ });
const store = openStoreFiles(dataDir);

let product: Product;
let validImage: string;
let largeImage: string;
let before: ReturnType<typeof store.state>;
const writeFile = (name: string, content: Buffer | string) => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};
beforeAll(async () => {
  product = await startProduct(dataDir);
  validImage = await createSmallPhoto(folder, 'blue');
  largeImage = await createPhotoAtSizeLimit(folder, 'blue');
  before = store.state();
});

let page: Page;
beforeEach(async () => {
  const context = { permissions: ['clipboard-read', 'clipboard-write'] };
  page = await signInAsGuest(await browser.page(context), product);
});

async function openAdd() {
  await page.goto(`${product.address}/add-product`);
  await page.getByRole('heading', { name: 'Add New Product', level: 1 }).waitFor();
}

function expectUntouched() {
  expect(store.state()).toEqual(before);
  store.expectNoOrphan();
}

const only = 'Only JPG, PNG, GIF, WEBP are allowed.';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const tooLarge = () => writeFile('poster.jpg', Buffer.alloc(6 * 1024 * 1024, 7));

/** Copies an image to the clipboard, as from another program. */
const copyImage = () =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(40, 30);
    canvas.getContext('2d')!.fillRect(0, 0, 40, 30);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });

it('accepts pasted images, and images dropped anywhere on the page', async () => {
  requires('pasted images', 'Chromium’s protocol');
  await openAdd();
  await copyImage();
  await page.keyboard.press('Control+V');
  await expectImageCount(page, 1);

  const devtools = await page.context().newCDPSession(page);
  const drop = async (target: string) => {
    const { x, y } = (await page.getByRole('region', { name: target }).boundingBox())!;
    const data = { items: [], files: [validImage], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devtools.send('Input.dispatchDragEvent', { type, x: x + 40, y: y + 90, data });
  };
  await drop('Product Media');
  await expectImageCount(page, 2);
  // Drop it outside the drop zone, where the browser would open the file.
  await drop('Basic Information');
  await expectImageCount(page, 3);
  expect(new URL(page.url()).pathname).toBe('/add-product');
});

it('rejects files on the server when a product is edited', async () => {
  const { id } = before.rows.find(({ name }) => name.startsWith('Nimbus Tab 11'))!;
  await page.goto(`${product.address}/edit-product/${id}`);
  await expectImageCount(page, 5);
  for (const [file, message] of [
    [tooLarge(), 'File too large: poster.jpg. Max size is 5MB.'],
    [writeFile('logo.svg', svg), `Invalid file type: logo.svg. ${only}`],
  ] as const) {
    await picker(page, 'Add images').setInputFiles(file);
    await button(page, 'Save Changes').click();
    await waitForToast(page, message);
    expect(await field(page, 'Product name').inputValue()).toMatch(/^Nimbus Tab 11/);
    await button(page, 'Remove product image 6').click();
    await expectImageCount(page, 5);
    expectUntouched();
  }
});

it('keeps the form if the network fails during an upload, and saves once it is back', async () => {
  const wire = await startTcpProxy(product.address);
  await page.goto(`${wire.address}/add-product`);
  await fillAll(page);
  await addImages(page, largeImage, largeImage);
  await expectImageCount(page, 2);
  await browser.whileUnreachable(async () => {
    // The server has the first image.
    wire.cutAfter(1.5 * MAX_IMAGE_BYTES);
    await button(page, 'Publish Product').click();
    await waitForToast(page, 'Failed to create product. Please try again.');
  });
  expect(await field(page, 'Product name').inputValue()).toBe('Brass lamp');
  await expectImageCount(page, 2);
  expectUntouched();

  wire.mend();
  await button(page, 'Publish Product').click();
  await page.waitForURL(/\/view-product\//);
  await waitForToast(page, 'Product created successfully!');
  const [created, ...more] = store.rows().filter(({ name }) => name === 'Brass lamp');
  expect(more).toEqual([]);
  expect(await store.colours(created)).toEqual(['blue', 'blue']);
  expect(store.rows()).toHaveLength(before.rows.length + 1);
  store.expectNoOrphan();
  before = store.state();
});
