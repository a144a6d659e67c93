import { sql } from 'kysely';
import type { StoredEndpoint, WebhookRepository } from '../../base/webhooks.ts';
import { insertMail } from '../accounts/outbox.ts';
import { type SqlDatabase, getEngine } from '../schema.ts';
import { transact } from '../transact.ts';
import { createDeliveries } from './deliveries.ts';
import { formatTypes, fromEndpoint, toEndpoint } from './endpointRow.ts';

/**
 * Locks the table, so that parallel requests can't exceed the limit. SQLite waits for its lock only if a transaction
 * begins with a write, even one that changes nothing.
 */
async function lockEndpoints(transaction: SqlDatabase): Promise<void> {
  await (
    getEngine(transaction) === 'postgres'
      ? sql`lock table webhook_endpoints in exclusive mode`
      : sql`update webhook_endpoints set id = id where false`
  ).execute(transaction);
}

async function add(transaction: SqlDatabase, endpoint: StoredEndpoint, maxEndpoints: number) {
  await lockEndpoints(transaction);
  const existing = await transaction.selectFrom('webhook_endpoints').select('id').execute();
  if (existing.length >= maxEndpoints) return 'limitReached';
  await transaction.insertInto('webhook_endpoints').values(fromEndpoint(endpoint)).execute();
  return 'added';
}

async function remove(transaction: SqlDatabase, id: string) {
  // In the order in which attempts lock them, to avoid deadlocks.
  await transaction.deleteFrom('webhook_deliveries').where('endpoint_id', '=', id).execute();
  const row = await transaction
    .deleteFrom('webhook_endpoints')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toEndpoint(row);
}

export function createWebhookRepository(database: SqlDatabase): WebhookRepository {
  const endpoints = database.selectFrom('webhook_endpoints').selectAll();
  return {
    ...createDeliveries(database),
    async findAll() {
      return (await endpoints.orderBy('created_at').orderBy('id').execute()).map(toEndpoint);
    },
    async findActive() {
      return (await endpoints.where('status', '=', 'active').execute()).map(toEndpoint);
    },
    add: (endpoint, maxEndpoints) =>
      transact(database, (transaction) => add(transaction, endpoint, maxEndpoints)),
    async change(id, { url, types, status }) {
      const row = await database
        .updateTable('webhook_endpoints')
        .set({
          // An update needs a column.
          id,
          ...(url !== undefined && { url }),
          ...(types && { types: formatTypes(types) }),
          ...(status && { status }),
          ...(status === 'active' && { failing_since: null }),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return row && toEndpoint(row);
    },
    async rotateSecret(id, secret, previousUntil) {
      const row = await database
        .updateTable('webhook_endpoints')
        .set((eb) => ({
          previous_secret: eb.ref('secret'),
          previous_secret_until: previousUntil,
          secret,
        }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      return row && toEndpoint(row);
    },
    remove: (id) => transact(database, (transaction) => remove(transaction, id)),
    pause: (id, status, failingSince, mails) =>
      transact(database, async (transaction) => {
        const active = transaction
          .updateTable('webhook_endpoints')
          .set({ status })
          .where('id', '=', id)
          .where('status', '=', 'active');
        const failing =
          failingSince === undefined ? active : active.where('failing_since', '=', failingSince);
        if (!(await failing.returning('id').executeTakeFirst())) return false;
        for (const mail of mails) await insertMail(transaction, mail);
        return true;
      }),
  };
}
