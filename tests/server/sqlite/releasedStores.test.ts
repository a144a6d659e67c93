import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readStatusChanges } from '../db/readStatusChanges.ts';
import { expect, it, onTestFinished } from 'vitest';
import { archivedTableNames } from '#server/archive/tables.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { migrations } from '#server/db/migrations/migrate.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { fillTables } from '../archive/fillTables.ts';

// `released` has a store with rows in every table for each migration, made when the migration was the newest. Never
// replace one. For a new migration, the first test saves the next.

const folder = fileURLToPath(new URL('released', import.meta.url));
const toPath = (migration: string) => `${folder}/${migration}.db.gz`;
const region = { currency: 'INR', timeZone: 'Asia/Kolkata' } as const;

async function open(content?: Buffer) {
  const database = new DatabaseSync(':memory:');
  // Keeps the file small, because most indexes have few rows.
  database.exec('PRAGMA page_size = 512');
  const dialect = createSqliteDialect(':memory:', database);
  if (content) database.deserialize(content);
  const opened = await openDatabase(dialect, region);
  onTestFinished(opened.close);
  return { ...opened, file: database };
}

async function saveReleasedStore(path: string): Promise<void> {
  const { db, seedOnce, secret, file } = await open();
  const seed = {
    products: sampleProducts.slice(0, 3),
    orders: sampleOrders.slice(0, 3),
  };
  await seedOnce(() => seed, Date.parse('2026-11-29T12:00:00Z'));
  await secret.read();
  await fillTables(db);
  file.exec('VACUUM');
  writeFileSync(path, gzipSync(file.serialize()));
}

/** Describes tables with their columns, keys and indexes, in any order. */
function describeSchema(file: DatabaseSync): string[] {
  const select = (query: string, ...names: string[]) =>
    file
      .prepare(query)
      .all(...names)
      .map((row) => JSON.stringify(Object.values(row)));
  return select("select name from sqlite_schema where type = 'table'")
    .map((row) => (JSON.parse(row) as [string])[0])
    .flatMap((table) =>
      [
        ...select('select name, type, "notnull", dflt_value, pk from pragma_table_info(?)', table),
        ...select('select "from", "table", "to", on_delete from pragma_foreign_key_list(?)', table),
        ...select("select name, sql from sqlite_schema where type = 'index' and tbl_name = ?", table),
      ].map((line) => `${table} ${line}`),
    )
    .toSorted();
}

it('has a store of each migration', async () => {
  const missing = Object.keys(migrations).filter((name) => !existsSync(toPath(name)));
  for (const name of missing) await saveReleasedStore(toPath(name));
  expect(missing, 'these stores were missing and are saved now: commit them').toEqual([]);
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(migrations).map((name) => `${name}.db.gz`));
});

it.each(Object.keys(migrations))('opens a store of %s, with the schema of a new one', async (name) => {
  const content = gunzipSync(readFileSync(toPath(name)));
  const saved = new DatabaseSync(':memory:');
  saved.deserialize(content);
  const savedSchema = describeSchema(saved).join('\n');
  const { db, database, file } = await open(content);
  expect(describeSchema(file)).toEqual(describeSchema((await open()).file));
  // Later migrations may add tables.
  for (const table of archivedTableNames.filter((one) => savedSchema.includes(`${one} `))) {
    const rows = await database
      .selectFrom(table as 'facts')
      .selectAll()
      .execute();
    expect([table, rows.length > 0]).toEqual([table, true]);
  }
  const everything = { search: '', filters: {}, page: 1, pageSize: 10 };
  expect((await db.products.getPage(everything)).matches.count).toBe(5);
  const search = String(sampleOrders[0]!.orderDetails?.orderId);
  expect((await db.orders.getPage({ ...everything, search })).matches.count).toBe(1);
  expect(await readStatusChanges(db, sampleOrders[0]!._id)).toMatchObject([{ status: 'delivered' }]);
  expect(await db.passkeys.getRule('a1')).toBe('passkey');
});
