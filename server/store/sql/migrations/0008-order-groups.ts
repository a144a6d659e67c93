import type { Migration } from 'kysely/migration';

/** What orders are filtered by to show the rows behind a report. Filled when a store opens, as the rest of the index tables. */
export const orderGroups: Migration = {
  async up(database) {
    for (const name of ['only_category', 'only_place', 'only_product', 'only_revenue'])
      await database.schema.alterTable('order_index').addColumn(name, 'text').execute();
  },
};
