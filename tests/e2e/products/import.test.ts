import { buffer } from 'node:stream/consumers';
import Papa from 'papaparse';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { BYTE_ORDER_MARK, formatCsvLine } from '#features/csv/csvText.ts';
import { requires } from '../engine.ts';
import { delayRequests } from '../delayRequests.ts';
import { signInAsGuest, getHorizontalOverflow } from '../signInAsGuest.ts';
import { launchBrowser, createDataFolder, type Product, startProduct } from '../product.ts';

const dataDir = createDataFolder();
const browser = launchBrowser({
  expectedErrors: /status of (?:503 .*create-product|404 .*get-product\/gone)/,
});
let product: Product;
let image: { name: string; mimeType: string; buffer: Buffer };
beforeAll(async () => {
  product = await startProduct(dataDir);
  const png = sharp({ create: { width: 8, height: 8, channels: 3, background: '#b5651d' } });
  image = { name: 'lamp.png', mimeType: 'image/png', buffer: await png.png().toBuffer() };
});

type Stored = { _id: string; name: string; stock: number; updatedAt: string; images: { url: string }[] };

async function allProducts(page: Page): Promise<Stored[]> {
  const response = await page.request.get(`${product.address}/api/product/admin/get-all-products`);
  return ((await response.json()) as { data: { products: Stored[] } }).data.products;
}

const HEADINGS =
  'Product ID,Product Name,Description,Category,Brand,Actual Price,Stock,Stock Unit,Locations,Images'.split(
    ',',
  );
const createLampRow = (name: string, changes: Record<number, string> = {}) =>
  ['', name, 'Cast by hand', 'Home', 'Diya', '1899', '12', 'pieces', 'india; japan', 'lamp.png'].map(
    (cell, index) => changes[index] ?? cell,
  );
const createCsvFile = (name: string, lines: readonly (readonly string[])[], headings = HEADINGS) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(BYTE_ORDER_MARK + [headings, ...lines].map(formatCsvLine).join('')),
});
type ChosenFile = ReturnType<typeof createCsvFile>;

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const tab = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
/** Returns a count with its label, such as "5 added". */
const figure = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).innerText();

async function chooseFiles(page: Page, files: readonly (ChosenFile | typeof image)[]) {
  await page.getByLabel('CSV file and images').setInputFiles([...files]);
  await step(page, 'Match columns').waitFor();
}

async function openImport(page: Page) {
  await page.goto(`${product.address}/product-list`);
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Import products' }).waitFor();
}

it('creates or updates 110 of 120 rows and rejects the 10 invalid rows', async () => {
  requires('downloads');
  const page = await signInAsGuest(await browser.page({ acceptDownloads: true }), product);
  const before = await allProducts(page);
  const [first, second] = before as [Stored, Stored];
  await openImport(page);

  const isInvalid = (index: number) => index % 12 === 7;
  const invalid = [{ 1: ' ' }, { 5: 'free' }, { 6: '-3' }, { 7: 'boxes' }, { 9: '' }, { 9: 'other.png' }];
  const changes = [...invalid, { 0: 'gone' }, { 8: '' }, { 4: 'x'.repeat(101) }, { 2: '' }];
  const lines = Array.from({ length: 120 }, (_, index) => {
    if (index === 0) return [first._id, '', '', '', '', '', `${first.stock + 5}`, '', '', ''];
    if (index === 1) return [second._id, second.name, '', '', '', '', `${second.stock}`, '', '', ''];
    return createLampRow(`=Lamp ${index}`, isInvalid(index) ? changes[(index - 7) / 12] : {});
  });
  await chooseFiles(page, [createCsvFile('lamps.csv', lines), image]);
  await page.getByText('10 of 10 columns matched').waitFor();
  await press(page, 'Check rows');
  await step(page, 'Review').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Review');
  await page.getByText('1 row has no changes.').waitFor();
  await tab(page, 'New (108)').check();
  await page.getByText('1–25 of 108').waitFor();
  await tab(page, 'Changed (1)').check();

  await tab(page, 'Can’t import (10)').check();
  await page.getByText('No product has the ID “gone”').waitFor();
  const download = page.waitForEvent('download');
  await press(page, 'Download these rows');
  expect((await download).suggestedFilename()).toBe('lamps-refused.csv');
  const text = (await buffer(await (await download).createReadStream())).toString().slice(1);
  const [headings, ...refused] = Papa.parse<string[]>(text.trimEnd()).data;
  expect(headings).toEqual([...HEADINGS, 'Reason']);
  expect(refused.map((cells) => cells.slice(0, -1))).toEqual(
    lines
      .filter((_, index) => isInvalid(index))
      .map((cells) => cells.map((cell) => (/^[=-]/.test(cell) ? `'${cell}` : cell))),
  );
  // Nothing has been sent yet.
  expect(await allProducts(page)).toHaveLength(before.length);

  await press(page, 'Import 109 rows');
  await step(page, 'Import finished').waitFor();
  expect(await figure(page, 'not imported')).toContain('10');
  const after = await allProducts(page);
  const names = after.map(({ name }) => name).filter((name) => name.startsWith('=Lamp '));
  expect(new Set(names)).toEqual(
    new Set(lines.flatMap((_, index) => (index < 2 || isInvalid(index) ? [] : [`=Lamp ${index}`]))),
  );
  expect(names).toHaveLength(108);
  expect(after).toHaveLength(before.length + 108);
  const byId = new Map(after.map((one) => [one._id, one]));
  expect(byId.get(first._id)).toMatchObject({
    name: first.name,
    stock: first.stock + 5,
    images: first.images,
  });
  expect(byId.get(second._id)).toEqual(second);
});

it('continues after a failure or a reload and sends no row twice', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  const before = (await allProducts(page)).length;
  const [stale] = await allProducts(page);
  const file = createCsvFile(
    'more.csv',
    [
      ...Array.from({ length: 30 }, (_, index) => [...createLampRow(`Lantern ${index}`), '']),
      [
        stale!._id,
        ...Array.from<string>({ length: 5 }).fill(''),
        '77',
        '',
        '',
        '',
        '2020-01-01T00:00:00.000Z',
      ],
    ],
    [...HEADINGS, 'Updated'],
  );
  let created = 0;
  await page.route('**/create-product', (route) =>
    created++ < 10
      ? route.continue()
      : route.fulfill({ status: 503, json: { message: 'The store is being repaired' } }),
  );
  await openImport(page);
  await chooseFiles(page, [file, image]);
  await press(page, 'Check rows');
  await tab(page, 'Can’t import (1)').check();
  await page.getByText('Someone else changed it since this file was exported.').waitFor();
  await press(page, 'Import 30 rows');
  await step(page, 'Import interrupted').waitFor();
  await page.getByText('The store is being repaired').waitFor();
  await press(page, 'Continue with 20 rows');
  await step(page, 'Import interrupted').waitFor();

  await page.unroute('**/create-product');
  await page.reload();
  await chooseFiles(page, [file, image]);
  await press(page, 'Check rows');
  await page.getByText('10 rows were already imported from this browser').waitFor();
  await press(page, 'Import 20 rows');
  await step(page, 'Import finished').waitFor();
  const names = (await allProducts(page))
    .map(({ name }) => name)
    .filter((name) => name.startsWith('Lantern'));
  expect(names.toSorted()).toEqual(Array.from({ length: 30 }, (_, index) => `Lantern ${index}`).toSorted());
  expect(await allProducts(page)).toHaveLength(before + 30);
});

it('can be stopped, and asks before you leave the page', async () => {
  const page = await signInAsGuest(await browser.page({ viewport: { width: 320, height: 800 } }), product);
  const release = await delayRequests(page, '**/create-product');
  await page.goto(`${product.address}/product-list`);
  // On phones it is in the list's menu.
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  await page.getByRole('heading', { level: 1, name: 'Import products' }).waitFor();
  expect(await getHorizontalOverflow(page)).toBe(0);
  await chooseFiles(page, [
    createCsvFile(
      'few.csv',
      Array.from({ length: 9 }, (_, index) => createLampRow(`Torch ${index}`)),
    ),
    image,
  ]);
  expect(await getHorizontalOverflow(page)).toBe(0);
  await press(page, 'Check rows');
  await press(page, 'Import 9 rows');
  await page.getByRole('link', { name: 'All Products' }).last().click();
  const question = page.getByRole('alertdialog', { name: 'Stop the import?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await press(page, 'Stop');
  release();
  await step(page, 'Import stopped').waitFor();
  expect(await getHorizontalOverflow(page)).toBe(0);
  // The four pending requests are completed.
  await press(page, 'Continue with 5 rows');
  await step(page, 'Import finished').waitFor();
  const names = (await allProducts(page)).filter(({ name }) => name.startsWith('Torch'));
  expect(names).toHaveLength(9);
});

it('imports a file of German Excel and then its corrected copy', async () => {
  const page = await signInAsGuest(await browser.page(), product);
  const [stored] = await allProducts(page);
  const headings = ['Product ID', ...HEADINGS.slice(1), 'Featured product', 'Updated'];
  const lamp = (name: string, price: string, stock: string) => [
    ...createLampRow(name, { 5: price, 6: stock, 8: '"india; japan"' }),
    'WAHR',
    '',
  ];
  const update = (stock: string) => [
    stored!._id,
    ...Array.from<string>({ length: 5 }).fill(''),
    stock,
    ...Array.from<string>({ length: 4 }).fill(''),
    stored!.updatedAt,
  ];
  const excelFile = (lines: readonly (readonly string[])[]) => ({
    name: 'lampen.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([headings, ...lines].map((cells) => cells.join(';')).join('\r\n'), 'latin1'),
  });
  const first = [lamp('Küchenlampe', '1.299', '1.000'), lamp('Stehlampe', '1.299,50', '5'), update('7')];

  await openImport(page);
  await chooseFiles(page, [excelFile(first), image]);
  expect(await page.getByRole('radio', { name: '1.299,50' }).isChecked()).toBe(true);
  await press(page, 'Check rows');
  await press(page, 'Import 3 rows');
  await step(page, 'Import finished').waitFor();
  const byName = new Map((await allProducts(page)).map((one) => [one.name, one]));
  expect(byName.get('Küchenlampe')).toMatchObject({ actualPrice: 1299, stock: 1000, isFeatured: true });
  expect(byName.get('Stehlampe')).toMatchObject({ actualPrice: 1299.5, stock: 5 });

  await press(page, 'Choose another file');
  await chooseFiles(page, [excelFile([...first.slice(0, 2), update('8')]), image]);
  await press(page, 'Check rows');
  await page.getByText('2 rows were already imported from this browser').waitFor();
  await press(page, 'Import 1 row');
  await step(page, 'Import finished').waitFor();
  expect(await allProducts(page)).toHaveLength(byName.size);
  expect((await allProducts(page)).find(({ _id }) => _id === stored!._id)).toMatchObject({ stock: 8 });
});
