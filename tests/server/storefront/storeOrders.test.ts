import { beforeEach, describe, expect, it } from 'vitest';
import type { Log } from '#server/base/deps.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';
import { aNewOrder, kettle } from './aNewOrder.ts';
import { addStoreKey, bearer } from './storefront.ts';
import { aWrite } from '../aWrite.ts';

type Line = { fields: Record<string, unknown>; event: string };

let server: ServerUnderTest;
let lines: Line[];
let secret: string;
let keyId: string;
beforeEach(async () => {
  lines = [];
  const collect = (fields: object, event: string) => void lines.push({ fields: { ...fields }, event });
  server = await startServerUnderTest({
    log: { info: collect, warn: collect, error: collect } satisfies Log,
  });
  await server.deps.db.products.add(kettle, aWrite);
  ({ secret, id: keyId } = await addStoreKey(server));
});

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await server.app.request(`/api/store/orders${path}`, {
    method: 'POST',
    headers: { ...bearer(secret), 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
const place = (order: object = aNewOrder(), key = 'request-0001', headers = {}) =>
  post('', order, { 'idempotency-key': key, ...headers });
const getStock = async () => (await server.deps.db.products.find(kettle._id))?.stock;

describe('an order', () => {
  it('is returned, stored, and shown to administrators', async () => {
    const { status, body } = await place();
    expect(status).toBe(200);
    const { order } = body.data;
    expect(order).toMatchObject({
      quantity: 1,
      totalAmount: 1349.4,
      buyer: { email: 'asha@customer.example' },
    });
    await server.visitor.signIn();
    const shown = await server.visitor.get(`/api/order/admin/order/${order._id}`);
    const { canCancel, ...known } = order;
    expect(canCancel).toBe(true);
    expect((await shown.json()).data.order).toMatchObject(known);
    expect(await getStock()).toBe(2);
  });

  it('stores what the storefront typed, trimmed', async () => {
    const { body } = await place({
      ...aNewOrder(),
      buyer: { fullName: ' Asha Rao ', email: ' Asha@Customer.example ' },
    });
    expect(body.data.order.buyer).toMatchObject({ fullName: 'Asha Rao', email: 'asha@customer.example' });
  });

  it('keeps the cart and the language, as a canonical tag', async () => {
    const { body } = await place({ ...aNewOrder(), cart: ' cart-2001 ', locale: 'pt-br' });
    expect(body.data.order).toMatchObject({ cart: 'cart-2001', locale: 'pt-BR' });
    expect(await server.deps.db.orders.find(body.data.order._id)).toMatchObject({
      cart: 'cart-2001',
      locale: 'pt-BR',
    });
  });

  it('is logged once, without personal data', async () => {
    const { body } = await place();
    await place();
    const placed = lines.filter(({ event }) => event === 'order placed');
    expect(placed).toEqual([
      {
        event: 'order placed',
        fields: expect.objectContaining({ order: body.data.order._id, product: 'kettle', storeKey: keyId }),
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/asha|residency|98450/i);
  });

  it('is placed once for repeated requests', async () => {
    const first = await place();
    expect(await place()).toEqual(first);
    expect(await getStock()).toBe(2);
  });

  it('is refused with a key that was used for other content', async () => {
    await place();
    expect(await place(aNewOrder({ quantity: 2 }))).toEqual({
      status: 422,
      body: expect.objectContaining({
        message: 'This Idempotency-Key was already used for an order with different content. Use a new key.',
      }),
    });
  });

  it('needs an idempotency key', async () => {
    expect((await post('', aNewOrder())).status).toBe(400);
    expect(await getStock()).toBe(3);
  });

  it('is refused in the words of the storefront’s language', async () => {
    const refused = await place(aNewOrder({ price: 1 }), 'request-0002', { 'accept-language': 'de' });
    expect(refused).toEqual({
      status: 409,
      body: expect.objectContaining({
        field: 'price',
        message: expect.stringContaining('Der Preis von „Kettle“'),
      }),
    });
    expect(await getStock()).toBe(3);
  });

  it('in another currency than the customer saw is refused, and takes nothing from the stock', async () => {
    expect(await place(aNewOrder({ currency: 'XTS' }))).toMatchObject({
      status: 409,
      body: { field: 'currency', message: expect.stringMatching(/^Prices are in \w+ now, not in XTS\./) },
    });
    expect(await getStock()).toBe(3);
  });

  it('has the catalogue’s price, whatever it is sent with [ASVS 2.2.2]', async () => {
    for (const price of [0, 1299.49, 1499]) {
      expect(await place(aNewOrder({ price }))).toMatchObject({ status: 409, body: { field: 'price' } });
    }
    const tampered = { totalAmount: 1, totalDiscount: 9999, platformFee: -5000, status: 'paid' };
    expect(await place({ ...aNewOrder(), ...tampered })).toMatchObject({
      status: 400,
      body: { message: "There is no field 'totalAmount'. Check its spelling." },
    });
    expect(await getStock()).toBe(3);
    expect((await place(aNewOrder({ quantity: 2 }))).body.data.order).toMatchObject({
      totalAmount: 2648.9,
      totalDiscount: 399,
      platformFee: 0,
      paymentDetails: { paymentStatus: 'pending' },
      orderDetails: { orderStatus: 'pending' },
    });
  });

  it('takes no unit twice, even in parallel [ASVS 2.3.4]', async () => {
    const keys = ['request-0001', 'request-0002', 'request-0003', 'request-0004', 'request-0005'];
    const responses = await Promise.all(keys.map((key) => place(aNewOrder(), key)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409]);
    expect(await getStock()).toBe(0);
  });

  const { buyer, address } = aNewOrder();
  it.each([
    [{ quantity: 0 }, 'quantity', 'at least 1'],
    [{ quantity: 1.5 }, 'quantity', 'a whole number'],
    [{ quantity: 10_001 }, 'quantity', 'at most 10000'],
    [{ price: -1 }, 'price', 'at least 0'],
    [{ price: '1299' }, 'price', 'a number'],
    [{ currency: 'dollars' }, 'currency', 'at most 3 characters'],
    [{ deliveryCharges: 1e12 + 1 }, 'deliveryCharges', 'at most 1000000000000'],
    [{ buyer: { ...buyer, email: 'asha' } }, 'buyer.email', 'an email address'],
    [{ cart: 'x'.repeat(101) }, 'cart', 'at most 100 characters'],
    [{ locale: 'pt_BR' }, 'locale', 'a language tag such as en or pt-BR'],
    [{ locale: `en-x-${'abcdefgh-'.repeat(4)}a` }, 'locale', 'at most 35 characters'],
    [{ buyer: { ...buyer, fullName: ' ' } }, 'buyer.fullName', 'text that isn’t blank'],
    [{ address: { ...address, city: undefined } }, 'address.city', 'text'],
  ])('with %o is refused with the expected value', async (changes, field, expected) => {
    const { status, body } = await place({ ...aNewOrder(), ...changes });
    expect([status, body.message]).toEqual([400, `The field '${field}' must be ${expected}.`]);
  });
});

it.each([
  ['pincode', { address: { ...aNewOrder().address, pincode: '560025' } }, 'address.pincode'],
  ['size', { size: 'M' }, 'size'],
])('refuses the unknown field %s, which would be lost', async (_, changes, field) => {
  const { status, body } = await place({ ...aNewOrder(), ...changes });
  expect([status, body.message]).toEqual([400, `There is no field '${field}'. Check its spelling.`]);
});

describe('a payment', () => {
  it('is recorded and logged', async () => {
    const { body } = await place();
    const { _id } = body.data.order;
    const paid = await post(`/${_id}/payment`, { status: 'paid', paymentId: 'pay_1', gateway: 'Razorpay' });
    expect(paid.body.data).toEqual({ status: 'paid' });
    expect((await server.deps.db.orders.find(_id))?.paymentDetails).toMatchObject({
      paymentStatus: 'paid',
      paymentId: 'pay_1',
    });
    expect(lines.at(-1)).toMatchObject({
      event: 'payment recorded',
      fields: { order: _id, payment: 'paid', storeKey: keyId },
    });
    await post(`/${_id}/payment`, { status: 'paid' });
    expect(lines.at(-1)).toMatchObject({ event: 'payment unchanged' });
    expect(await post(`/${_id}/payment`, { status: 'failed' })).toMatchObject({
      status: 409,
      body: { field: 'status', message: "The payment of this order is 'paid', so it can’t become 'failed'." },
    });
  });

  it('stays refunded when the webhook of the payment is repeated', async () => {
    const { _id } = (await place()).body.data.order;
    const record = async (status: string, paymentId: string) => {
      const response = await post(`/${_id}/payment`, { status, paymentId });
      return response.body.data?.status ?? `${response.status} ${response.body.field}`;
    };
    expect(await record('paid', 'pay_1')).toBe('paid');
    expect(await record('paid', 'pay_2')).toBe('409 paymentId');
    expect(await record('refunded', 'pay_2')).toBe('409 paymentId');
    expect(await record('refunded', 'pay_1')).toBe('refunded');
    const refunded = await server.deps.db.orders.find(_id);
    expect(await record('paid', 'pay_1')).toBe('refunded');
    expect(await server.deps.db.orders.find(_id)).toEqual(refunded);
    expect(refunded?.paymentDetails?.paymentId).toBe('pay_1');
  });

  it('of an unknown order is refused', async () => {
    expect(await post('/nowhere/payment', { status: 'paid' })).toMatchObject({
      status: 404,
      body: { message: 'Order not found.' },
    });
  });

  it.each([
    [{ status: 'pending' }, 'status', 'one of paid, failed, refunded'],
    [
      { status: 'paid', card: { network: 'Visa', lastFour: '4111111111111111' } },
      'card.lastFour',
      'four digits',
    ],
  ])('with %o is refused', async (payment, field, expected) => {
    const { body } = await place();
    const refused = await post(`/${body.data.order._id}/payment`, payment);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      `The field '${field}' must be ${expected}.`,
    ]);
  });
});
