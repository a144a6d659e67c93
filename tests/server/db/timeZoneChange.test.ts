import { expect, it } from 'vitest';
import { ORDER_STATUSES, type StoredOrder } from '#contract/orders/order.ts';
import { generateOrders } from '#server/seed/generateRows.ts';
import { fillNextTimeZones } from '#server/db/orders/orderRegions.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { openSums, refillSums } from '#server/db/reports/fillSums.ts';
import { addNextSums } from '#server/db/reports/nextSums.ts';
import type { SqlDatabase } from '#server/db/schema.ts';
import type { Database } from '#server/base/database.ts';
import { buildExpectedReport } from './contractRules.ts';
import { aWrite } from '../aWrite.ts';
import { changeStoreDetails } from '../changeStoreDetails.ts';
import { takeEmptyDatabase } from './emptyDatabase.ts';

// A new time zone adds up the orders again in steps, between which other requests run.

const orders = generateOrders(500);
const allTime = { from: '2020-01-01', to: '2029-12-31' };

async function open(timeZone: string | null = 'Asia/Kolkata') {
  const { database, db, seedOnce } = await openDatabase(await takeEmptyDatabase(), { timeZone });
  await seedOnce(() => ({ products: [], orders }), 0);
  return { database, db, takeStep: () => addNextSums(database, { feed: db.revisionFeed }) };
}

const readSums = (database: SqlDatabase) =>
  database
    .selectFrom('order_sums')
    .select(['dimension', 'day', 'key', 'currency', 'orders', 'counted', 'revenue', 'pieces', 'unpriced'])
    .orderBy('dimension')
    .orderBy('day')
    .orderBy('key')
    .orderBy('currency')
    .execute();

const countOrders = (database: SqlDatabase) =>
  database
    .selectFrom('order_sums')
    .select(['build', (eb) => eb.fn.sum<number>('orders').as('orders')])
    .where('dimension', '=', 'all')
    .groupBy('build')
    .orderBy('build')
    .execute();

const changeStatus = ({ orders: list }: Database, { _id }: StoredOrder, step: number) =>
  list.changeStatus(_id, { ...aWrite, status: ORDER_STATUSES[step % ORDER_STATUSES.length]! });

it('adds at most 200 orders in a step, of which the save takes the first', async () => {
  const { database, db, takeStep } = await open();
  const before = await db.getSalesReport(allTime, undefined);
  const count = async () => (await countOrders(database)).map((sum) => Number(sum.orders));
  await changeStoreDetails(db, { timeZone: 'America/New_York' });
  expect(await count()).toEqual([500, 200]);
  await takeStep();
  expect(await count()).toEqual([500, 400]);
  expect(await db.getSalesReport(allTime, undefined)).toEqual(before);
});

it('includes writes between the steps, and continues after a restart', async () => {
  const { database, db, takeStep } = await open();
  await changeStoreDetails(db, { timeZone: 'America/New_York' });
  const oldestFirst = orders.toSorted((a, b) => (a.createdAt! < b.createdAt! ? -1 : 1));
  const writeSome = async (step: number) => {
    // Orders that the new sums have, and that they have not.
    for (const place of [3, 199, 200, 201, 399, 400, 499]) await changeStatus(db, oldestFirst[place]!, step);
  };
  await writeSome(1);
  await takeStep();
  await writeSome(2);
  await openSums(database, 'America/New_York');
  await writeSome(3);
  await db.details.finishTimeZoneChange();
  const sums = await readSums(database);
  await refillSums(database);
  expect(sums).toEqual(await readSums(database));
  const all: StoredOrder[] = [];
  for await (const batch of db.orders.readBatches()) all.push(...batch);
  expect(await db.getSalesReport(allTime, undefined)).toEqual(
    buildExpectedReport(all, { timeZone: 'America/New_York' }, allTime, undefined),
  );
});

it('includes writes during the steps', async () => {
  const { database, db } = await open();
  await changeStoreDetails(db, { timeZone: 'America/New_York' });
  await Promise.all([
    db.details.finishTimeZoneChange(),
    db.details.finishTimeZoneChange(),
    ...orders.slice(0, 60).map((order, step) => changeStatus(db, order, step)),
  ]);
  const sums = await readSums(database);
  await refillSums(database);
  expect(sums).toEqual(await readSums(database));
});

it('removes the sums of a time zone that was replaced before they were complete', async () => {
  const { database, db, takeStep } = await open();
  for (const timeZone of ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata']) {
    await changeStoreDetails(db, { timeZone });
    await takeStep();
  }
  await changeStoreDetails(db, { timeZone: 'Asia/Tokyo' });
  await db.details.finishTimeZoneChange();
  expect((await countOrders(database)).map((sum) => Number(sum.orders))).toEqual([500]);
  expect((await db.getSalesReport(allTime, undefined)).timeZone).toBe('Asia/Tokyo');
});

it('ends early when the server shuts down', async () => {
  const { database, db } = await open();
  await changeStoreDetails(db, { timeZone: 'America/New_York' });
  await db.details.finishTimeZoneChange(AbortSignal.abort());
  expect((await countOrders(database)).map((sum) => Number(sum.orders))).toEqual([500, 200]);
});

it('gives a first time zone to 200 orders in a step, and to all of them even if it changes meanwhile', async () => {
  const { database, db } = await open(null);
  const countZones = async () => {
    const rows = await database
      .selectFrom('orders')
      .select(['time_zone', (eb) => eb.fn.countAll().as('orders')])
      .groupBy('time_zone')
      .execute();
    return Object.fromEntries(rows.map((row) => [row.time_zone, Number(row.orders)]));
  };
  await changeStoreDetails(db, { timeZone: 'Asia/Tokyo' });
  await fillNextTimeZones(database);
  expect(await countZones()).toEqual({ 'Asia/Tokyo': 200, null: 300 });
  await changeStoreDetails(db, { timeZone: 'Europe/Berlin' });
  await db.details.finishTimeZoneChange();
  expect(await countZones()).toEqual({ 'Asia/Tokyo': 500 });
  expect((await db.getSalesReport(allTime, undefined)).timeZone).toBe('Europe/Berlin');
});
