import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { StartupError } from '../settings/startupError.ts';
import { isConnectionLost, isUnreadableDatabase, getErrorCode } from './sql/storageErrors.ts';
import { type StoreConnection, openStore, type StoreOptions } from './sql/openStore.ts';
import { createPostgresDialect, notifyServers } from './sql/postgres.ts';
import { createSqliteDialect } from './sql/sqlite.ts';
import { type DataFolder, openDataFolder } from './dataFolder.ts';
import { createDiskReserve, withReservedWrites } from './diskReserve.ts';

/** The rows and the data folder. */
export type Storage = StoreConnection & { folder: DataFolder };

async function openSqliteStore(database: string, options?: StoreOptions): Promise<StoreConnection> {
  try {
    return await openStore(createSqliteDialect(database), options);
  } catch (error) {
    if (!isUnreadableDatabase(error)) throw error;
    throw new StartupError(
      `${database} is damaged or not a Counter store: restore a backup, or move it away.`,
    );
  }
}

/** Opens a SQLite store with a disk reserve. */
async function openWithReserve(
  { database, reserve }: DataFolder,
  options: StoreOptions,
): Promise<StoreConnection> {
  const connection = await openSqliteStore(database, options);
  return { ...connection, store: withReservedWrites(connection.store, await createDiskReserve(reserve)) };
}

/** Invalid user, wrong password, unknown database, missing privileges. */
const LOGIN_FAILURES = ['28000', '28P01', '3D000', '42501'];

/** Opens a PostgreSQL store. Error messages omit the URL, because it contains a password. */
const openPostgresStore = (url: string, options?: StoreOptions): Promise<StoreConnection> =>
  openStore(createPostgresDialect(url), { notify: notifyServers, ...options }).catch((error: unknown) => {
    const isOperatorError = isConnectionLost(error) || LOGIN_FAILURES.includes(getErrorCode(error) ?? '');
    if (!isOperatorError || !(error instanceof Error)) throw error;
    throw new StartupError(
      `Can't open the database at DATABASE_URL: ${error.message || getErrorCode(error)}.`,
    );
  });

/**
 * Opens the configured store: a PostgreSQL database, which servers can share, or the SQLite file of the data
 * folder, which is locked for this process.
 */
export async function openStorage(
  { dataDir, storage, publicSettings }: Settings,
  onListProgress?: StoreOptions['onListProgress'],
): Promise<Storage> {
  const options = { ...publicSettings, onListProgress };
  const folder = openDataFolder(dataDir, storage.databaseUrl ? 'shared' : 'exclusive');
  try {
    const connection = await (storage.databaseUrl
      ? openPostgresStore(storage.databaseUrl, options)
      : openWithReserve(folder, options));
    return {
      ...connection,
      folder,
      async close() {
        await connection.close();
        folder.release();
      },
    };
  } catch (error) {
    folder.release();
    throw error;
  }
}

/**
 * Opens the store for a short command while a server may be running. Throws if there is no store, so that a
 * mistyped DATA_DIR doesn't create one.
 */
export async function openStoreForCommand({ dataDir, storage }: Settings): Promise<StoreConnection> {
  if (storage.databaseUrl) return openPostgresStore(storage.databaseUrl);
  const database = join(dataDir, 'store.db');
  if (existsSync(database)) return openSqliteStore(database);
  throw new StartupError(`There is no store in ${dataDir}: set DATA_DIR to the store's folder.`);
}
