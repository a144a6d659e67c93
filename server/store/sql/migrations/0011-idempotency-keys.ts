import type { Migration } from 'kysely/migration';

/** Results of requests with an idempotency key. */
export const idempotencyKeys: Migration = {
  async up(database) {
    await database.schema
      .createTable('idempotency_keys')
      .addColumn('admin_id', 'text', (column) => column.notNull().references('admins.id').onDelete('cascade'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_keys_pk', ['admin_id', 'key'])
      .execute();
    await database.schema
      .createIndex('idempotency_keys_by_age')
      .on('idempotency_keys')
      .column('created_at')
      .execute();
  },
};
