import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createOrderSums } from './0009-order-sums.ts';

/**
 * Orders and invoices keep the currency and time zone that the store had. Existing ones get them when the store opens.
 * The sums of reports are kept per currency, and filled again when the store opens.
 */
export const orderRegions: Migration = {
  async up(database) {
    for (const table of ['orders', 'invoices'])
      await database.schema.alterTable(table).addColumn('time_zone', 'text').execute();
    await sql`update orders set currency = upper(trim(currency)) where currency <> upper(trim(currency))`.execute(
      database,
    );
    await sql`update orders set currency = null where length(currency) <> 3`.execute(database);
    await database.schema
      .createIndex('orders_without_time_zone')
      .on('orders')
      .column('id')
      .where(sql.ref('time_zone'), 'is', null)
      .execute();
    await database.schema.dropIndex('orders_revenue').execute();
    await database.schema
      .createIndex('orders_revenue')
      .on('orders')
      .columns(['currency', 'status', 'total_amount'])
      .execute();
    await database.schema.dropTable('order_sums').execute();
    await createOrderSums(database, ['dimension', 'day', 'key', 'currency']);
    await database.updateTable('list_indexes').set({ sums_version: null }).execute();
  },
};
