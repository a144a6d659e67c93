import { type Migration, Migrator } from 'kysely/migration';
import { StartupError } from '../../settings/startupError.ts';
import { initialSchema } from './migrations/0001-initial-schema.ts';
import { accounts } from './migrations/0002-accounts.ts';
import { orderStatus } from './migrations/0003-order-status.ts';
import { listVersions } from './migrations/0004-list-versions.ts';
import { listIndexes } from './migrations/0005-list-indexes.ts';
import { totals } from './migrations/0006-totals.ts';
import { orderSums } from './migrations/0009-order-sums.ts';
import { idempotencyKeys } from './migrations/0011-idempotency-keys.ts';
import { normalizedEmails } from './migrations/0012-normalized-emails.ts';
import { listTables } from './migrations/0013-list-tables.ts';
import { views } from './migrations/0014-views.ts';
import { storeDetails } from './migrations/0015-store-details.ts';
import { invoices } from './migrations/0016-invoices.ts';
import { mailOutbox } from './migrations/0017-mail-outbox.ts';
import { lastSignIn } from './migrations/0018-last-sign-in.ts';
import { sessionDevices } from './migrations/0019-session-devices.ts';
import { passkeys } from './migrations/0020-passkeys.ts';
import { history } from './migrations/0021-history.ts';
import { storeApi } from './migrations/0022-store-api.ts';
import { orderRegions } from './migrations/0023-order-regions.ts';
import { sumBuilds } from './migrations/0024-sum-builds.ts';
import { listNames } from './migrations/0025-list-names.ts';
import type { Database } from './schema.ts';

/** Stands for a migration of tables that 0013 drops. Its name stays, because databases have recorded it. */
const superseded: Migration = { up: async () => undefined };

/** Migrations in order. Never edit or rename a released one, because databases have recorded its name. */
export const migrations: Record<string, Migration> = {
  '0001-the-shop': initialSchema,
  '0002-accounts': accounts,
  '0003-order-status': orderStatus,
  '0004-list-versions': listVersions,
  '0005-list-indexes': listIndexes,
  '0006-totals': totals,
  '0007-list-filters': superseded,
  '0008-order-groups': superseded,
  '0009-order-sums': orderSums,
  '0010-order-sorts': superseded,
  '0011-idempotency-keys': idempotencyKeys,
  '0012-normalized-emails': normalizedEmails,
  '0013-list-tables': listTables,
  '0014-views': views,
  '0015-store-details': storeDetails,
  '0016-invoices': invoices,
  '0017-mail-outbox': mailOutbox,
  '0018-last-sign-in': lastSignIn,
  '0019-session-devices': sessionDevices,
  '0020-passkeys': passkeys,
  '0021-history': history,
  '0022-store-api': storeApi,
  '0023-order-regions': orderRegions,
  '0024-sum-builds': sumBuilds,
  '0025-list-names': listNames,
};

const FIRST_MIGRATION = '0001-the-shop';

/**
 * Applies all pending migrations or none. On PostgreSQL, concurrent processes wait for each other. `isNew` is true
 * if the store was empty.
 */
export async function migrate(database: Database, all = migrations): Promise<{ isNew: boolean }> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => all } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message)) {
    throw new StartupError(
      'The store was written by a newer version of Counter: update Counter, or restore an older backup.',
    );
  }
  if (error) throw error;
  return { isNew: results.some(({ migrationName }) => migrationName === FIRST_MIGRATION) };
}
