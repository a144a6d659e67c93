import { IDEMPOTENCY_KEY_LIFETIME_MS } from '#contract/idempotency.ts';
import { type IdempotencyStore, type KeyedAnswer, RepeatedRequest } from '../store.ts';
import type { Database } from './schema.ts';

/**
 * Stores the answer in the transaction of its changes. If the same request is running elsewhere, the database waits
 * for it.
 * @throws {RepeatedRequest} if the key is already stored
 */
export async function storeAnswer(transaction: Database, keyed: KeyedAnswer | undefined): Promise<void> {
  if (!keyed) return;
  const content = {
    fingerprint: keyed.fingerprint,
    answer: JSON.stringify(keyed.answer),
    created_at: keyed.at,
  };
  const stored = await transaction
    .insertInto('idempotency_keys')
    .values({ admin_id: keyed.adminId, key: keyed.key, ...content })
    .onConflict((conflict) =>
      conflict
        .columns(['admin_id', 'key'])
        .doUpdateSet(content)
        .where('idempotency_keys.created_at', '<=', keyed.at - IDEMPOTENCY_KEY_LIFETIME_MS),
    )
    .returning('key')
    .executeTakeFirst();
  if (!stored) throw new RepeatedRequest();
}

export const sqlIdempotencyKeys = (database: Database): IdempotencyStore => ({
  async find({ adminId, key }, after) {
    const row = await database
      .selectFrom('idempotency_keys')
      .select(['fingerprint', 'answer'])
      .where('admin_id', '=', adminId)
      .where('key', '=', key)
      .where('created_at', '>', after)
      .executeTakeFirst();
    return row && { fingerprint: row.fingerprint, answer: JSON.parse(row.answer) as unknown };
  },
  async removeStale(before) {
    await database.deleteFrom('idempotency_keys').where('created_at', '<=', before).execute();
  },
});
