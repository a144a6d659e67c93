import type { Migration } from 'kysely/migration';

/** Invoice numbers. Not a foreign key, because a number stays used even if its order is removed. */
export const invoices: Migration = {
  async up(database) {
    await database.schema
      .createTable('invoices')
      .addColumn('number', 'bigint', (column) => column.primaryKey())
      .addColumn('order_id', 'text', (column) => column.notNull().unique())
      .addColumn('issued_at', 'text', (column) => column.notNull())
      .execute();
  },
};
