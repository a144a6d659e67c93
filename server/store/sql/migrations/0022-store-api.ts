import type { Migration } from 'kysely/migration';

/** Orders that arrive by the Store API, its keys, and the number of orders ever placed. */
export const storeApi: Migration = {
  async up(database) {
    await database.schema
      .createTable('store_keys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('folded_name', 'text', (column) => column.notNull().unique())
      .addColumn('digest', 'text', (column) => column.notNull().unique())
      .addColumn('ending', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint')
      .execute();
    for (const column of ['key_id', 'request_key', 'request_digest'])
      await database.schema.alterTable('orders').addColumn(column, 'text').execute();
    await database.schema
      .createIndex('orders_by_request')
      .unique()
      .on('orders')
      .columns(['key_id', 'request_key'])
      .where('key_id', 'is not', null)
      .execute();
    await database.insertInto('list_versions').values({ list: 'ordersPlaced', version: 0 }).execute();
  },
};
