import * as fc from 'fast-check';
import { Kysely, type LogEvent, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type StoredOrder } from '#contract/orders/order.ts';
import type { Period } from '#contract/reports/buildReportFromOrders.ts';
import { addDays } from '#contract/time/days.ts';
import { anOrder } from '#mocks/builders.ts';
import { generateOrders } from '#server/seed/generateRows.ts';
import type { Database } from '#server/base/database.ts';
import { openLists } from '#server/db/lists/openLists.ts';
import { migrate } from '#server/db/migrations/migrate.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { openSums, refillSums } from '#server/db/reports/fillSums.ts';
import { createSalesReport } from '#server/db/reports/salesReport.ts';
import type { SqlDatabase, Tables } from '#server/db/schema.ts';
import { seedOnce } from '#server/db/seedOnce.ts';
import { buildExpectedReport, withStatus } from './contractRules.ts';
import { isPostgres, takeEmptyDatabase } from './emptyDatabase.ts';
import { storedOrderStatus } from './storedOrderStatus.ts';
import { aWrite } from '../aWrite.ts';

// A database with stored sums must return the same reports as the contract's function, which adds up all orders.

const FIRST = '2026-01-01';
const zones = ['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati'];

const rarely = <T>(value: fc.Arbitrary<T>, ...others: T[]) =>
  fc.oneof({ weight: 6, arbitrary: value }, fc.constantFrom(...others));
const minute = fc
  .integer({ min: 0, max: 60 * 24 * 60 })
  .map((minutes) => new Date(Date.parse(`${FIRST}T00:00:00Z`) + minutes * 60_000).toISOString());
const oddDates = [undefined, 'yesterday', '2026-02-30T00:00:00Z', '0001-01-01', '9999-12-31T23:59:00Z'];
const names = ['Lamp', 'LAMP', ' lamp ', 'Kettle', 'é', '🎈', '\ue000', 'ﬁ', '%', "'", ...'abcdefghijklm'];

const createOrders = (count: number): StoredOrder[] =>
  fc
    .sample(
      fc.record({
        createdAt: rarely<string | undefined>(
          minute,
          ...oddDates,
          '2026-01-20',
          '2026-01-20T23:00:00',
          '2026-01-20 23:00',
          '2026-01-20T12:00:00+05:30',
        ),
        totalAmount: rarely<StoredOrder['totalAmount']>(
          fc.integer({ min: -500, max: 500_000 }).map((cents) => cents / 100),
          null,
          '12.345',
          'none',
          1e300,
          0.005,
        ),
        quantity: fc.constantFrom(undefined, 0, 1, 3, 2.5),
        product: fc.oneof(
          {
            weight: 5,
            arbitrary: fc.record({
              name: fc.constantFrom(...names),
              category: fc.constantFrom('Home', 'HOME ', ''),
            }),
          },
          fc.constant(null),
        ),
        address: fc.constantFrom(null, { city: 'Pune' }, { city: ' ', state: 'Goa' }, { city: 'PUNE' }),
        paymentDetails: fc.constantFrom(
          null,
          ...['Paid', 'refunded', 'disputed', ' '].map((paymentStatus) => ({ paymentStatus })),
        ),
        orderDetails: fc.record({
          orderStatus: storedOrderStatus,
          orderCurrency: rarely<string | undefined>(fc.constant('INR'), undefined, 'usd', 'USD', 'JPY', 'Rs'),
        }),
      }),
      { numRuns: count, seed: 3 },
    )
    .map((fields) => anOrder(fields));

const period: fc.Arbitrary<Period> = fc
  .tuple(fc.integer({ min: -3, max: 65 }), fc.integer({ min: 0, max: 70 }))
  .map(([start, length]) => ({ from: addDays(FIRST, start), to: addDays(FIRST, start + length) }));

type Region = { timeZone: string; currency?: string };

const compareReports = (
  { getSalesReport }: Pick<Database, 'getSalesReport'>,
  orders: readonly StoredOrder[],
  region: Region,
) =>
  fc.assert(
    fc.asyncProperty(period, fc.option(period, { nil: undefined }), async (days, before) => {
      expect(await getSalesReport(days, before)).toEqual(buildExpectedReport(orders, region, days, before));
    }),
    // A hundred in all three time zones.
    { numRuns: 34, seed: 20_261_125 },
  );

describe.each(zones)('a database sums up orders like the contract in %s', (timeZone) => {
  let orders = createOrders(400);
  let database: SqlDatabase;
  let stored: Database;
  beforeAll(async () => {
    const opened = await openDatabase(await takeEmptyDatabase(), { timeZone });
    await opened.seedOnce(() => ({ products: [], orders }), 0);
    database = opened.database;
    stored = opened.db;
  });

  it('after the store was filled', () =>
    expect(compareReports(stored, orders, { timeZone })).resolves.toBeUndefined());

  it('after orders changed status', async () => {
    const changes = fc.sample(fc.tuple(fc.constantFrom(...orders), fc.constantFrom(...ORDER_STATUSES)), {
      numRuns: 100,
      seed: 4,
    });
    for (const [{ _id }, status] of changes) {
      await stored.orders.changeStatus(_id, { status, ...aWrite });
      orders = withStatus(orders, _id, status);
    }
    await expect(compareReports(stored, orders, { timeZone })).resolves.toBeUndefined();
    const empty = database.selectFrom('order_sums').selectAll().where('orders', '<=', 0);
    expect(await empty.execute()).toEqual([]);
  });

  it('after a change of the time zone or the rules', async () => {
    const others = { timeZone: 'Europe/Berlin', currency: 'USD' };
    await openSums(database, others.timeZone);
    await stored.details.finishTimeZoneChange();
    const changed: StoredOrder[] = [];
    for await (const batch of stored.orders.readBatches()) changed.push(...batch);
    let getSalesReport = createSalesReport(database, async () => others.currency);
    await expect(compareReports({ getSalesReport }, changed, others)).resolves.toBeUndefined();
    await database.updateTable('order_sums').set({ revenue: 0 }).execute();
    await database.updateTable('order_sum_builds').set({ version: 0 }).execute();
    await openSums(database, others.timeZone);
    getSalesReport = createSalesReport(database, async () => others.currency);
    await expect(compareReports({ getSalesReport }, changed, others)).resolves.toBeUndefined();
  });
});

it('changes two orders in parallel without a deadlock', async () => {
  let orders = createOrders(40);
  const timeZone = 'UTC';
  const { db, seedOnce: seed } = await openDatabase(await takeEmptyDatabase(), { timeZone });
  await seed(() => ({ products: [], orders }), 0);
  for (const status of ['cancelled', 'delivered', 'pending'] as const) {
    const changes = orders.map(({ _id }) => db.orders.changeStatus(_id, { ...aWrite, status }));
    await Promise.all(changes);
    for (const { _id } of orders) orders = withStatus(orders, _id, status);
  }
  await expect(compareReports(db, orders, { timeZone })).resolves.toBeUndefined();
});

it('has the days of the server without a time zone of the store', async () => {
  const opened = await openDatabase(await takeEmptyDatabase());
  const orders = createOrders(5);
  await opened.seedOnce(() => ({ products: [], orders }), 0);
  await opened.db.orders.changeStatus(orders[0]!._id, { ...aWrite, status: 'delivered' });
  const days = { from: '2026-01-01', to: '2026-12-31' };
  const changed = withStatus(orders, orders[0]!._id, 'delivered');
  const report = await opened.db.getSalesReport(days, undefined);
  expect(report.total.orders).toBeGreaterThan(0);
  expect(report).toEqual(buildExpectedReport(changed, {}, days, undefined));
});

it('reads only the sums of its days', async () => {
  let queries: LogEvent[] = [];
  const database = new Kysely<Tables>({
    dialect: await takeEmptyDatabase(),
    log: (event) => void queries.push(event),
  });
  await migrate(database);
  await openLists(database);
  const region = { timeZone: 'UTC', currency: null };
  const orders = generateOrders(3000);
  await seedOnce(database, () => ({ products: [], orders }), 0, region);
  await openSums(database, 'UTC');
  await refillSums(database);
  await sql`analyze`.execute(database);
  queries = [];
  const month = { from: '2024-06-01', to: '2024-06-30' };
  await createSalesReport(database, async () => region.currency)(month, {
    from: '2024-05-02',
    to: '2024-05-31',
  });
  const reportQueries = queries
    .map(({ query }) => query)
    .filter(({ sql: text }) => text.trim().startsWith('with') || text.trim().startsWith('select'));
  const plans: string[] = [];
  for (const { sql: text, parameters } of reportQueries) {
    const filled = parameters.reduce<string>(
      (query, value, place) => query.replace(isPostgres ? `$${place + 1}` : '?', `'${String(value)}'`),
      text,
    );
    const explained = sql.raw(`${isPostgres ? 'explain' : 'explain query plan'} ${filled}`);
    const { rows } = await sql<Record<string, string>>`${explained}`.execute(database);
    plans.push(...rows.map((row) => String(row['detail'] ?? row['QUERY PLAN']).trim()));
  }
  expect(reportQueries.length).toBeGreaterThan(7);
  expect(reportQueries.some(({ sql: text }) => /"orders"/.test(text) && /from "orders"/.test(text))).toBe(
    false,
  );
  expect(plans.filter((line) => /^(SCAN|.*Seq Scan on) (order_sums|orders|orders_list)/.test(line))).toEqual(
    [],
  );
  expect(plans.some((line) => /order_sums/.test(line))).toBe(true);
});
