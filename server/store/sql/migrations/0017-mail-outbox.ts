import type { Migration } from 'kysely/migration';

/** Emails that wait to be sent. A claimed one is due again when its claim expires. */
export const mailOutbox: Migration = {
  async up(database) {
    await database.schema
      .createTable('mail_outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('code', 'text')
      .addColumn('user_agent', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('mail_outbox_by_due_time').on('mail_outbox').column('due_at').execute();
  },
};
