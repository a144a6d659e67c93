import type { Migration } from 'kysely/migration';

/** Details of the store that administrators have saved: no row or one. */
export const storeDetails: Migration = {
  async up(database) {
    await database.schema
      .createTable('store_details')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('store_name', 'text')
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('currency', 'text')
      .addColumn('time_zone', 'text')
      .addColumn('logo_url', 'text')
      .addColumn('logo_id', 'text')
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
  },
};
