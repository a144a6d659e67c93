import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { StoredOrder } from '#contract/orders/order.ts';
import { DIMENSIONS } from '#contract/reports/orderSums.ts';
import { addDays } from '#contract/time/days.ts';
import { anOrder } from '#mocks/builders.ts';
import { BusyError } from '#server/base/limitConcurrency.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { openSums } from '#server/db/reports/fillSums.ts';
import { getZoneData, SUMS_VERSION } from '#server/db/reports/orderSums.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';

// Stored sums of orders, cached reports, and the limit of parallel reports.

const January = { from: '2026-01-01', to: '2026-01-31' };
const createdAt = '2026-01-20T12:00:00.000Z';

async function open(orders: StoredOrder[], timeZone = 'Asia/Kolkata') {
  const opened = await openDatabase(await takeEmptyDatabase(), { timeZone });
  await opened.seedOnce(() => ({ products: [], orders }), 0);
  const ask = async (days = January) => (await opened.db.getSalesReport(days, undefined))!;
  return { ...opened, ask };
}

it('sums up orders again after SUMS_VERSION is incremented for a new dimension', () =>
  expect([SUMS_VERSION, DIMENSIONS]).toEqual([
    30,
    ['status', 'payment', 'method', 'category', 'place', 'product'],
  ]));

it('sums up orders again with newer time zone data', async () => {
  const { database, db } = await open([anOrder({ createdAt })]);
  const builds = database.selectFrom('order_sum_builds').selectAll();
  const { time_zone: zone, zone_data: data } = await builds.executeTakeFirstOrThrow();
  expect(data).toBe(getZoneData());
  expect(data).toMatch(/^20\d\d[a-z]$/);
  const readOrders = async () =>
    (await database.selectFrom('order_sums').select('orders').where('dimension', '=', 'all').execute()).map(
      ({ orders }) => orders,
    );
  await database.updateTable('order_sums').set({ orders: 7 }).execute();
  await openSums(database, zone);
  await db.details.finishTimeZoneChange();
  expect(await readOrders()).toEqual([7]);
  await database.updateTable('order_sum_builds').set({ zone_data: '2020a' }).execute();
  await openSums(database, zone);
  await db.details.finishTimeZoneChange();
  expect(await readOrders()).toEqual([1]);
});

it('does not invalidate the orders again when another server has made the sums ready', async () => {
  const { database } = await open([anOrder({ createdAt })]);
  const readVersion = async () =>
    (
      await database
        .selectFrom('list_versions')
        .select('version')
        .where('list', '=', 'orders')
        .executeTakeFirstOrThrow()
    ).version;
  const before = Number(await readVersion());
  await database.updateTable('order_sum_builds').set({ version: 1 }).execute();
  await Promise.all([openSums(database, 'Asia/Kolkata'), openSums(database, 'Asia/Kolkata')]);
  expect(Number(await readVersion())).toBe(before + 1);
});

it('takes the totals from the sums, so that they take as long with any number of orders', async () => {
  const { database, db } = await open([anOrder({ createdAt })]);
  await database.updateTable('order_sums').set({ orders: 1_000_000, revenue: 12_345 }).execute();
  expect(await db.getTotals()).toMatchObject({ totalOrders: 1_000_000, totalRevenueAmount: 123.45 });
});

it('accepts every name of a time zone', async () => {
  const { ask } = await open([anOrder({ createdAt })], 'asia/calcutta');
  const { database, ask: askOther } = await open([anOrder({ createdAt })], 'Asia/Kolkata');
  expect(await ask()).toEqual(await askOther());
  const [stored] = await database.selectFrom('order_sum_builds').selectAll().execute();
  expect(['Asia/Calcutta', 'Asia/Kolkata']).toContain(stored!.time_zone);
});

it('caches fifty reports and evicts the oldest', async () => {
  const { ask } = await open([anOrder({ createdAt })]);
  const getPeriod = (place: number) => ({ from: addDays('2026-01-01', -place), to: '2026-01-31' });
  const responses = [];
  for (let place = 0; place < 51; place += 1) responses.push(await ask(getPeriod(place)));
  expect(await ask(getPeriod(50))).toBe(responses[50]);
  expect(await ask(getPeriod(1))).toBe(responses[1]);
  expect(await ask(getPeriod(0))).not.toBe(responses[0]);
});

it('builds one report at a time and refuses callers beyond eight waiting ones', async () => {
  const { ask } = await open([anOrder({ createdAt })]);
  const requests = Array.from({ length: 40 }, (_, place) =>
    ask({ from: addDays('2025-01-01', place), to: '2026-01-31' }),
  );
  const refused = (await Promise.allSettled(requests)).filter(({ status }) => status === 'rejected');
  // A database server may have finished some before the last requests.
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(40 - 9);
  expect(refused[0]).toMatchObject({ reason: expect.any(BusyError) });
  expect((await ask()).total.orders).toBe(1);
});

it('sums up beyond the largest safe integer', async () => {
  const orders = [anOrder({ createdAt }), anOrder({ createdAt: '2026-01-21T12:00:00.000Z' })];
  const { database, ask } = await open(orders);
  await database
    .updateTable('order_sums')
    .set({ revenue: 2 ** 53 })
    .execute();
  const { total, days, statuses } = await ask();
  expect([total.revenue, statuses.top[0]?.revenue]).toEqual([2 ** 54, 2 ** 54]);
  expect(days.map(({ revenue }) => revenue)).toEqual([2 ** 53, 2 ** 53]);
});

it('lets other requests run between two reports', async () => {
  const { ask } = await open([anOrder({ createdAt })]);
  const done: string[] = [];
  const other = setImmediate().then(() => done.push('another request'));
  const requests = [1, 2, 3].map((place) =>
    ask({ from: addDays('2025-01-01', place), to: '2026-01-31' }).then(() => done.push(`report ${place}`)),
  );
  await Promise.all([other, ...requests]);
  expect(done.indexOf('another request')).toBeLessThan(done.indexOf('report 3'));
});
