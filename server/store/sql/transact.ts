import { getErrorCode } from './storageErrors.ts';
import type { Database, List } from './schema.ts';

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

/** Runs work in a transaction that also increments the list's revision, so that readers see both or neither. */
export const transactAndBumpRevision = <T>(
  database: Database,
  list: List,
  work: (transaction: Database) => Promise<T>,
): Promise<T> =>
  transact(database, async (transaction) => {
    const result = await work(transaction);
    // Last, so that others wait for this row only as long as the commit takes.
    await transaction
      .updateTable('list_versions')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('list', '=', list)
      .execute();
    return result;
  });
