import { beforeEach, describe, expect, it } from 'vitest';
import type { StoreOrder } from '#contract/storefront/storeOrder.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';
import { aWrite } from '../aWrite.ts';
import { aNewOrder, kettle } from './aNewOrder.ts';
import { addStoreKey, bearer } from './storefront.ts';

let server: ServerUnderTest;
let headers: Record<string, string>;
beforeEach(async () => {
  server = await startServerUnderTest();
  await server.deps.db.products.add({ ...kettle, stock: 100 }, aWrite);
  headers = bearer((await addStoreKey(server)).secret);
});

async function send(method: 'GET' | 'POST', path: string, more: { body?: object; key?: string } = {}) {
  const response = await server.app.request(`/api/store/orders${path}`, {
    method,
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(more.key !== undefined && { 'idempotency-key': more.key }),
    },
    ...(more.body && { body: JSON.stringify(more.body) }),
  });
  const { data, ...rest } = (await response.json()) as { data?: Record<string, unknown> };
  return { status: response.status, cache: response.headers.get('cache-control'), data, ...rest };
}

let placedCount = 0;
async function place(changes: object = {}, key = `read-${(placedCount += 1)}`): Promise<StoreOrder> {
  server.wait(1000);
  const { data } = await send('POST', '', { body: { ...aNewOrder(), ...changes }, key });
  return data!['order'] as StoreOrder;
}
const readOne = async (id: string) => (await send('GET', `/${id}`)).data?.['order'] as StoreOrder;
const list = async (query: string) => {
  const { status, data, ...rest } = await send('GET', query);
  return {
    status,
    ids: (data?.['orders'] as StoreOrder[] | undefined)?.map(({ _id }) => _id),
    data,
    ...rest,
  };
};
const changeStatus = (id: string, status: 'confirmed' | 'out_for_delivery' | 'delivered' | 'cancelled') =>
  server.deps.db.orders.changeStatus(id, { ...aWrite, status });
const getStock = async () => (await server.deps.db.products.find(kettle._id))?.stock;

describe('an order', () => {
  it('is returned as it is now, with what its customer may know, and is never reused', async () => {
    const placed = await place({ cart: 'cart-1', locale: 'de' });
    const { db } = server.deps;
    const tracking = { carrier: 'DHL', number: 'JD 1', url: 'https://dhl.example/JD1' };
    const note = { id: 'n1', text: 'Rings twice', adminId: 'a1', at: '2026-11-20T10:00:00.000Z' };
    await db.orders.change(placed._id, aWrite, () => ({ fields: { tracking, notes: [note] } }));
    await send('POST', `/${placed._id}/payment`, {
      body: { status: 'paid', paymentId: 'pay_1', card: { network: 'Visa', lastFour: '4242' } },
    });
    await changeStatus(placed._id, 'out_for_delivery');
    const { status, cache, data } = await send('GET', `/${placed._id}`);
    expect([status, cache]).toEqual([200, 'no-store']);
    expect(data).toEqual({
      order: {
        ...placed,
        updatedAt: expect.any(String),
        orderDetails: { ...placed.orderDetails, orderStatus: 'out_for_delivery' },
        paymentDetails: { paymentStatus: 'paid', paymentId: 'pay_1' },
        tracking,
        canCancel: false,
      },
    });
  });

  it('shows no internal note to a repetition of the request that placed it [ASVS 15.3.1]', async () => {
    const placed = await place({}, 'once');
    const note = { id: 'n1', text: 'Rings twice', adminId: 'a1', at: '2026-11-20T10:00:00.000Z' };
    await server.deps.db.orders.change(placed._id, aWrite, () => ({ fields: { notes: [note] } }));
    const again = await place({}, 'once');
    expect(again._id).toBe(placed._id);
    expect(JSON.stringify(again)).not.toMatch(/Rings|"a1"|publicId|key/);
  });

  it('of another storefront is returned, too', async () => {
    const placed = await place();
    headers = bearer((await addStoreKey(server, 'New key')).secret);
    expect((await readOne(placed._id))._id).toBe(placed._id);
    expect((await list('?buyer=asha@customer.example')).ids).toContain(placed._id);
  });

  it('that doesn’t exist is a 404', async () => {
    expect(await send('GET', '/nowhere')).toMatchObject({ status: 404, message: 'Order not found.' });
  });
});

describe('orders', () => {
  it('are found by buyer in any case, and by cart exactly, newest first', async () => {
    const other = { ...aNewOrder().buyer, email: 'ravi@customer.example' };
    const first = await place({ cart: 'Cart-1' });
    const second = await place({ cart: 'Cart-1' });
    const third = await place({ cart: 'cart-1', buyer: other });
    expect(await list('?buyer=ASHA@Customer.example')).toMatchObject({
      status: 200,
      cache: 'no-store',
      ids: [second._id, first._id],
      data: { page: 1, matches: { count: 2, precision: 'exact' } },
    });
    expect((await list('?cart=Cart-1')).ids).toEqual([second._id, first._id]);
    expect((await list('?cart=cart-1')).ids).toEqual([third._id]);
    expect((await list('?cart=none')).data).toEqual({
      orders: [],
      page: 1,
      matches: { count: 0, precision: 'exact' },
    });
  });

  it('are listed page by page', async () => {
    const all = [await place({ cart: 'c' }), await place({ cart: 'c' }), await place({ cart: 'c' })];
    const ids = all.map(({ _id }) => _id).toReversed();
    expect((await list('?cart=c&pageSize=2')).ids).toEqual(ids.slice(0, 2));
    expect((await list('?cart=c&pageSize=2&page=9')).data).toMatchObject({ page: 2, matches: { count: 3 } });
  });

  it.each([
    ['', 'Send either the parameter'],
    ['?buyer=&cart=%20', 'Send either the parameter'],
    ['?buyer=asha@customer.example&cart=c', 'Send either the parameter'],
    ['?buyer=asha', "The parameter 'buyer' must be an email address."],
    ['?buyer=%25', "The parameter 'buyer' must be an email address."],
    [`?cart=${'x'.repeat(101)}`, "The parameter 'cart' must be at most 100 characters."],
    ['?cart=c&pageSize=101', "The parameter 'pageSize' must be a whole number from 1 to 100."],
  ])('aren’t listed for %j', async (query, message) => {
    await place();
    expect(await list(query)).toMatchObject({ status: 400, message: expect.stringContaining(message) });
  });
});

describe('a cancellation', () => {
  const cancel = (id: string) => send('POST', `/${id}/cancel`);

  it('puts the pieces back, by the key, once', async () => {
    const { _id } = await place({ quantity: 3 });
    await changeStatus(_id, 'confirmed');
    expect((await readOne(_id)).canCancel).toBe(true);
    const first = await cancel(_id);
    expect(first).toMatchObject({
      status: 200,
      data: { order: { _id, canCancel: false, orderDetails: { orderStatus: 'cancelled' } } },
    });
    expect(await getStock()).toBe(100);
    const events = await server.deps.db.history.findOrderEvents(_id);
    expect(events.slice(-2)).toMatchObject([
      { kind: 'orderStatusChanged', by: 'storefront', keyName: 'Storefront', status: { to: 'cancelled' } },
      { kind: 'orderStockChanged', by: 'storefront', event: { stock: { quantity: 3 } } },
    ]);
    expect(await cancel(_id)).toEqual(first);
    expect(await getStock()).toBe(100);
    expect(await server.deps.db.history.findOrderEvents(_id)).toEqual(events);
  });

  it('leaves what an administrator decided about the stock', async () => {
    const { _id } = await place();
    await changeStatus(_id, 'cancelled');
    expect((await cancel(_id)).status).toBe(200);
    expect(await getStock()).toBe(99);
  });

  it('leaves the payment, which the storefront refunds', async () => {
    const { _id } = await place();
    await send('POST', `/${_id}/payment`, { body: { status: 'paid' } });
    expect((await cancel(_id)).data).toMatchObject({ order: { paymentDetails: { paymentStatus: 'paid' } } });
    expect((await send('POST', `/${_id}/payment`, { body: { status: 'refunded' } })).status).toBe(200);
  });

  it.each(['out_for_delivery', 'delivered'] as const)('of an order that is %s is refused', async (status) => {
    const { _id } = await place();
    await changeStatus(_id, status);
    headers['accept-language'] = 'de';
    expect(await cancel(_id)).toMatchObject({
      status: 409,
      message: 'Diese Bestellung ist schon unterwegs oder zugestellt und kann nicht mehr storniert werden.',
    });
    expect(await getStock()).toBe(99);
  });

  it('of an unknown order is a 404', async () => {
    expect((await cancel('nowhere')).status).toBe(404);
  });
});
