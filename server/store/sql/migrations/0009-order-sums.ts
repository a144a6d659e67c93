import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { getEngine } from '../schema.ts';

const SUMS = ['orders', 'counted', 'revenue', 'pieces', 'unpriced'];

/** A report reads whole ranges of the key: SQLite keeps the rows in its order where they have no number of their own. */
function inKeyOrder<Table extends string>(database: Kysely<unknown>, table: CreateTableBuilder<Table>) {
  return getEngine(database) === 'postgres' ? table : table.modifyEnd(sql`without rowid`);
}

/** What reports are made of. It follows from the orders and is filled when a store opens that has a time zone. */
export const orderSums: Migration = {
  async up(database) {
    let table = database.schema
      .createTable('order_sums')
      .addColumn('dimension', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull());
    for (const sum of SUMS) table = table.addColumn(sum, 'bigint', (column) => column.notNull());
    await inKeyOrder(
      database,
      table.addPrimaryKeyConstraint('order_sums_pk', ['dimension', 'day', 'key'] as never[]),
    ).execute();
    await inKeyOrder(
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
