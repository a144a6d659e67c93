import { IDEMPOTENCY_KEY_LIFETIME_MS } from '#contract/idempotency.ts';
import {
  type IdempotencyRepository,
  type IdempotentResult,
  RepeatedRequestError,
} from '../../base/database.ts';
import type { SqlDatabase } from '../schema.ts';

/**
 * Stores the result in the transaction of its changes. If the same request is running elsewhere, the database waits
 * for it.
 * @throws {RepeatedRequestError} if the key is already stored
 */
export async function storeResult(
  transaction: SqlDatabase,
  idempotentResult: IdempotentResult | undefined,
): Promise<void> {
  if (!idempotentResult) return;
  const content = {
    fingerprint: idempotentResult.fingerprint,
    answer: JSON.stringify(idempotentResult.result),
    created_at: idempotentResult.at,
  };
  const stored = await transaction
    .insertInto('idempotency_keys')
    .values({ admin_id: idempotentResult.adminId, key: idempotentResult.key, ...content })
    .onConflict((conflict) =>
      conflict
        .columns(['admin_id', 'key'])
        .doUpdateSet(content)
        .where('idempotency_keys.created_at', '<=', idempotentResult.at - IDEMPOTENCY_KEY_LIFETIME_MS),
    )
    .returning('key')
    .executeTakeFirst();
  if (!stored) throw new RepeatedRequestError();
}

export const createIdempotencyRepository = (database: SqlDatabase): IdempotencyRepository => ({
  async find({ adminId, key }, after) {
    const row = await database
      .selectFrom('idempotency_keys')
      .select(['fingerprint', 'answer'])
      .where('admin_id', '=', adminId)
      .where('key', '=', key)
      .where('created_at', '>', after)
      .executeTakeFirst();
    return row && { fingerprint: row.fingerprint, result: JSON.parse(row.answer) as unknown };
  },
  async removeStale(before) {
    await database.deleteFrom('idempotency_keys').where('created_at', '<=', before).execute();
  },
});
