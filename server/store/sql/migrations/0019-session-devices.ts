import type { Migration } from 'kysely/migration';

/** The browser of each session, and the devices that each account has signed in on. */
export const sessionDevices: Migration = {
  async up(database) {
    await database.schema.alterTable('sessions').addColumn('user_agent', 'text').execute();
    await database.schema
      .createTable('devices')
      .addColumn('admin_id', 'text', (column) => column.notNull().references('admins.id').onDelete('cascade'))
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('devices_pk', ['admin_id', 'digest'])
      .execute();
  },
};
