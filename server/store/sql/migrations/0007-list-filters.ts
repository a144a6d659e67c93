import type { Migration } from 'kysely/migration';

/** What lists are filtered by beside their first filter. Filled when a store opens, as the rest of the index tables. */
export const listFilters: Migration = {
  async up(database) {
    for (const [table, names] of Object.entries({
      product_index: ['only_status', 'only_featured'],
      order_index: ['only_payment', 'only_method'],
    }))
      for (const name of names) await database.schema.alterTable(table).addColumn(name, 'text').execute();
  },
};
