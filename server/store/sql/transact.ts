import type { RawBuilder } from 'kysely';
import type { ListName } from '#contract/lists/listRules.ts';
import type { RevisionFeed } from '../store.ts';
import { getErrorCode } from './storageErrors.ts';
import type { Database } from './schema.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const MAX_ATTEMPTS = 10;

/**
 * Runs work in a transaction. Where several processes write, a database may abort one of two conflicting transactions and
 * expects it to be retried, so the work must change nothing but the database.
 */
export async function transact<T>(
  database: Database,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      const isConflict = [SERIALIZATION_FAILURE, DEADLOCK].includes(getErrorCode(error) ?? '');
      if (!isConflict || tried === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Who hears of a list's new revision. */
export type RevisionNotices = {
  feed: RevisionFeed;
  /** Tells other servers, as part of the statement that writes the revision; without it this process is alone. */
  toServers?: RawBuilder<unknown> | undefined;
};

/**
 * Runs work in a transaction that also increments the list's revision, so that readers see both or neither. Tells of the
 * new revision once it is committed.
 */
export async function transactAndBumpRevision<T>(
  database: Database,
  { feed, toServers }: RevisionNotices,
  list: ListName,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  const { result, version } = await transact(database, async (transaction) => {
    const outcome = await work(transaction);
    // Last, so that others wait for this row only as long as the commit takes.
    const bumped = await transaction
      .updateTable('list_versions')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('list', '=', list)
      .returning('version')
      .$if(toServers !== undefined, (query) => query.returning(toServers!.as('told')))
      .executeTakeFirst();
    return { result: outcome, version: bumped?.version };
  });
  if (version !== undefined) feed.publish({ [list]: version });
  return result;
}
