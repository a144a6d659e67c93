import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { generateOrders, generateProducts } from '#server/seed/generateRows.ts';
import { migrate, migrations } from '#server/store/sql/migrate.ts';
import { openStore } from '#server/store/sql/openStore.ts';
import { fromOrder } from '#server/store/sql/orderRow.ts';
import { fromProduct } from '#server/store/sql/productRow.ts';
import type { Tables } from '#server/store/sql/schema.ts';
import { createSqliteDialect } from '#server/store/sql/sqlite.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

const script = fileURLToPath(new URL('killedMigration.ts', import.meta.url));
const products = generateProducts(1500);
const orders = generateOrders(20);

/** Inserts rows without the columns of later migrations. */
async function insertRows<Table extends 'products' | 'orders'>(
  database: Kysely<Tables>,
  table: Table,
  rows: readonly Tables[Table][],
): Promise<void> {
  const tables = await database.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  const oldRows = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name))),
  );
  await database
    .insertInto(table)
    .values(oldRows as never)
    .execute();
}

/** Creates a store of version 0012, with the list tables and triggers of that version. */
async function createOldStore(path: string): Promise<void> {
  const database = new Kysely<Tables>({ dialect: createSqliteDialect(path) });
  const olderMigrations = Object.entries(migrations).filter(([name]) => name < '0013');
  await migrate(database, Object.fromEntries(olderMigrations));
  await insertRows(database, 'products', products.slice(0, 1000).map(fromProduct));
  await insertRows(database, 'products', products.slice(1000).map(fromProduct));
  await insertRows(database, 'orders', orders.map(fromOrder));
  const statements = [
    'create table product_index ("row" integer primary key, id text not null unique, search_text text not null)',
    `create virtual table product_search using fts5(text, content='', detail=none, tokenize='trigram case_sensitive 1')`,
    "create virtual table product_search_grams using fts5vocab(product_search, 'row')",
    `create trigger product_search_added after insert on product_index
      begin insert into product_search (rowid, text) values (new."row", new.search_text); end`,
    'insert into product_index (id, search_text) select id, name from products',
    'create table order_index (id text)',
    'create table list_counts (list text, name text, rows bigint)',
    "insert into list_indexes (list, version, sums_version, sums_zone) values ('products', 6, null, null), ('orders', 6, 20, 'UTC')",
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
  await database.destroy();
}

const kettles = { search: 'kettle', filters: {}, page: 1, pageSize: 10 };
const expected = products.filter(({ name }) => /kettle/i.test(name)).length;

it('rebuilds the lists of an older store, even after kill -9', async () => {
  const path = join(createTemporaryFolder(), 'store.db');
  await createOldStore(path);
  expect(spawnSync(process.execPath, [script, path, 'lists']).signal).toBe('SIGKILL');
  const progress: string[] = [];
  const opened = await openStore(createSqliteDialect(path), {
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
  const { matches, totalCount } = await opened.store.products.getPage(kettles);
  expect([matches.count, totalCount.count]).toEqual([expected, products.length]);
  const tables = (await opened.database.introspection.getTables()).map(({ name }) => name);
  expect(tables.filter((name) => /_index$|_grams$|list_counts/.test(name))).toEqual([]);
  const stored = await opened.database
    .selectFrom('order_sum_builds')
    .select(['time_zone', 'is_complete'])
    .execute();
  // The sums have been added up again, and keep their time zone, because the store has none.
  expect(stored).toEqual([{ time_zone: 'UTC', is_complete: 1 }]);
  await opened.close();
  const region = { currency: 'EUR', timeZone: 'Europe/Berlin' };
  const reopened = await openStore(createSqliteDialect(path), region);
  onTestFinished(reopened.close);
  const regions = reopened.database.selectFrom('orders').select(['currency', 'time_zone']).distinct();
  // The currency of the first start, which had none, and the first time zone.
  expect(await regions.execute()).toEqual([{ currency: 'INR', time_zone: 'Europe/Berlin' }]);
});
