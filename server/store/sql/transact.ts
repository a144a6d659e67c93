import { sqlState } from './explainStorage.ts';
import type { Database, Tables } from './schema.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const MOST = 10;

/**
 * Does the work in a transaction. Where several processes write, a database may end one of two transactions that stand
 * in each other's way and expects it to be tried again, so the work must touch nothing but the database.
 */
export async function transact<T>(database: Database, work: (inside: Database) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      const isConflict = [SERIALIZATION_FAILURE, DEADLOCK].includes(sqlState(error) ?? '');
      if (!isConflict || tried === MOST) throw error;
    }
  }
}

type List = Tables['list_versions']['list'];

/** A transaction whose work also makes the list's version newer: whoever sees the one sees the other. */
export const changing = <T>(
  database: Database,
  list: List,
  work: (inside: Database) => Promise<T>,
): Promise<T> =>
  transact(database, async (inside) => {
    const result = await work(inside);
    // Last, so that others wait for this row no longer than the commit takes.
    await inside
      .updateTable('list_versions')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('list', '=', list)
      .execute();
    return result;
  });
