import { type Migration, Migrator } from 'kysely/migration';
import { StartupError } from '../../settings/startupError.ts';
import { firstRelease } from './0001-first-release.ts';
import { productCodes } from './0002-product-codes.ts';
import { orderEvents } from './0003-order-events.ts';
import { webhooks } from './0004-webhooks.ts';
import { orderMails } from './0005-order-mails.ts';
import { taxNumber } from './0006-tax-number.ts';
import type { SqlDatabase } from '../schema.ts';

const FIRST_MIGRATION = '0001-first-release';

/** Migrations in order. Never edit, rename or remove a released one, because databases have recorded its name. */
export const migrations: Record<string, Migration> = {
  [FIRST_MIGRATION]: firstRelease,
  '0002-product-codes': productCodes,
  '0003-order-events': orderEvents,
  '0004-webhooks': webhooks,
  '0005-order-mails': orderMails,
  '0006-tax-number': taxNumber,
};

/** The first migration of trial versions, whose other migrations were folded into the first release. */
const TRIAL_MIGRATION = '0001-the-shop';

/** Returns true if a trial version, from before the first release, applied these migrations. */
export const areFromTrial = (names: readonly string[]): boolean => names.includes(TRIAL_MIGRATION);

function describeUnknownMigration(name: string): string {
  return areFromTrial([name])
    ? "The store was made by a trial version of Counter and can't be opened: delete it or move it away, or set DATA_DIR or DATABASE_URL to a new one."
    : 'The store was written by a newer version of Counter: update Counter, or restore an older backup.';
}

/**
 * Applies all pending migrations or none. On PostgreSQL, concurrent processes wait for each other. `isNew` is true
 * if the store was empty.
 */
export async function migrate(database: SqlDatabase, all = migrations): Promise<{ isNew: boolean }> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => all } });
  const { error, results = [] } = await migrator.migrateToLatest();
  const unknown =
    error instanceof Error && /previously executed migration (.*) is missing/.exec(error.message);
  if (unknown) throw new StartupError(describeUnknownMigration(unknown[1] ?? ''));
  if (error) throw error;
  return { isNew: results.some(({ migrationName }) => migrationName === FIRST_MIGRATION) };
}
