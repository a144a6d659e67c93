import { beforeEach, expect, it } from 'vitest';
import type { StoredOrder } from '#contract/orders/order.ts';
import type { Database } from '#server/base/database.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { cancelOrder } from '#server/orders/cancelOrder.ts';
import { createOrder } from '#server/orders/createOrder.ts';
import { aWrite } from '../aWrite.ts';
import { aNewOrder, kettle } from '../storefront/aNewOrder.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';

// What storefronts read and cancel.

const CREATED = '2026-11-20T10:00:00.000Z';
const anOrder = (id: string, parts: Partial<StoredOrder> = {}): StoredOrder => ({
  _id: id,
  createdAt: CREATED,
  ...parts,
});
const stored: StoredOrder[] = [
  anOrder('old', { buyer: { email: 'Asha@Customer.example' }, createdAt: '2026-11-01T10:00:00.000Z' }),
  anOrder('a', { buyer: { email: 'asha@customer.example' }, cart: 'Cart' }),
  anOrder('b', { buyer: { email: 'asha@customer.example' }, cart: 'Cart' }),
  anOrder('case', { buyer: { email: 'ravi@customer.example' }, cart: 'cart' }),
  // The totals tell customers without an address apart by their id.
  anOrder('id', { buyer: { _id: 'asha@customer.example' } }),
  anOrder('nobody'),
];

let db: Database;
beforeEach(async () => {
  const opened = await openDatabase(await takeEmptyDatabase(), { timeZone: 'Asia/Kolkata', currency: 'INR' });
  await opened.seedOnce(() => ({ products: [kettle], orders: stored }), 0);
  ({ db } = opened);
});

const read = async (owner: { buyer: string } | { cart: string }, page = 1, pageSize = 2) => {
  const found = await db.orders.findPageOf(owner, { page, pageSize });
  return { ...found, rows: found.rows.map(({ _id }) => _id) };
};
const three = { count: 3, precision: 'exact' };

it('finds the orders of a buyer in any case, newest first', async () => {
  const buyer = 'asha@customer.example';
  expect(await read({ buyer })).toEqual({ rows: ['b', 'a'], page: 1, matches: three });
  expect(await read({ buyer }, 2)).toEqual({ rows: ['old'], page: 2, matches: three });
  expect(await read({ buyer }, 9)).toEqual({ rows: ['old'], page: 2, matches: three });
});

it('finds the orders of exactly this cart', async () => {
  expect((await read({ cart: 'Cart' })).rows).toEqual(['b', 'a']);
  expect((await read({ cart: 'cart' })).rows).toEqual(['case']);
  expect(await read({ cart: '' })).toEqual({ rows: [], page: 1, matches: { count: 0, precision: 'exact' } });
});

const getStock = async () => (await db.products.find(kettle._id))?.stock;
const byKey = { at: CREATED, keyId: 'storefront' };
async function place(quantity: number): Promise<string> {
  const order = aNewOrder({ quantity });
  const { order: placed } = await db.orders.place(
    { productId: kettle._id, quantity, write: byKey, requestKey: 'k', fingerprint: 'f' },
    (product) => createOrder({ id: 'placed', order, product, currency: 'INR', now: Date.parse(CREATED) }),
  );
  return placed._id;
}
const cancel = (id: string) => db.orders.change(id, byKey, cancelOrder);

it('cancels an order once, however many requests do it', async () => {
  const id = await place(2);
  expect(await getStock()).toBe(1);
  const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(id)));
  expect(new Set(answers.map((order) => order?.orderDetails?.orderStatus))).toEqual(new Set(['cancelled']));
  expect(await getStock()).toBe(3);
  const events = await db.history.findOrderEvents(id);
  expect(events.map(({ kind }) => kind)).toEqual(['orderPlaced', 'orderStatusChanged', 'orderStockChanged']);
});

it('cancels or dispatches an order, but not both', async () => {
  const id = await place(2);
  const dispatch = () =>
    db.orders.changeStatus(id, { ...aWrite, status: 'out_for_delivery', from: 'pending' });
  const [cancelled] = await Promise.allSettled([cancel(id), dispatch(), cancel(id), dispatch()]);
  const status = (await db.orders.find(id))?.orderDetails?.orderStatus;
  const isCancelled = cancelled.status === 'fulfilled';
  expect([status, await getStock()]).toEqual(isCancelled ? ['cancelled', 3] : ['out_for_delivery', 1]);
  const events = await db.history.findOrderEvents(id);
  expect(events.filter(({ kind }) => kind === 'orderStatusChanged')).toHaveLength(1);
});

it('cancels an order whose product is gone', async () => {
  const id = await place(1);
  await db.products.remove(kettle._id, aWrite);
  expect((await cancel(id))?.orderDetails?.orderStatus).toBe('cancelled');
});
