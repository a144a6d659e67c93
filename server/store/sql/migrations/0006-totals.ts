import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Covering indexes for the totals, so that they don't read whole orders. */
export const totals: Migration = {
  async up(database) {
    await database.schema
      .createIndex('orders_revenue')
      .on('orders')
      .columns(['status', 'total_amount'])
      .execute();
    await database.schema
      .createIndex('orders_buyer')
      .on('orders')
      .expression(sql`coalesce(lower(buyer_email), buyer_id)`)
      .execute();
  },
};
