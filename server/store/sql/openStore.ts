import type { Currency } from '#contract/money/currency.ts';
import { type Dialect, Kysely, type RawBuilder } from 'kysely';
import type { Store } from '../port.ts';
import { createRevisionFeed } from '../revisionFeed.ts';
import { sqlAdmins } from './admins.ts';
import { sqlAttempts } from './attempts.ts';
import { sqlCodes } from './codes.ts';
import { sqlIdempotencyKeys } from './idempotencyKeys.ts';
import { type OnListProgress, openLists } from './lists/openLists.ts';
import { migrate } from './migrate.ts';
import { sqlOrders } from './orders.ts';
import { sqlProducts } from './products.ts';
import { sqlRegistrations } from './registrations.ts';
import { sqlResetLinks } from './resetLinks.ts';
import type { Database, Tables } from './schema.ts';
import { sqlSessions } from './sessions.ts';
import { type Seed, type Seeded, seedOnce } from './seedOnce.ts';
import { getOrCreateSecret } from './storeMetadata.ts';
import { openSums } from './reports/fillSums.ts';
import { createSalesReport } from './reports/salesReport.ts';
import { toZoneName } from './reports/sumsZone.ts';
import { createTotals } from './totals.ts';

export type OpenStore = {
  store: Store;
  /** The rows themselves, for the export and import of a whole store. */
  database: Database;
  /** Whether there was no store before. */
  isNew: boolean;
  /** Why the paged lists are searched row by row; undefined where the database has an index for that. */
  searchFailure: unknown;
  seedOnce(create: () => Seed, at: number): Promise<Seeded | undefined>;
  getOrCreateSecret(generate: () => string): Promise<string>;
  close(): Promise<void>;
};

/** Brings the schema and the tables of the lists up to date. */
async function prepare(database: Database, { onListProgress, timeZone, currency }: OpenStoreOptions) {
  const { isNew } = await migrate(database);
  const opened = await openLists(database, onListProgress);
  if (timeZone !== undefined) {
    await openSums(database, toZoneName(timeZone), {
      currency: currency ?? null,
      onProgress: (done, total) => onListProgress?.('orders', done, total),
    });
  }
  return { isNew, ...opened };
}

export type OpenStoreOptions = {
  /** Tells other servers of each write to a list. */
  toServers?: RawBuilder<unknown> | undefined;
  onListProgress?: OnListProgress | undefined;
  /** The store's time zone (IANA name), by whose days orders are added up. Without one there are no reports. */
  timeZone?: string | undefined;
  /** The store's currency, to whose smallest unit amounts are rounded before they are added up. */
  currency?: Currency | undefined;
};

/** Opens the store, creating or updating its schema. */
export async function openStore(dialect: Dialect, options: OpenStoreOptions = {}): Promise<OpenStore> {
  const database = new Kysely<Tables>({ dialect });
  const { isNew, searchFailure } = await prepare(database, options).catch(async (error: unknown) => {
    await database.destroy();
    throw error;
  });
  const { toServers, timeZone, currency = null } = options;
  const feed = createRevisionFeed();
  const useTrigrams = searchFailure === undefined;
  const store: Store = {
    products: sqlProducts(database, useTrigrams, { feed, toServers }),
    orders: sqlOrders(database, useTrigrams, { feed, toServers }),
    admins: sqlAdmins(database),
    sessions: sqlSessions(database),
    registrations: sqlRegistrations(database),
    codes: sqlCodes(database),
    resetLinks: sqlResetLinks(database),
    attempts: sqlAttempts(database),
    idempotency: sqlIdempotencyKeys(database),
    revisionFeed: feed,
    totals: createTotals(database, currency),
    salesReport: timeZone === undefined ? undefined : createSalesReport(database, toZoneName(timeZone)),
  };
  return {
    store,
    database,
    isNew,
    searchFailure,
    seedOnce: (create, at) => seedOnce(database, create, at),
    getOrCreateSecret: (generate) => getOrCreateSecret(database, generate),
    close: () => database.destroy(),
  };
}
