import type { Migration } from 'kysely/migration';

/** What orders are sorted by beside total, status and date. Filled when a store opens, as the rest of the index tables. */
export const orderSorts: Migration = {
  async up(database) {
    for (const name of ['by_product', 'by_customer', 'by_location', 'by_payment'])
      await database.schema.alterTable('order_index').addColumn(name, 'text').execute();
  },
};
