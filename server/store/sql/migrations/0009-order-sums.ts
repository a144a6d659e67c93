import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { getEngine } from '../schema.ts';

const SUMS = ['orders', 'counted', 'revenue', 'pieces', 'unpriced'];

/** Reports read ranges of the key, so SQLite stores the rows in key order (WITHOUT ROWID). */
function storeInKeyOrder<Table extends string>(database: Kysely<unknown>, table: CreateTableBuilder<Table>) {
  return getEngine(database) === 'postgres' ? table : table.modifyEnd(sql`without rowid`);
}

/** Creates the table of the sums with these key columns. */
export async function createOrderSums(database: Kysely<unknown>, keys: readonly string[]): Promise<void> {
  let table = database.schema.createTable('order_sums');
  for (const key of keys) table = table.addColumn(key, 'text', (column) => column.notNull());
  for (const sum of SUMS) table = table.addColumn(sum, 'bigint', (column) => column.notNull());
  await storeInKeyOrder(
    database,
    table.addPrimaryKeyConstraint('order_sums_pk', [...keys] as never[]),
  ).execute();
}

/** Tables of sums for reports. They are filled when a store with a time zone opens. */
export const orderSums: Migration = {
  async up(database) {
    await createOrderSums(database, ['dimension', 'day', 'key']);
    await storeInKeyOrder(
      database,
      database.schema
        .createTable('order_labels')
        .addColumn('dimension', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('label', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('order_labels_pk', ['dimension', 'key']),
    ).execute();
    await database.schema.alterTable('list_indexes').addColumn('sums_version', 'integer').execute();
    await database.schema.alterTable('list_indexes').addColumn('sums_zone', 'text').execute();
    await database.schema.alterTable('list_indexes').addColumn('sums_zone_data', 'text').execute();
  },
};
