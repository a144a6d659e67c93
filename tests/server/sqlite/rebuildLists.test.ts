import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { generateOrders, generateProducts } from '#server/seed/generateRows.ts';
import { migrate } from '#server/db/migrations/migrate.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { fromOrder } from '#server/db/orders/orderRow.ts';
import { fromProduct } from '#server/db/products/productRow.ts';
import type { Tables } from '#server/db/schema.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

const script = fileURLToPath(new URL('killedMigration.ts', import.meta.url));
const products = generateProducts(1500);
const orders = generateOrders(20);

/** Creates a store whose lists are not filled yet, and whose sums are of an earlier version. */
async function createUnfilledDatabase(path: string): Promise<void> {
  const database = new Kysely<Tables>({ dialect: createSqliteDialect(path) });
  await migrate(database);
  for (const rows of [products.slice(0, 1000), products.slice(1000)])
    await database.insertInto('products').values(rows.map(fromProduct)).execute();
  await database.insertInto('orders').values(orders.map(fromOrder)).execute();
  const sums = { build: 1, time_zone: 'UTC', zone_data: '', version: 0, is_complete: 1 } as const;
  await database
    .insertInto('order_sum_builds')
    .values({ ...sums, last_created_at: '', last_id: '' })
    .execute();
  await database.destroy();
}

const kettles = { search: 'kettle', filters: {}, page: 1, pageSize: 10 };
const expected = products.filter(({ name }) => /kettle/i.test(name)).length;

it('fills the lists of a store, even after kill -9', async () => {
  const path = join(createTemporaryFolder(), 'store.db');
  await createUnfilledDatabase(path);
  expect(spawnSync(process.execPath, [script, path, 'lists']).signal).toBe('SIGKILL');
  const progress: string[] = [];
  const opened = await openDatabase(createSqliteDialect(path), {
    onListProgress: (list, done, total) => void progress.push(`${list} ${done} of ${total}`),
  });
  const sums = 'orders 20 of 20';
  expect(progress).toEqual([
    'products 1000 of 1500',
    'products 1500 of 1500',
    'orders 20 of 20',
    'customers 20 of 20',
    sums,
  ]);
  const { matches, totalCount } = await opened.db.products.getPage(kettles);
  expect([matches.count, totalCount.count]).toEqual([expected, products.length]);
  const stored = await opened.database
    .selectFrom('order_sum_builds')
    .select(['time_zone', 'is_complete'])
    .execute();
  // The sums have been added up again, and keep their time zone, because the store has none.
  expect(stored).toEqual([{ time_zone: 'UTC', is_complete: 1 }]);
  await opened.close();
  const region = { currency: 'EUR', timeZone: 'Europe/Berlin' };
  const reopened = await openDatabase(createSqliteDialect(path), region);
  onTestFinished(reopened.close);
  const regions = reopened.database.selectFrom('orders').select(['currency', 'time_zone']).distinct();
  // The currency of the first start, which had none, and the first time zone.
  expect(await regions.execute()).toEqual([{ currency: 'INR', time_zone: 'Europe/Berlin' }]);
});
