import type { Migration } from 'kysely/migration';

const FORMER_TABLES = [
  'product_list',
  'order_list',
  'customers',
  'product_search',
  'order_search',
  'customer_search',
] as const;

/**
 * Every list has a table that is named after it, also the history and the customers. They are filled when the store opens.
 * Entries of the history have the same name for their time as other rows.
 */
export const listNames: Migration = {
  async up(database) {
    for (const table of FORMER_TABLES) await database.schema.dropTable(table).ifExists().execute();
    await database.deleteFrom('list_indexes').execute();
    await database.schema.alterTable('history').dropColumn('search_text').execute();
    await database.schema.alterTable('history').renameColumn('at', 'created_at').execute();
    await database.schema.createIndex('history_newest').on('history').columns(['created_at', 'id']).execute();
  },
};
