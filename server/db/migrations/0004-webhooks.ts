import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { getEngine } from '../schema.ts';
import { key, required } from './0001-first-release-accounts.ts';

/**
 * Deliveries have no foreign key, because checking it would lock the endpoint in every write of an order. Their position is
 * in the order of writes to the same order or product, because these lock it first.
 */
async function createDeliveries(database: Kysely<unknown>): Promise<void> {
  const isPostgres = getEngine(database) === 'postgres';
  await database.schema
    .createTable('webhook_deliveries')
    .addColumn('position', isPostgres ? 'bigserial' : 'integer', (column) =>
      isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('endpoint_id', 'text', required)
    .addColumn('message_id', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('subject_id', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('due_at', 'bigint')
    .addColumn('claimed_until', 'bigint')
    .addColumn('attempts', 'integer', required)
    .addColumn('failures', 'integer')
    .addColumn('attempted_at', 'bigint')
    .addColumn('answer_status', 'integer')
    .addColumn('answer', 'text')
    .addColumn('problem', 'text')
    .execute();
  const waiting = [
    ['due', ['endpoint_id', 'due_at']],
    ['of_subject', ['endpoint_id', 'subject_id', 'position']],
  ] as const;
  for (const [name, columns] of waiting)
    await database.schema
      .createIndex(`webhook_deliveries_${name}`)
      .on('webhook_deliveries')
      .columns([...columns])
      .where(sql.ref('status'), '=', sql.lit('waiting'))
      .execute();
  await database.schema
    .createIndex('webhook_deliveries_newest')
    .on('webhook_deliveries')
    .columns(['endpoint_id', 'created_at', 'position'])
    .execute();
}

export const webhooks: Migration = {
  async up(database) {
    await database.schema
      .createTable('webhook_endpoints')
      .addColumn('id', 'text', key)
      .addColumn('url', 'text', required)
      .addColumn('types', 'text', required)
      .addColumn('status', 'text', required)
      .addColumn('secret', 'text', required)
      .addColumn('previous_secret', 'text')
      .addColumn('previous_secret_until', 'bigint')
      .addColumn('failing_since', 'bigint')
      .addColumn('created_at', 'bigint', required)
      .addColumn('created_by', 'text', (column) => column.references('admins.id').onDelete('set null'))
      .addColumn('language', 'text', required)
      .execute();
    await createDeliveries(database);
  },
};
