import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { getEngine } from '../schema.ts';

const SUMS = ['orders', 'counted', 'revenue', 'pieces', 'unpriced'];

/** Reports read ranges of the key, so SQLite stores the rows in key order (WITHOUT ROWID). */
function storeInKeyOrder<Table extends string>(database: Kysely<unknown>, table: CreateTableBuilder<Table>) {
  return getEngine(database) === 'postgres' ? table : table.modifyEnd(sql`without rowid`);
}

/** Tables of sums for reports. They are filled when a store with a time zone opens. */
export const orderSums: Migration = {
  async up(database) {
    let table = database.schema
      .createTable('order_sums')
      .addColumn('dimension', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull());
    for (const sum of SUMS) table = table.addColumn(sum, 'bigint', (column) => column.notNull());
    await storeInKeyOrder(
      database,
      table.addPrimaryKeyConstraint('order_sums_pk', ['dimension', 'day', 'key'] as never[]),
    ).execute();
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
