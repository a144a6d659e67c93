import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

export type Schema = Kysely<unknown>['schema'];

export const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
export const required = (column: ColumnDefinitionBuilder) => column.notNull();
/** Rows of an account are removed with it. */
export const ofAdmin = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('admins.id').onDelete('cascade');

async function createAccounts(schema: Schema): Promise<void> {
  await schema
    .createTable('admins')
    .addColumn('id', 'text', key)
    .addColumn('kind', 'text', required)
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('full_name', 'text', required)
    .addColumn('phone_number', 'text')
    .addColumn('password_hash', 'text', required)
    .addColumn('last_sign_in_at', 'bigint')
    .addColumn('sign_in_rule', 'text', (column) => column.notNull().defaultTo('passwordOrPasskey'))
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('digest', 'text', key)
    .addColumn('admin_id', 'text', ofAdmin)
    .addColumn('started_at', 'bigint', required)
    .addColumn('seen_at', 'bigint', required)
    .addColumn('user_agent', 'text')
    .execute();
  await schema.createIndex('sessions_of_admin').on('sessions').column('admin_id').execute();
  await schema
    .createTable('devices')
    .addColumn('admin_id', 'text', ofAdmin)
    .addColumn('digest', 'text', required)
    .addColumn('seen_at', 'bigint', required)
    .addPrimaryKeyConstraint('devices_pk', ['admin_id', 'digest'])
    .execute();
  await schema
    .createTable('attempts')
    .addColumn('key', 'text', key)
    .addColumn('points', 'integer', required)
    .addColumn('resets_at', 'bigint', required)
    .execute();
}

/** Pending registrations, codes, reset links, and the emails that wait to be sent. */
async function createRegistrations(schema: Schema): Promise<void> {
  await schema
    .createTable('registrations')
    .addColumn('email', 'text', required)
    .addColumn('browser', 'text', required)
    .addColumn('full_name', 'text', required)
    .addColumn('phone_number', 'text')
    .addColumn('password_hash', 'text', required)
    .addColumn('made_at', 'bigint', required)
    .addPrimaryKeyConstraint('registrations_pk', ['email', 'browser'])
    .execute();
  await schema
    .createTable('codes')
    .addColumn('hash', 'text', key)
    .addColumn('email', 'text', required)
    .addColumn('expires_at', 'bigint', required)
    .addColumn('guesses', 'integer', required)
    .execute();
  await schema.createIndex('codes_of_address').on('codes').column('email').execute();
  await schema
    .createTable('reset_links')
    .addColumn('digest', 'text', key)
    .addColumn('admin_id', 'text', ofAdmin)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await schema.createIndex('reset_links_of_admin').on('reset_links').column('admin_id').execute();
  await schema
    .createTable('mail_outbox')
    .addColumn('id', 'text', key)
    .addColumn('kind', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('code', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .addColumn('due_at', 'bigint', required)
    .addColumn('attempts', 'integer', required)
    .execute();
  await schema.createIndex('mail_outbox_by_due_time').on('mail_outbox').column('due_at').execute();
}

async function createPasskeys(schema: Schema): Promise<void> {
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', key)
    .addColumn('admin_id', 'text', ofAdmin)
    .addColumn('name', 'text', required)
    .addColumn('host', 'text', required)
    .addColumn('public_key', 'text', required)
    .addColumn('counter', 'bigint', required)
    .addColumn('transports', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('last_used_at', 'bigint')
    .execute();
  await schema.createIndex('passkeys_by_admin').on('passkeys').column('admin_id').execute();
  await schema
    .createTable('recovery_codes')
    .addColumn('digest', 'text', key)
    .addColumn('admin_id', 'text', ofAdmin)
    .execute();
  await schema.createIndex('recovery_codes_by_admin').on('recovery_codes').column('admin_id').execute();
  await schema
    .createTable('passkey_challenges')
    .addColumn('digest', 'text', key)
    .addColumn('kind', 'text', required)
    .addColumn('admin_id', 'text', (column) => column.references('admins.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', required)
    .execute();
}

/** Saved views of lists, and each administrator's default view. */
async function createViews(schema: Schema): Promise<void> {
  await schema
    .createTable('list_views')
    .addColumn('id', 'text', key)
    .addColumn('admin_id', 'text', ofAdmin)
    .addColumn('list', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('query', 'text', required)
    .addColumn('layout', 'text', required)
    .addColumn('visibility', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await schema.createIndex('list_views_of_admin').on('list_views').columns(['admin_id', 'list']).execute();
  await schema
    .createTable('default_views')
    .addColumn('admin_id', 'text', ofAdmin)
    .addColumn('list', 'text', required)
    .addColumn('view_id', 'text', (column) =>
      column.notNull().references('list_views.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('default_views_pk', ['admin_id', 'list'])
    .execute();
  await schema.createIndex('defaults_of_view').on('default_views').column('view_id').execute();
}

/** Creates the tables of accounts, and of what belongs to them. */
export async function createAccountTables(schema: Schema): Promise<void> {
  await createAccounts(schema);
  await createRegistrations(schema);
  await createPasskeys(schema);
  await createViews(schema);
}
