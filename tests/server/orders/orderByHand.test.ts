import { beforeEach, expect, it } from 'vitest';
import { getPrices } from '#contract/products/prices.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

let server: ServerUnderTest;
beforeEach(async () => {
  server = await startServerUnderTest();
  await server.visitor.signIn();
});

const product = sampleProducts.find(({ status, stock }) => status === 'active' && stock > 3)!;
const price = getPrices({
  ...product,
  discountedPrice: product.discountedPrice ?? undefined,
  discountPercentage: product.discountPercentage ?? undefined,
}).price!;
const body = {
  productId: product._id,
  quantity: 2,
  price,
  buyer: { fullName: 'Asha Rao', phoneNumber: '+91 70000 11111' },
  address: { name: 'Asha Rao', address: '14 Residency Road', city: 'Bengaluru' },
};

const readData = async (response: Response) => (await response.json()).data;
const place = (changes: object = {}, key = 'one') =>
  server.visitor.post('/api/order/admin/orders', { ...body, ...changes }, { 'idempotency-key': `"${key}"` });
const getEvents = async (id: string) =>
  (await readData(await server.visitor.get(`/api/order/admin/events/${id}`))).events;
const getStock = async () =>
  (await readData(await server.visitor.get(`/api/product/admin/get-product/${product._id}`))).product.stock;

it('places an order for somebody without an email, who becomes a customer', async () => {
  const { order } = await readData(await place({ locale: 'hi' }));
  expect(order).toMatchObject({ locale: 'hi', paymentDetails: { paymentStatus: 'pending' } });
  expect(await getStock()).toBe(product.stock - 2);
  expect(await getEvents(order._id)).toMatchObject([
    { kind: 'orderPlaced', adminName: 'Guest Administrator' },
  ]);
  const { customers } = await readData(await server.visitor.get('/api/order/admin/customers?q=7000011111'));
  expect(customers).toMatchObject([{ name: 'Asha Rao', orders: 1 }]);
});

it('refuses a buyer without email and phone number', async () => {
  const response = await place({ buyer: { fullName: 'Asha Rao' } });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ field: 'buyer' });
});

it('accepts another price only with a reason, which becomes a note', async () => {
  const refused = await place({ price: price - 100 });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ field: 'price' });
  const { order } = await readData(
    await place({ price: price - 100, priceReason: 'Scratched box', note: 'Gift' }),
  );
  expect(order.totalAmount).toBe((price - 100) * 2);
  expect(order.notes.map(({ text }: { text: string }) => text)).toEqual([
    `Price ${price - 100} instead of ${price}: Scratched box`,
    'Gift',
  ]);
});

it('never has a negative discount', async () => {
  const { order } = await readData(await place({ price: product.actualPrice + 5, priceReason: 'Engraved' }));
  expect(order).toMatchObject({ productPrice: product.actualPrice + 5, totalDiscount: 0 });
});

it('records a payment together with the order', async () => {
  const { order } = await readData(await place({ payment: 'paid', reference: 'Receipt 12' }));
  expect(order.paymentDetails.paymentStatus).toBe('paid');
  expect(await getEvents(order._id)).toMatchObject([
    { kind: 'orderPlaced' },
    {
      kind: 'orderPaymentChanged',
      event: { payment: { from: 'pending', to: 'paid', reference: 'Receipt 12' } },
    },
  ]);
});

it.each([
  ['too much', { quantity: product.stock + 1 }, 409, 'quantity'],
  ['an unknown product', { productId: 'gone' }, 404, 'productId'],
])('refuses %s as the Store API does, and takes no stock', async (_, changes, status, field) => {
  const response = await place(changes);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ field });
  expect(await getStock()).toBe(product.stock);
});

it('places one order for a repeated request', async () => {
  const [first, second] = await Promise.all([place({ note: 'Gift' }), place({ note: 'Gift' })]);
  const { order } = await readData(first);
  expect((await readData(second)).order).toEqual(order);
  expect(await getStock()).toBe(product.stock - 2);
  expect((await place({ quantity: 1 })).status).toBe(422);
  expect((await server.visitor.post('/api/order/admin/orders', body)).status).toBe(400);
});
