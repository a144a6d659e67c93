import type { Migration } from 'kysely/migration';

/** Tables that the list tables replace. */
const REPLACED_TABLES = [
  'product_search_grams',
  'order_search_grams',
  'product_search',
  'order_search',
  'product_index',
  'order_index',
  'list_counts',
];

export const listTables: Migration = {
  async up(database) {
    for (const table of REPLACED_TABLES) await database.schema.dropTable(table).ifExists().execute();
    await database.schema.alterTable('list_indexes').dropColumn('version').execute();
    await database.schema.alterTable('list_indexes').addColumn('definition', 'text').execute();
  },
};
