import type { Migration } from 'kysely/migration';

/** Passkeys, recovery codes, and the rule for signing in to each account. */
export const passkeys: Migration = {
  async up(database) {
    await database.schema
      .alterTable('admins')
      .addColumn('sign_in_rule', 'text', (column) => column.notNull().defaultTo('passwordOrPasskey'))
      .execute();
    await database.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('admin_id', 'text', (column) => column.notNull().references('admins.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint')
      .execute();
    await database.schema.createIndex('passkeys_by_admin').on('passkeys').column('admin_id').execute();
    await database.schema
      .createTable('recovery_codes')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('admin_id', 'text', (column) => column.notNull().references('admins.id').onDelete('cascade'))
      .execute();
    await database.schema
      .createIndex('recovery_codes_by_admin')
      .on('recovery_codes')
      .column('admin_id')
      .execute();
    await database.schema
      .createTable('passkey_challenges')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('admin_id', 'text', (column) => column.references('admins.id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
