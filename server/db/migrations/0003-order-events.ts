import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What happens to an order after it was placed: notes, parcels, stock that came back, and who did it. */
export const orderEvents: Migration = {
  async up(database: Kysely<unknown>) {
    for (const column of ['cart', 'locale', 'tracking', 'notes', 'stock'])
      await database.schema.alterTable('orders').addColumn(column, 'text').execute();
    await database.schema
      .createIndex('orders_by_cart')
      .on('orders')
      .column('cart')
      .where(sql.ref('cart'), 'is not', null)
      .execute();
    for (const column of ['made_by', 'key_name', 'event'])
      await database.schema.alterTable('history').addColumn(column, 'text').execute();
  },
};
