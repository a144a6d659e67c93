import { beforeEach, expect, it } from 'vitest';
import type { StoredProduct } from '#contract/products/product.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

let server: ServerUnderTest;
const first = sampleProducts[0];
if (!first) throw new Error('the sample has no products');

beforeEach(async () => {
  server = await startServerUnderTest();
  await server.visitor.signIn();
});

const readData = async (response: Response) => (await response.json()).data;

it('lists all products newest first with every field', async () => {
  const { products } = await readData(await server.visitor.get('/api/product/admin/get-all-products'));
  expect(products).toEqual(JSON.parse(JSON.stringify(sampleProducts)));
});

it('lists all orders newest first with all of their parts', async () => {
  const { orders } = await readData(await server.visitor.get('/api/order/admin/get-orders'));
  const region = { orderCurrency: 'INR', orderTimeZone: 'Asia/Kolkata' };
  const stored = sampleOrders.map((one) => ({ ...one, orderDetails: { ...one.orderDetails, ...region } }));
  expect(orders).toEqual(JSON.parse(JSON.stringify(stored)));
});

it('returns one product', async () => {
  const { product } = await readData(await server.visitor.get(`/api/product/admin/get-product/${first._id}`));
  expect(product).toEqual(JSON.parse(JSON.stringify(first)));
});

it('removes a deleted product from the list, the view and the totals', async () => {
  const path = `/api/product/admin/delete-product/${first._id}`;
  const response = await server.visitor.delete(path);
  expect([response.status, await response.json()]).toEqual([200, { data: {} }]);
  const { products } = await readData(await server.visitor.get('/api/product/admin/get-all-products'));
  expect(products.map(({ _id }: { _id: string }) => _id)).toEqual(
    sampleProducts.slice(1).map(({ _id }) => _id),
  );
  expect((await server.visitor.get(`/api/product/admin/get-product/${first._id}`)).status).toBe(404);
  const totals = await readData(await server.visitor.get('/api/admin/dashboard-details'));
  expect(totals.totalProducts).toBe(sampleProducts.length - 1);
  expect((await server.visitor.delete(path)).status).toBe(404);
});

it('computes the totals', async () => {
  const paid = sampleOrders.filter(({ orderDetails }) => orderDetails?.orderStatus !== 'cancelled');
  const buyers = sampleOrders.flatMap(({ buyer }) => (buyer?.email ? [buyer.email] : []));
  expect(await readData(await server.visitor.get('/api/admin/dashboard-details'))).toEqual({
    totalUsers: new Set(buyers).size,
    totalProducts: sampleProducts.length,
    totalOrders: sampleOrders.length,
    totalRevenueAmount: paid.reduce((sum, { totalAmount }) => sum + Number(totalAmount ?? 0), 0),
  });
});

it('returns only the fields of the contract', async () => {
  server.deps.db.products.find = async () => ({ ...first, costPrice: 1, image_key: 'x' });
  const { product } = await readData(await server.visitor.get(`/api/product/admin/get-product/${first._id}`));
  expect(product).toEqual(JSON.parse(JSON.stringify(first)));
  expect(await readData(await server.visitor.get('/api/admin/check-admin'))).toEqual({
    isLoggedIn: true,
    admin: { id: expect.any(String), fullName: 'Guest Administrator', email: 'guest@store.example' },
    capabilities: [
      'order.update-status',
      'order.events',
      'order.notes',
      'order.tracking',
      'order.payment',
      'order.stock',
      'list.paged',
      'reports',
      'store.details',
      'invoices',
      'customers',
      'history',
      'account',
      'order.mails',
      'order.create',
      'product.idempotency-key',
      'live',
      'store.keys-withheld',
    ],
  });
});

it('fails instead of returning a row that breaks the contract', async () => {
  const { brand: _, ...broken } = first;
  server.deps.db.products.find = async () => broken as StoredProduct;
  expect((await server.visitor.get(`/api/product/admin/get-product/${first._id}`)).status).toBe(500);
});
