import { sql } from 'kysely';
import type { Database, List } from '../schema.ts';
import { getEngine } from './engine.ts';

/**
 * Lets only one of several servers that start at once fill what follows from a list; the others wait until its transaction
 * ends. Writers of the list have ended before, and others wait: one that had read what is filled anew would change rows that
 * are gone. The first statement of a transaction, so that nobody waits for a lock that it has already. SQLite has one writer.
 */
export async function waitForTurn(transaction: Database, list: List): Promise<void> {
  if (getEngine(transaction) === 'postgres') {
    await sql`lock table ${sql.table(list)} in share mode`.execute(transaction);
  }
  await sql`update list_versions set version = version where list = ${list}`.execute(transaction);
}
