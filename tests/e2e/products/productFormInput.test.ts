import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { MAX_IMAGE_BYTES } from '#contract/products/productFields.ts';
import { lacks, requires } from '../engine.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';
import {
  addImages,
  createPhotoAtSizeLimit,
  createSmallPhoto,
  button,
  expectImageCount,
  field,
  fillAll,
  lamp,
  picker,
  waitForToast,
  signIn,
  openStoreFiles,
} from '../productForm.ts';
import { startTcpProxy } from './tcpProxy.ts';

const dataDir = createDataFolder();
const folder = createDataFolder();
// The tests send input that the server rejects, and Firefox logs an error for a broken image.
const browser = launchBrowser({ expectedErrors: /status of (400|413)|Image corrupt or truncated/ });
const store = openStoreFiles(dataDir);
const CREATE = '/api/product/admin/create-product';

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
  page = await browser.page({ permissions: ['clipboard-read', 'clipboard-write'] });
  await signIn(page, product);
});

async function openAdd() {
  await page.goto(`${product.address}/add-product`);
  await page.getByRole('heading', { name: 'Add New Product', level: 1 }).waitFor();
}

function expectUntouched() {
  expect(store.state()).toEqual(before);
  store.expectNoOrphan();
}

/** Dismisses all toasts, so that the next toast belongs to the next action. */
async function dismissAll() {
  const dismiss = page.getByRole('region', { name: /Notifications/ }).getByRole('button');
  // Click all at once, because a toast may disappear between finding and clicking it.
  await dismiss.evaluateAll((all: HTMLElement[]) => all.forEach((one) => one.click()));
  await expect.poll(() => dismiss.count()).toBe(0);
}

const only = 'Only JPG, PNG, GIF, WEBP are allowed.';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const tooLarge = () => writeFile('poster.jpg', Buffer.alloc(6 * 1024 * 1024, 7));

it('rejects unsuitable files before anything is sent', async () => {
  await openAdd();
  await addImages(page, tooLarge());
  await waitForToast(page, 'File too large: poster.jpg. Max size is 5MB.');
  await addImages(page, writeFile('logo.svg', svg));
  await waitForToast(page, `Invalid file type: logo.svg. ${only}`);
  await addImages(page, validImage, validImage, validImage, validImage);
  await addImages(page, validImage, validImage, validImage);
  await waitForToast(page, 'Only 2 more images could be added to reach the limit of 6.');
  await expectImageCount(page, 6);
  // Try to add a seventh image by keyboard, because there is no button for it.
  expect(await button(page, 'Add images').count()).toBe(0);
  if (!lacks('pasted images')) {
    await copyImage();
    await page.keyboard.press('Control+V');
    await waitForToast(page, 'Maximum 6 images allowed.');
  }
  await expectImageCount(page, 6);
  expectUntouched();
});

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

it('rejects files whose content does not match their name, and keeps the form', async () => {
  const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .gif()
    .toBuffer();
  const jpeg = await sharp(validImage).jpeg().toBuffer();
  const invalidFiles: [file: string, message: string][] = [
    [writeFile('notes.jpg', 'buy milk'), `Invalid file type: notes.jpg. ${only}`],
    [writeFile('fake.png', gif), 'Invalid file type: fake.png. It was sent as PNG but is GIF.'],
    [
      writeFile('half.jpg', jpeg.subarray(0, jpeg.length / 2)),
      'Damaged file: half.jpg. It can’t be read as an image.',
    ],
    [writeFile('drawing.png', svg), `Invalid file type: drawing.png. ${only}`],
  ];
  await openAdd();
  await fillAll(page);
  await addImages(page, validImage);
  for (const [file, message] of invalidFiles) {
    await addImages(page, file);
    await button(page, 'Publish Product').click();
    await waitForToast(page, message);
    await dismissAll();
    expect(await field(page, 'Product name').inputValue()).toBe('Brass lamp');
    await button(page, 'Remove product image 2').click();
    await expectImageCount(page, 1);
    expectUntouched();
  }
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

it('marks an invalid field, shows the reason, and sends nothing', async () => {
  const calls: string[] = [];
  page.on('request', (one) => one.url().includes('create-product') && calls.push(one.url()));
  await openAdd();
  await fillAll(page);
  await addImages(page, validImage);
  const price = 'Actual price must be a positive number';
  for (const [name, text, message] of [
    ['Actual price', '1e309', price],
    ['Actual price', '0,5', price],
    ['Actual price', '-1', price],
    ['Actual price', ' ', price],
    ['Discounted price', '2000', 'Discounted price cannot be greater than actual price'],
    ['Discounted price', '0', 'Discounted price must be a positive number if provided'],
    ['Stock', '-1', 'Stock must be a non-negative number'],
    ['Stock', 'many', 'Stock must be a non-negative number'],
    ['Product name', '   ', 'Product name is required'],
  ] as const) {
    await field(page, name).fill(text);
    await button(page, 'Publish Product').click();
    await waitForToast(page, message);
    const marked = field(page, name);
    await expect.poll(() => marked.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => marked.evaluate((one) => one === document.activeElement)).toBe(true);
    await marked.fill(lamp[name]);
    await expect.poll(() => marked.getAttribute('aria-invalid')).not.toBe('true');
    await expect.poll(() => page.locator('[data-toast]').count()).toBe(0);
  }
  expect(calls).toEqual([]);
  expectUntouched();

  // The server limits the length of a name.
  await field(page, 'Product name').fill('x'.repeat(10_000));
  await button(page, 'Publish Product').click();
  await waitForToast(page, 'Product name is too long; the limit is 300 characters');
  expect(calls).toHaveLength(1);
  const name = field(page, 'Product name');
  expect(await name.inputValue()).toHaveLength(10_000);
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true);
  expectUntouched();
});

it('keeps the form if the network fails during an upload, and saves once it is back', async () => {
  const wire = await startTcpProxy(product.address);
  await page.goto(`${wire.address}/add-product`);
  await fillAll(page);
  await addImages(page, largeImage, largeImage, largeImage);
  await expectImageCount(page, 3);
  await browser.whileUnreachable(async () => {
    wire.cutAfter(2 * MAX_IMAGE_BYTES);
    await button(page, 'Publish Product').click();
    await waitForToast(page, 'Failed to create product. Please try again.');
  });
  expect(await field(page, 'Product name').inputValue()).toBe('Brass lamp');
  await expectImageCount(page, 3);
  expectUntouched();

  wire.mend();
  await button(page, 'Publish Product').click();
  await page.waitForURL(/\/view-product\//);
  await waitForToast(page, 'Product created successfully!');
  const [created, ...more] = store.rows().filter(({ name }) => name === 'Brass lamp');
  expect(more).toEqual([]);
  expect(await store.colours(created)).toEqual(['blue', 'blue', 'blue']);
  expect(store.rows()).toHaveLength(before.rows.length + 1);
  store.expectNoOrphan();
  before = store.state();
});

it('rejects requests on the server that no form sends', async () => {
  const draft = {
    name: 'Brass lamp',
    description: 'Warm light',
    category: 'Home',
    brand: 'Diya',
    actualPrice: 1000,
    stock: 3,
    stockUnit: 'pieces',
    status: 'active',
    isFeatured: false,
    images: [],
    locations: ['india'],
  };
  const json = JSON.stringify(draft);
  const answers = await page.evaluate(
    async ({ path: to, bodies }) => {
      const canvas = new OffscreenCanvas(4, 4);
      canvas.getContext('2d')!.fillRect(0, 0, 4, 4);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      const responses: [number, string][] = [];
      for (const body of bodies) {
        const form = new FormData();
        form.append('product', body);
        form.append('images', blob, 'a.png');
        const answer = await fetch(to, { method: 'POST', body: form });
        responses.push([answer.status, (await answer.json()).message]);
      }
      return responses;
    },
    {
      path: CREATE,
      bodies: [
        json.replace('1000', '"0,5"'),
        json.replace('1000', '1e309'),
        json.replace('false', '"no"'),
        json.replace('["india"]', '"india"'),
        json.replace('1000', '-1'),
        '[]',
        '{',
      ],
    },
  );
  expect(answers).toEqual([
    [400, "The field 'product.actualPrice' must be a number."],
    [400, "The field 'product.actualPrice' must be a number."],
    [400, "The field 'product.isFeatured' must be true or false."],
    [400, "The field 'product.locations' must be a list."],
    [400, 'Actual price must be a positive number'],
    [400, "The field 'product' must be a JSON object."],
    [400, "The field 'product' must be JSON."],
  ]);

  // An incomplete upload is discarded.
  const [cookie] = await page.context().cookies();
  const headers = {
    cookie: `${cookie!.name}=${cookie!.value}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '1000000',
  };
  const upload = request(product.address + CREATE, { method: 'POST', headers });
  upload.on('error', () => undefined);
  upload.write(`--x\r\nContent-Disposition: form-data; name="product"\r\n\r\n${json}\r\n--x\r\n`);
  await new Promise((resolve) =>
    upload.write('Content-Disposition: form-data; name="images"; filename="a.png"\r\n\r\nx', resolve),
  );
  upload.destroy();
  expect((await fetch(`${product.address}/readyz`)).status).toBe(200);
  expectUntouched();
});
