import type { RawBuilder } from 'kysely';
import type { ListName } from '#contract/lists/listRules.ts';
import type { RevisionFeed } from '../store.ts';
import { getErrorCode } from './storageErrors.ts';
import type { Database } from './schema.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const MAX_ATTEMPTS = 10;

/**
 * Runs work in a transaction. PostgreSQL may abort conflicting transactions, which are then retried, so the work
 * must not have side effects.
 */
export async function transact<T>(
  database: Database,
  work: (transaction: Database) => Promise<T>,
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
  /** SQL that notifies other servers, part of the statement that writes the revision. */
  notification?: RawBuilder<unknown> | undefined;
};

/** Runs work in a transaction that also increments the list's revision. Publishes the revision after the commit. */
export async function transactAndBumpRevision<T>(
  database: Database,
  { feed, notification }: RevisionNotifications,
  list: ListName,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  const { result, version } = await transact(database, async (transaction) => {
    const workResult = await work(transaction);
    // Last, so that the row is locked only during the commit.
    const bumped = await transaction
      .updateTable('list_versions')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('list', '=', list)
      .returning('version')
      .$if(notification !== undefined, (query) => query.returning(notification!.as('notified')))
      .executeTakeFirst();
    return { result: workResult, version: bumped?.version };
  });
  if (version !== undefined) feed.publish({ [list]: version });
  return result;
}
