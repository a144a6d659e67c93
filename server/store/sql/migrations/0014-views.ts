import type { Migration } from 'kysely/migration';

/** Saved views of lists, and each administrator's default view. */
export const views: Migration = {
  async up(database) {
    await database.schema
      .createTable('list_views')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('admin_id', 'text', (column) => column.notNull().references('admins.id').onDelete('cascade'))
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('query', 'text', (column) => column.notNull())
      .addColumn('layout', 'text', (column) => column.notNull())
      .addColumn('visibility', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('list_views_of_admin')
      .on('list_views')
      .columns(['admin_id', 'list'])
      .execute();
    await database.schema
      .createTable('default_views')
      .addColumn('admin_id', 'text', (column) => column.notNull().references('admins.id').onDelete('cascade'))
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('view_id', 'text', (column) =>
        column.notNull().references('list_views.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('default_views_pk', ['admin_id', 'list'])
      .execute();
    await database.schema.createIndex('defaults_of_view').on('default_views').column('view_id').execute();
  },
};
