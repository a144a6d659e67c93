import { Kysely } from 'kysely';
import type { Store } from '../port.ts';
import { sqlAdmins } from './admins.ts';
import { sqlAttempts } from './attempts.ts';
import { sqlCodes } from './codes.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { sqlOrders } from './orders.ts';
import { sqlProducts } from './products.ts';
import { sqlRegistrations } from './registrations.ts';
import { sqlResetLinks } from './resetLinks.ts';
import type { Database, Tables } from './schema.ts';
import { storeSecret } from './secret.ts';
import { type Seed, seedOnce } from './seedOnce.ts';
import { sqlSessions } from './sessions.ts';
import { sqlTotals } from './totals.ts';

export type OpenStore = {
  store: Store;
  /** The rows themselves, for what moves a whole store. */
  database: Database;
  /** Whether there was no store before. */
  isNew: boolean;
  /** See seedOnce. */
  seedOnce(make: () => Seed, at: number): Promise<Seed | undefined>;
  /** See storeSecret. */
  secret(draw: () => string): Promise<string>;
  /** Whether the database answers. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
};

/** Opens the store, creating or updating its schema. */
export async function openStore({ dialect, stamp }: Engine): Promise<OpenStore> {
  const database = new Kysely<Tables>({ dialect });
  const { isNew } = await migrate(database).catch(async (error: unknown) => {
    await database.destroy();
    throw error;
  });
  const store: Store = {
    products: sqlProducts(database),
    orders: sqlOrders(database),
    admins: sqlAdmins(database),
    sessions: sqlSessions(database, stamp),
    registrations: sqlRegistrations(database),
    codes: sqlCodes(database),
    resetLinks: sqlResetLinks(database),
    attempts: sqlAttempts(database),
    totals: () => sqlTotals(database),
  };
  return {
    store,
    database,
    isNew,
    seedOnce: (make, at) => seedOnce(database, make, at),
    secret: (draw) => storeSecret(database, draw),
    isReady: () =>
      database
        .selectFrom('facts')
        .select('name')
        .limit(1)
        .execute()
        .then(
          () => true,
          () => false,
        ),
    close: () => database.destroy(),
  };
}
