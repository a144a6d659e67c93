import type { Migration } from 'kysely/migration';

/** Pending registrations, codes and reset links. */
export const accounts: Migration = {
  async up(database) {
    await database.schema
      .createTable('registrations')
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('phone_number', 'text')
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('registrations_pk', ['email', 'browser'])
      .execute();
    await database.schema
      .createTable('codes')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('guesses', 'integer', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('codes_of_address').on('codes').column('email').execute();
    await database.schema
      .createTable('reset_links')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('admin_id', 'text', (column) => column.notNull().references('admins.id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('reset_links_of_admin').on('reset_links').column('admin_id').execute();
  },
};
