import { beforeEach, expect, it } from 'vitest';
import type { StoredProduct } from '#contract/products/product.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { changeStoreDetails } from '../changeStoreDetails.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';
import { aNewOrder } from './aNewOrder.ts';
import { addStoreKey, bearer } from './storefront.ts';

let server: ServerUnderTest;
let headers: Record<string, string>;
beforeEach(async () => {
  server = await startServerUnderTest();
  headers = bearer((await addStoreKey(server)).secret);
});

const request = (path: string, more: Record<string, string> = {}) =>
  server.app.request(`/api/store/products${path}`, { headers: { ...headers, ...more } });
const read = async (path: string) => {
  const response = await request(path);
  return { status: response.status, ...(await response.json()) };
};
const ids = (data: { products: { _id: string }[] }) => data.products.map(({ _id }) => _id);
const write = () => ({ at: new Date(server.deps.clock()).toISOString(), adminId: 'a1' });
const add = (changes: Partial<StoredProduct>) =>
  server.deps.db.products.add({ ...kettle, ...changes }, write());

const kettle: StoredProduct = {
  ...sampleProducts[0]!,
  _id: 'kettle',
  name: 'Zinc kettle',
  description: 'Boils water.',
  category: 'Home',
  subCategory: 'Kitchen',
  brand: 'Secret-free',
  actualPrice: 1499,
  discountedPrice: 1299,
  discountPercentage: 13,
  stock: 7,
  stockUnit: 'pieces',
  status: 'active',
  isFeatured: true,
  sku: 'KET-01',
  barcode: '4006381333931',
  lowStockLimit: 3,
  ram: '8 GB',
  sizes: ['S', 'M'],
  weights: ['1 kg'],
  publishedDate: '2026-11-01',
  locations: ['Warehouse 4, Bengaluru'],
  images: [
    { url: '/uploads/kettle.webp', publicId: 'image-of-the-kettle', thumbUrl: '/uploads/kettle-s.webp' },
  ],
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
};
const publicKettle = {
  _id: 'kettle',
  name: 'Zinc kettle',
  description: 'Boils water.',
  category: 'Home',
  subCategory: 'Kitchen',
  brand: 'Secret-free',
  actualPrice: 1499,
  discountedPrice: 1299,
  discountPercentage: 13,
  price: 1299,
  stock: 7,
  stockUnit: 'pieces',
  isFeatured: true,
  sku: 'KET-01',
  barcode: '4006381333931',
  ram: '8 GB',
  sizes: ['S', 'M'],
  weights: ['1 kg'],
  publishedDate: '2026-11-01',
  images: [{ url: '/uploads/kettle.webp', thumbUrl: '/uploads/kettle-s.webp' }],
};

it('shows only public fields of a product, in a list and alone', async () => {
  await add({});
  expect(await read('/kettle')).toEqual({ status: 200, data: { product: publicKettle, currency: null } });
  expect(await read('?search=zinc%20kettle')).toEqual({
    status: 200,
    data: { products: [publicKettle], currency: null, page: 1, matches: { count: 1, precision: 'exact' } },
  });
});

it.each(['draft', 'inactive'])('neither lists nor returns a product that is %s', async (status) => {
  await add({ status: status as StoredProduct['status'] });
  expect((await read('?search=zinc')).data.products).toEqual([]);
  const missing = { status: 404, message: 'Product not found.' };
  expect(await read('/kettle')).toEqual(missing);
  expect(await read('/nothing')).toEqual(missing);
});

it('lists the active products page by page, newest first', async () => {
  await add({ _id: 'newest', createdAt: '2026-11-30T09:00:00.000Z' });
  await add({ _id: 'hidden', status: 'draft', createdAt: '2026-11-30T10:00:00.000Z' });
  const active = sampleProducts.filter(({ status }) => status === 'active');
  const all = (await read('?pageSize=100')).data;
  expect(all.matches).toEqual({ count: active.length + 1, precision: 'exact' });
  expect(ids(all)[0]).toBe('newest');
  expect(new Set(ids(all))).toEqual(new Set([...active.map(({ _id }) => _id), 'newest']));
  expect(ids((await read('?page=2&pageSize=3')).data)).toEqual(ids(all).slice(3, 6));
  expect(ids((await read('')).data)).toEqual(ids(all).slice(0, 20));
});

it('returns the last page for a page beyond it', async () => {
  const { page, products } = (await read('?page=999&pageSize=100')).data;
  expect([page, products.length > 0]).toEqual([1, true]);
});

it.each([
  ['pageSize=101', "The parameter 'pageSize' must be a whole number from 1 to 100."],
  ['page=0', "The parameter 'page' must be a whole number from 1."],
  [`search=${'x'.repeat(1001)}`, "The parameter 'search' must be at most 1000 characters."],
])('refuses %s', async (query, message) => {
  expect(await read(`?${query}`)).toEqual({ status: 400, message });
});

it('lets a storefront reuse a response for 30 seconds, and revalidate it without reading the products', async () => {
  const { products } = server.deps.db;
  for (const path of ['?search=a&pageSize=2', `/${sampleProducts[0]!._id}`]) {
    const first = await request(path);
    const etag = first.headers.get('etag')!;
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': 'private, max-age=30',
      vary: 'Authorization',
    });
    const { getPage, find } = products;
    const fail = () => Promise.reject(new Error('read'));
    Object.assign(products, { getPage: fail, find: fail });
    const again = await request(path, { 'if-none-match': `"other", ${etag}` });
    Object.assign(products, { getPage, find });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect((await request(path, { 'if-none-match': '"other"' })).status).toBe(200);
  }
});

it('sends a new response after a change of the products or of the currency, and for another query', async () => {
  const getTag = async (path = '') => (await request(path)).headers.get('etag');
  const tags = [await getTag(), await getTag('?page=2'), await getTag('/kettle')];
  await add({});
  tags.push(await getTag());
  await changeStoreDetails(server.deps.db, { currency: 'EUR' });
  tags.push(await getTag());
  await server.deps.db.products.remove('kettle', write());
  tags.push(await getTag());
  expect(new Set(tags).size).toBe(tags.length);
  expect((await read('')).data.currency).toBe('EUR');
});

it('sends the new stock after an order', async () => {
  await add({ stock: 7 });
  const before = (await request('/kettle')).headers.get('etag')!;
  const order = await server.app.request('/api/store/orders', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': 'once' },
    body: JSON.stringify(aNewOrder({ price: 1299, quantity: 2 })),
  });
  expect(order.status).toBe(200);
  const after = await request('/kettle', { 'if-none-match': before });
  expect(after.status).toBe(200);
  expect((await after.json()).data.product.stock).toBe(5);
});

it('checks the key before it revalidates', async () => {
  const etag = (await request('')).headers.get('etag')!;
  const response = await server.app.request('/api/store/products', { headers: { 'if-none-match': etag } });
  expect(response.status).toBe(401);
});

it('lets nobody reuse a refusal', async () => {
  expect((await request('/nothing')).headers.get('cache-control')).toBe('no-store');
});

it('is not found with If-None-Match: * if there is no such product on sale', async () => {
  await add({});
  await add({ _id: 'draft', status: 'draft' });
  const getStatus = async (path: string) => (await request(path, { 'if-none-match': '*' })).status;
  expect(await getStatus('/kettle')).toBe(304);
  expect(await getStatus('')).toBe(304);
  for (const id of ['draft', 'unknown']) expect(await getStatus(`/${id}`)).toBe(404);
});
