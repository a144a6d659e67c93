import { readStatusChanges } from '../db/readStatusChanges.ts';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import type { HistoryEntry } from '#contract/history/history.ts';
import { ORDER_STATUSES } from '#contract/orders/order.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { silentLog, type ServerUnderTest, startServerUnderTest, START } from '../serverUnderTest.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { readAll } from '../readAll.ts';

let server: ServerUnderTest;
beforeEach(async () => {
  server = await startServerUnderTest();
  await server.visitor.signIn();
});

const ORDERS = '/api/order/admin/get-orders';
const order = sampleOrders[0]!;
const was = String(order.orderDetails?.orderStatus);
const update = (id: string) => `/api/order/admin/update-status/${id}`;
const getEventsPath = (id: string) => `/api/order/admin/events/${id}`;
const at = (later: number) => new Date(START + later).toISOString();
const by = 'Guest Administrator';

/** Returns what happened to an order, without ids. */
const readEvents = async (id = order._id) => {
  const { events } = await readData(await server.visitor.get(getEventsPath(id)));
  return events.map(({ kind, status, at: time, adminName }: HistoryEntry) => ({
    kind,
    status,
    at: time,
    by: adminName,
  }));
};
const placed = { kind: 'orderPlaced', at: order.createdAt };
const changed = (from: string, to: string, later = 0) => ({
  kind: 'orderStatusChanged',
  status: { from, to },
  at: at(later),
  by,
});

const readData = async (response: Response) => (await response.json()).data;
const set = (status: unknown, id = order._id) => server.visitor.post(update(id), { status });
const findListed = async () => {
  const { orders } = await readData(await server.visitor.get(ORDERS));
  return orders.find((one: { _id: string }) => one._id === order._id);
};

it('sets the status and records who changed what and when', async () => {
  const first = await set('confirmed');
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toBe('no-store');
  server.wait(60_000);
  const { order: cancelled } = await readData(await set('cancelled'));
  expect(cancelled).toEqual({
    ...JSON.parse(JSON.stringify(order)),
    orderDetails: {
      ...order.orderDetails,
      orderCurrency: 'INR',
      orderTimeZone: 'Asia/Kolkata',
      orderStatus: 'cancelled',
    },
    updatedAt: at(60_000),
  });
  expect(await readEvents()).toEqual([
    placed,
    changed(was, 'confirmed'),
    changed('confirmed', 'cancelled', 60_000),
  ]);
  expect(await findListed()).toEqual(cancelled);
});

it('ignores a status that the order already has', async () => {
  await set('confirmed');
  server.wait(60_000);
  const { order: same } = await readData(await set('confirmed'));
  expect(await readEvents()).toHaveLength(2);
  expect(same.updatedAt).toBe(at(0));
});

it('refuses to replace a status other than the given one', async () => {
  const send = (body: object) => server.visitor.post(update(order._id), body);
  const refused = await send({ status: 'delivered', from: 'cancelled' });
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { message: 'Someone else has changed this order’s status in the meantime.' },
  ]);
  expect((await findListed()).orderDetails.orderStatus).toBe(was);
  expect((await send({ status: 'delivered', from: was })).status).toBe(200);
  // Sent again, because the response got lost.
  expect((await send({ status: 'delivered', from: was })).status).toBe(200);
});

it.each(ORDER_STATUSES)('can set %s', async (status) => {
  expect((await readData(await set(status))).order.orderDetails.orderStatus).toBe(status);
});

it('begins the history with the order itself', async () => {
  expect(await readEvents()).toEqual([placed]);
});

it('updates the list and the totals after a change', async () => {
  const revenue = async () =>
    (await readData(await server.visitor.get('/api/admin/dashboard-details'))).totalRevenueAmount;
  const batches = vi.spyOn(server.deps.db.orders, 'readBatches');
  const etag = (await server.visitor.get(ORDERS)).headers.get('etag') ?? '';
  expect((await server.visitor.get(ORDERS, { 'if-none-match': etag })).status).toBe(304);
  const before = await revenue();
  await set('cancelled');
  expect((await server.visitor.get(ORDERS, { 'if-none-match': etag })).status).toBe(200);
  expect(batches).toHaveBeenCalledTimes(2);
  expect(await revenue()).toBe(before - Number(order.totalAmount));
});

const five = 'pending, confirmed, out_for_delivery, delivered, cancelled';
const notOneOfThem = `The field 'status' must be one of ${five}.`;

it.each([
  ['an unknown status', { status: 'lost' }],
  ['no status', {}],
])('refuses %s and changes nothing', async (_, body) => {
  const before = await findListed();
  const response = await server.visitor.post(update(order._id), body);
  expect([response.status, await response.json()]).toEqual([400, { message: notOneOfThem, field: 'status' }]);
  expect(await findListed()).toEqual(before);
  expect(await readEvents()).toEqual([placed]);
});

it.each(['nowhere', '__proto__', "'%20or%20'1'='1"])('answers 404 for the order %s', async (id) => {
  const responses = [await set('pending', id), await server.visitor.get(getEventsPath(id))];
  for (const response of responses) {
    expect([response.status, await response.json()]).toEqual([404, { message: 'Order not found.' }]);
  }
});

it('stores only the fields of the contract', async () => {
  const body = { status: 'delivered', totalAmount: 1, _id: 'mine', by: 'Somebody Else', at: '1999-01-01' };
  const { order: delivered } = await readData(await server.visitor.post(update(order._id), body));
  expect([delivered._id, delivered.totalAmount]).toEqual([order._id, order.totalAmount]);
  expect(await readEvents()).toEqual([placed, changed(was, 'delivered')]);
});

it('logs who changed the status', async () => {
  const info = vi.fn();
  server = await startServerUnderTest({ log: { ...silentLog, info } });
  await server.visitor.signIn();
  await set('delivered');
  expect(info).toHaveBeenCalledWith(
    { order: order._id, status: 'delivered', admin: expect.stringMatching(/./) },
    'order status set',
  );
});

it('keeps the history after a restart and after the administrator is removed', async () => {
  const path = join(createTemporaryFolder(), 'store.db');
  const seed = { products: [], orders: sampleOrders };
  const asha = { id: 'a1', fullName: 'Asha Rao' };
  const opened = await openDatabase(createSqliteDialect(path));
  await opened.seedOnce(() => seed, 0);
  await opened.db.admins.save({
    ...asha,
    kind: 'admin',
    email: 'asha@store.example',
    passwordHash: 'hash',
  });
  await opened.db.orders.changeStatus(order._id, { status: 'delivered', at: at(0), adminId: 'a1' });
  await opened.db.admins.remove('a1');
  await opened.close();

  const again = await openDatabase(createSqliteDialect(path));
  const change = { status: 'delivered', from: was, at: at(0), by: undefined };
  expect(await readStatusChanges(again.db, order._id)).toEqual([change]);
  const [stored] = (await readAll(again.db.orders)).filter(({ _id }) => _id === order._id);
  expect(stored?.orderDetails).toMatchObject({ orderStatus: 'delivered' });
  await again.close();
});
