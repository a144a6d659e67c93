import { type Migration, Migrator } from 'kysely/migration';
import { StartFailure } from '../../startFailure.ts';
import { theShop } from './migrations/0001-the-shop.ts';
import { accounts } from './migrations/0002-accounts.ts';
import { orderStatus } from './migrations/0003-order-status.ts';
import { listVersions } from './migrations/0004-list-versions.ts';
import type { Database } from './schema.ts';

/** In the order of their names; a released one is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-the-shop': theShop,
  '0002-accounts': accounts,
  '0003-order-status': orderStatus,
  '0004-list-versions': listVersions,
};

const FIRST = '0001-the-shop';

/**
 * Brings the schema up to date, all of it or nothing. Several processes may do so at once: on PostgreSQL they wait for
 * each other, a file has one process anyway. Tells whether there was no store before.
 */
export async function migrate(database: Database, all = migrations): Promise<{ isNew: boolean }> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => all } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message)) {
    throw new StartFailure(
      'The store was written by a newer version of Counter: update Counter, or restore an older backup.',
    );
  }
  if (error) throw error;
  return { isNew: results.some(({ migrationName }) => migrationName === FIRST) };
}
