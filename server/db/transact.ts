import type { RawBuilder } from 'kysely';
import type { RevisionFeed, Revisions } from '../base/database.ts';
import { getErrorCode } from './storageErrors.ts';
import type { SqlDatabase } from './schema.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const MAX_ATTEMPTS = 10;

/**
 * Runs work in a transaction. PostgreSQL may abort conflicting transactions, which are then retried, so the work
 * must not have side effects.
 */
export async function transact<T>(
  database: SqlDatabase,
  work: (transaction: SqlDatabase) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      const isConflict = [SERIALIZATION_FAILURE, DEADLOCK].includes(getErrorCode(error) ?? '');
      if (!isConflict || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** The receivers of new revisions: this process and other servers. */
export type RevisionNotifications = {
  feed: RevisionFeed;
  /** Returns SQL that notifies other servers when the transaction commits. */
  notify?: ((revisions: Partial<Revisions>) => RawBuilder<unknown>) | undefined;
};

/**
 * Runs work in a transaction that also increments revisions, always in the same order to avoid deadlocks. Publishes the
 * revisions after the commit.
 */
export async function transactAndBumpRevisions<T>(
  database: SqlDatabase,
  { feed, notify }: RevisionNotifications,
  names: readonly (keyof Revisions)[] | ((result: T) => readonly (keyof Revisions)[]),
  work: (transaction: SqlDatabase) => Promise<T>,
): Promise<T> {
  const { result, revisions } = await transact(database, async (transaction) => {
    const workResult = await work(transaction);
    const bumped: Partial<Revisions> = {};
    // Last, so that the rows are locked only during the commit.
    const written = typeof names === 'function' ? names(workResult) : names;
    for (const name of written.toSorted()) {
      const row = await transaction
        .updateTable('list_versions')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('list', '=', name)
        .returning('version')
        .executeTakeFirst();
      if (row) bumped[name] = row.version;
    }
    // Once for all of them: a new order must not be announced before it is counted.
    await notify?.(bumped).execute(transaction);
    return { result: workResult, revisions: bumped };
  });
  feed.publish(revisions);
  return result;
}
