import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { ORDER_STATUSES, type StoredOrder } from '#contract/orders/order.ts';
import { anOrder } from '#mocks/builders.ts';
import { openDatabase, type OpenDatabase, type DatabaseOptions } from '#server/db/openDatabase.ts';
import { createPostgresDialect } from '#server/db/postgres.ts';
import { createEmptyDatabase } from './databases.ts';
import { aWrite } from '../server/aWrite.ts';
import { buildExpectedReport } from '../server/db/contractRules.ts';

// One server fills list tables and sums while another changes orders.

const COUNT = 4000;
const year = { from: '2025-01-01', to: '2026-12-31' };
const getOrderId = (place: number) => `o${String(place).padStart(5, '0')}`;

const createOrders = (): StoredOrder[] =>
  Array.from({ length: COUNT }, (_, place) =>
    anOrder({
      _id: getOrderId(place),
      createdAt: new Date(Date.parse('2026-01-01T00:00:00Z') + place * 600_000).toISOString(),
      orderDetails: { orderStatus: 'pending' },
    }),
  );

async function open(url: string, options?: DatabaseOptions): Promise<OpenDatabase> {
  const opened = await openDatabase(createPostgresDialect(url), options);
  onTestFinished(() => opened.close());
  return opened;
}

async function openFilled() {
  const url = await createEmptyDatabase();
  const opened = await open(url);
  await opened.seedOnce(() => ({ products: [], orders: createOrders() }), 0);
  return { url, opened };
}

/** Changes orders in parallel until `work` is done. */
async function changeDuring<T>({ db }: OpenDatabase, work: () => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  let changes = 0;
  const change = async () => {
    while (!stopping.signal.aborted) {
      changes += 1;
      const status = ORDER_STATUSES[changes % ORDER_STATUSES.length]!;
      await db.orders.changeStatus(getOrderId((changes * 37) % COUNT), { ...aWrite, status });
    }
  };
  const changing = Promise.all(Array.from({ length: 4 }, change));
  await sleep(50);
  const done = await work();
  stopping.abort();
  await changing;
  expect(changes).toBeGreaterThan(4);
  return done;
}

async function readOrders({ db }: Pick<OpenDatabase, 'db'>): Promise<StoredOrder[]> {
  const orders: StoredOrder[] = [];
  for await (const batch of db.orders.readBatches()) orders.push(...batch);
  return orders;
}

describe.skipIf(inject('postgres')?.kind !== 'server')('while another server changes orders', () => {
  /** Returns the report from the sums, and that of the orders themselves. */
  async function readReports({ db }: OpenDatabase, timeZone: string) {
    return [
      await db.getSalesReport(year, undefined),
      buildExpectedReport(await readOrders({ db }), { timeZone }, year, undefined),
    ];
  }

  it('sums are filled at the start', async () => {
    const { url, opened } = await openFilled();
    await opened.database.updateTable('order_sum_builds').set({ version: 0 }).execute();
    const timeZone = 'Asia/Kolkata';
    const other = await changeDuring(opened, () => open(url, { timeZone }));
    const [fromSums, fromOrders] = await readReports(other, timeZone);
    expect(fromSums).toEqual(fromOrders);
  });

  it('two servers add up the orders by the days of another time zone', async () => {
    const { url, opened } = await openFilled();
    const timeZone = 'America/New_York';
    const other = await changeDuring(opened, async () => {
      const started = await open(url, { timeZone });
      await Promise.all([started, opened].map(({ db }) => db.details.finishTimeZoneChange()));
      return started;
    });
    const [fromSums, fromOrders] = await readReports(other, timeZone);
    expect(fromSums).toEqual(fromOrders);
  });

  it('two servers starting at once fill each list once', async () => {
    const { url, opened } = await openFilled();
    await opened.database.updateTable('list_indexes').set({ definition: null }).execute();
    const filled: string[] = [];
    const onListProgress = (list: string, done: number, total: number) => {
      if (done === total) filled.push(list);
    };
    const [one] = await changeDuring(opened, () =>
      Promise.all([open(url, { onListProgress }), open(url, { onListProgress })]),
    );
    expect(filled).toEqual(['orders', 'customers', 'history']);
    const page = await one.db.orders.getPage({ search: 'o0', filters: {}, page: 1, pageSize: 1 });
    expect([page.matches.count, page.totalCount.count]).toEqual([COUNT, COUNT]);
  });

  it('the list is filled again without deadlocks', async () => {
    const { url, opened } = await openFilled();
    await opened.database.updateTable('list_indexes').set({ definition: null }).execute();
    await changeDuring(opened, () => open(url));
    // PostgreSQL reports deadlocks once a session has been idle for a second.
    await sleep(1500);
    const deadlockCount = sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`;
    expect((await deadlockCount.execute(opened.database)).rows).toEqual([{ deadlocks: 0 }]);
    const orders = await readOrders(opened);
    for (const status of ORDER_STATUSES) {
      const page = await opened.db.orders.getPage({
        search: '',
        filters: { status },
        page: 1,
        pageSize: 1,
      });
      const stored = orders.filter(({ orderDetails }) => orderDetails?.orderStatus === status);
      expect([status, page.matches.count]).toEqual([status, stored.length]);
    }
    const keys = await opened.database.selectFrom('orders_list').select(['id', 'filter_status']).execute();
    const found = new Map(keys.map(({ id, filter_status }) => [id, filter_status]));
    const wrong = orders.filter(({ _id, orderDetails }) => found.get(_id) !== orderDetails?.orderStatus);
    expect(wrong).toEqual([]);
  });
});
