import { type Dialect, Kysely } from 'kysely';
import type { StoreDetails } from '#contract/settings/storeDetails.ts';
import { getZoneName } from '#contract/time/timeZones.ts';
import {
  type AttemptRepository,
  createRevisionFeed,
  getLatestReset,
  type Database,
} from '../base/database.ts';
import {
  createAdminRepository,
  createDeviceRepository,
  createResetLinkRepository,
  createSessionRepository,
} from './accounts/admins.ts';
import { createCodeRepository, createRegistrationRepository } from './accounts/registrations.ts';
import { createHistoryRepository } from './history/history.ts';
import { createIdempotencyRepository } from './accounts/idempotencyKeys.ts';
import { createInvoiceRepository } from './orders/invoices.ts';
import { createCustomerRepository } from './orders/customers.ts';
import { findUsedImageIds } from './products/productImages.ts';
import { type OnListProgress, openLists } from './lists/openLists.ts';
import { migrate } from './migrations/migrate.ts';
import { createOutboxRepository } from './accounts/outbox.ts';
import { createPasskeyRepository } from './accounts/passkeys.ts';
import { createOrderMailRepository } from './orders/orderMails.ts';
import { createOrderRepository } from './orders/orders.ts';
import { createProductRepository } from './products/products.ts';
import type { SqlDatabase, Tables } from './schema.ts';
import { type Seed, type RowCounts, seedOnce } from './seedOnce.ts';
import { openSums } from './reports/fillSums.ts';
import { createSalesReport } from './reports/salesReport.ts';
import { createTotals } from './reports/totals.ts';
import { fillOrderRegions } from './orders/orderRegions.ts';
import { type RevisionNotifications, transact } from './transact.ts';
import { createViewRepository } from './accounts/views.ts';
import { createStoreSecret, type StoreSecret } from './secret.ts';
import { createStoreKeyRepository } from './storeKeys.ts';
import { createStoreDetailsRepository, readStoreDetails } from './storeDetails.ts';
import { createWebhookRepository } from './webhooks/webhooks.ts';

const createAttemptRepository = (database: SqlDatabase): AttemptRepository => ({
  /** Counts in one statement, so that parallel attempts are counted correctly. */
  async count(key, now, windowMs) {
    const newRow = { key, points: 1, resets_at: now + windowMs };
    const row = await database
      .insertInto('attempts')
      .values(newRow)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => {
          const isExpired = eb.or([
            eb('attempts.resets_at', '<=', now),
            eb('attempts.resets_at', '>', getLatestReset(now, windowMs)),
          ]);
          const points = eb('attempts.points', '+', 1);
          return {
            points: eb.case().when(isExpired).then(1).else(points).end(),
            resets_at: eb
              .case()
              .when(isExpired)
              .then(newRow.resets_at)
              .else(eb.ref('attempts.resets_at'))
              .end(),
          };
        }),
      )
      .returning(['points', 'resets_at'])
      .executeTakeFirstOrThrow();
    return { attempts: row.points, resetsAt: row.resets_at };
  },
  async refund(key) {
    await database
      .updateTable('attempts')
      .set((eb) => ({ points: eb('points', '-', 1) }))
      .where('key', '=', key)
      .where('points', '>', 0)
      .execute();
  },
  async getCount(key, now) {
    const row = await database
      .selectFrom('attempts')
      .select('points')
      .where('key', '=', key)
      .where('resets_at', '>', now)
      .executeTakeFirst();
    return row?.points ?? 0;
  },
  async removeStale(now) {
    await database.deleteFrom('attempts').where('resets_at', '<=', now).execute();
  },
});

export type OpenDatabase = {
  db: Database;
  /** Raw access to the rows, for backups. */
  database: SqlDatabase;
  isNew: boolean;
  /** The reason why searches scan all rows, or `undefined` if they use an index. */
  searchFailure: unknown;
  seedOnce(create: () => Seed, at: number): Promise<RowCounts | undefined>;
  secret: StoreSecret;
  close(): Promise<void>;
};

async function prepare(database: SqlDatabase, { onListProgress, ...options }: DatabaseOptions) {
  const { isNew } = await migrate(database);
  const region = await readStoreDetails(database, getInitialDetails(options));
  await transact(database, (transaction) => fillOrderRegions(transaction, region));
  const lists = await openLists(database, onListProgress);
  const timeZone = region.timeZone ? getZoneName(region.timeZone) : undefined;
  await openSums(database, timeZone, (done, total) => onListProgress?.('orders', done, total));
  return { isNew, ...lists };
}

/** `StoreDetails` apply until an administrator saves others. */
export type DatabaseOptions = Partial<StoreDetails> & {
  /** Returns SQL that notifies other servers of new revisions. */
  notify?: RevisionNotifications['notify'];
  onListProgress?: OnListProgress | undefined;
};

/**
 * Returns the details that apply until an administrator saves others. The time zone defines the days of reports. Orders
 * without a currency get this one.
 */
const getInitialDetails = ({
  storeName,
  currency = null,
  timeZone,
  contact = { email: '', phone: '', address: '' },
}: Partial<StoreDetails>): StoreDetails => ({ storeName, currency, timeZone, contact, logo: null });

/** Opens a database. Creates or migrates its schema. */
export async function openDatabase(dialect: Dialect, options: DatabaseOptions = {}): Promise<OpenDatabase> {
  const database = new Kysely<Tables>({ dialect });
  const { isNew, searchFailure } = await prepare(database, options).catch(async (error: unknown) => {
    await database.destroy();
    throw error;
  });
  const { notify } = options;
  const feed = createRevisionFeed();
  const useTrigrams = searchFailure === undefined;
  const initialDetails = getInitialDetails(options);
  const details = createStoreDetailsRepository(database, { feed, notify }, initialDetails);
  const db: Database = {
    details,
    invoices: createInvoiceRepository(database, { feed, notify }),
    products: createProductRepository(database, useTrigrams, { feed, notify }),
    orders: createOrderRepository(database, useTrigrams, { feed, notify }),
    customers: createCustomerRepository(database, useTrigrams),
    admins: createAdminRepository(database),
    sessions: createSessionRepository(database),
    devices: createDeviceRepository(database),
    passkeys: createPasskeyRepository(database),
    registrations: createRegistrationRepository(database),
    codes: createCodeRepository(database),
    resetLinks: createResetLinkRepository(database),
    outbox: createOutboxRepository(database),
    attempts: createAttemptRepository(database),
    idempotency: createIdempotencyRepository(database),
    views: createViewRepository(database),
    history: createHistoryRepository(database, useTrigrams),
    storeKeys: createStoreKeyRepository(database),
    webhooks: createWebhookRepository(database),
    orderMails: createOrderMailRepository(database, { feed, notify }),
    revisionFeed: feed,
    getTotals: createTotals(database, async () => (await details.get()).currency),
    getSalesReport: createSalesReport(
      database,
      async (transaction) => (await readStoreDetails(transaction, initialDetails)).currency,
    ),
    findUsedImageIds: (publicIds) => findUsedImageIds(database, publicIds),
  };
  return {
    db,
    database,
    isNew,
    searchFailure,
    seedOnce: async (create, at) => seedOnce(database, create, at, await details.get()),
    secret: createStoreSecret(database),
    close: () => database.destroy(),
  };
}
