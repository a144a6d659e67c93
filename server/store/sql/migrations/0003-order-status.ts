import type { Migration } from 'kysely/migration';

/** The history of order statuses. */
export const orderStatus: Migration = {
  async up(database) {
    await database.schema
      .createTable('order_status_changes')
      .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('was', 'text')
      .addColumn('became', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('admin_id', 'text', (column) => column.notNull())
      .addColumn('admin_name', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('order_status_changes_pk', ['order_id', 'place'])
      .execute();
  },
};
