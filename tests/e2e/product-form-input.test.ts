import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { MAX_IMAGE_BYTES } from '#contract/products/productFields.ts';
import { aBrowser, aDataFolder, type Product, startProduct } from './product.ts';
import {
  addImages,
  aPhotograph,
  aSnapshot,
  button,
  expectShown,
  field,
  fillAll,
  lamp,
  picker,
  said,
  signIn,
  storeIn,
} from './productForm.ts';
import { startTcpProxy } from './tcpProxy.ts';

const dataDir = aDataFolder();
const folder = aDataFolder();
// What the server refuses is the subject here.
const browser = aBrowser({ refused: /status of (400|413)/ });
const store = storeIn(dataDir);
const CREATE = '/api/product/admin/create-product';

let product: Product;
let good: string;
let heavy: string;
let sampled: ReturnType<typeof store.state>;
const inFolder = (name: string, content: Buffer | string) => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};
beforeAll(async () => {
  product = await startProduct(dataDir);
  good = await aSnapshot(folder, 'blue');
  heavy = await aPhotograph(folder, 'blue');
  sampled = store.state();
});

let page: Page;
beforeEach(async () => {
  page = await browser.page();
  await signIn(page, product);
});

async function openAdd() {
  await page.goto(`${product.address}/add-product`);
  await page.getByRole('heading', { name: 'Add New Product', level: 1 }).waitFor();
}

function expectUntouched() {
  expect(store.state()).toEqual(sampled);
  store.expectNoOrphan();
}

/** Takes the toasts away, so that the next one is the next one's. */
async function dismissAll() {
  const dismiss = page.getByRole('region', { name: /Notifications/ }).getByRole('button');
  // All at once: one may go by itself between a look at it and a click on it.
  await dismiss.evaluateAll((all: HTMLElement[]) => all.forEach((one) => one.click()));
  await expect.poll(() => dismiss.count()).toBe(0);
}

const only = 'Only JPG, PNG, GIF, WEBP are allowed.';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const tooLarge = () => inFolder('poster.jpg', Buffer.alloc(6 * 1024 * 1024, 7));

it('warns of files that can not come in, before anything is sent', async () => {
  await openAdd();
  await addImages(page, tooLarge());
  await said(page, 'File too large: poster.jpg. Max size is 5MB.');
  await addImages(page, inFolder('logo.svg', svg));
  await said(page, `Invalid file type: logo.svg. ${only}`);
  await addImages(page, good, good, good, good);
  await addImages(page, good, good, good);
  await said(page, 'Only 2 more images could be added to reach the limit of 6.');
  await expectShown(page, 6);
  // A seventh, by the keys of a keyboard: there is no button for it any more.
  expect(await button(page, 'Add images').count()).toBe(0);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await copyImage();
  await page.keyboard.press('Control+V');
  await said(page, 'Maximum 6 images allowed.');
  await expectShown(page, 6);
  expectUntouched();
});

/** As an image that somebody copies in another program. */
const copyImage = () =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(40, 30);
    canvas.getContext('2d')!.fillRect(0, 0, 40, 30);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });

it('takes what is pasted, and what is dropped anywhere on the page', async () => {
  await openAdd();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await copyImage();
  await page.keyboard.press('Control+V');
  await expectShown(page, 1);

  const devtools = await page.context().newCDPSession(page);
  const drop = async (target: string) => {
    const { x, y } = (await page.getByRole('region', { name: target }).boundingBox())!;
    const data = { items: [], files: [good], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devtools.send('Input.dispatchDragEvent', { type, x: x + 40, y: y + 90, data });
  };
  await drop('Product Media');
  await expectShown(page, 2);
  // Beside the place for it, where the browser would open the file instead of the page.
  await drop('Basic Information');
  await expectShown(page, 3);
  expect(new URL(page.url()).pathname).toBe('/add-product');
});

it('refuses files that are not what they say, each with its message, and keeps the form', async () => {
  const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .gif()
    .toBuffer();
  const jpeg = await sharp(good).jpeg().toBuffer();
  const bad: [file: string, message: string][] = [
    [inFolder('notes.jpg', 'buy milk'), `Invalid file type: notes.jpg. ${only}`],
    [inFolder('fake.png', gif), 'Invalid file type: fake.png. It was sent as PNG but is GIF.'],
    [
      inFolder('half.jpg', jpeg.subarray(0, jpeg.length / 2)),
      'Damaged file: half.jpg. It can’t be read as an image.',
    ],
    [inFolder('drawing.png', svg), `Invalid file type: drawing.png. ${only}`],
  ];
  await openAdd();
  await fillAll(page);
  await addImages(page, good);
  for (const [file, message] of bad) {
    await addImages(page, file);
    await button(page, 'Publish Product').click();
    await said(page, message);
    await dismissAll();
    expect(await field(page, 'Product name').inputValue()).toBe('Brass lamp');
    await button(page, 'Remove product image 2').click();
    await expectShown(page, 1);
    expectUntouched();
  }
});

it('refuses on edit too, where the browser lets everything through', async () => {
  const { id } = sampled.rows.find(({ name }) => name.startsWith('Nimbus Tab 11'))!;
  await page.goto(`${product.address}/edit-product/${id}`);
  await expectShown(page, 5);
  for (const [file, message] of [
    [tooLarge(), 'File too large: poster.jpg. Max size is 5MB.'],
    [inFolder('logo.svg', svg), `Invalid file type: logo.svg. ${only}`],
  ] as const) {
    await picker(page, 'Add images').setInputFiles(file);
    await button(page, 'Save Changes').click();
    await said(page, message);
    expect(await field(page, 'Product name').inputValue()).toMatch(/^Nimbus Tab 11/);
    await button(page, 'Remove product image 6').click();
    await expectShown(page, 5);
    expectUntouched();
  }
});

it('says what is wrong with a field, marks it, and sends nothing', async () => {
  const calls: string[] = [];
  page.on('request', (one) => one.url().includes('create-product') && calls.push(one.url()));
  await openAdd();
  await fillAll(page);
  await addImages(page, good);
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
    await said(page, message);
    const marked = field(page, name);
    await expect.poll(() => marked.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => marked.evaluate((one) => one === document.activeElement)).toBe(true);
    await marked.fill(lamp[name]);
    await expect.poll(() => marked.getAttribute('aria-invalid')).not.toBe('true');
    await expect.poll(() => page.locator('[data-toast]').count()).toBe(0);
  }
  expect(calls).toEqual([]);
  expectUntouched();

  // How long a name may be is the server's to say.
  await field(page, 'Product name').fill('x'.repeat(10_000));
  await button(page, 'Publish Product').click();
  await said(page, 'Product name is too long; the limit is 300 characters');
  expect(calls).toHaveLength(1);
  const name = field(page, 'Product name');
  expect(await name.inputValue()).toHaveLength(10_000);
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true);
  expectUntouched();
});

it('keeps everything when the network is cut in the middle of an upload, and saves when it is back', async () => {
  const wire = await startTcpProxy(product.address);
  await page.goto(`${wire.address}/add-product`);
  await fillAll(page);
  await addImages(page, heavy, heavy, heavy);
  await expectShown(page, 3);
  await browser.whileUnreachable(async () => {
    wire.cutAfter(2 * MAX_IMAGE_BYTES);
    await button(page, 'Publish Product').click();
    await said(page, 'Failed to create product. Please try again.');
  });
  expect(await field(page, 'Product name').inputValue()).toBe('Brass lamp');
  await expectShown(page, 3);
  expectUntouched();

  wire.mend();
  await button(page, 'Publish Product').click();
  await page.waitForURL(/\/view-product\//);
  await said(page, 'Product created successfully!');
  const [kept, ...more] = store.rows().filter(({ name }) => name === 'Brass lamp');
  expect(more).toEqual([]);
  expect(await store.colours(kept)).toEqual(['blue', 'blue', 'blue']);
  expect(store.rows()).toHaveLength(sampled.rows.length + 1);
  store.expectNoOrphan();
  sampled = store.state();
});

it('holds at the server against what no form sends', async () => {
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
      const heard: [number, string][] = [];
      for (const body of bodies) {
        const form = new FormData();
        form.append('product', body);
        form.append('images', blob, 'a.png');
        const answer = await fetch(to, { method: 'POST', body: form });
        heard.push([answer.status, (await answer.json()).message]);
      }
      return heard;
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

  // An upload that ends before it is whole: the connection is gone, and so is all of it.
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
