import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { StartupError } from '../settings/startupError.ts';
import { isConnectionLost, isUnreadableDatabase, getErrorCode } from './storageErrors.ts';
import { type OpenDatabase, openDatabase, type DatabaseOptions } from './openDatabase.ts';
import { createPostgresDialect, notifyServers } from './postgres.ts';
import { createSqliteDialect } from './sqlite.ts';
import { type DataFolder, openDataFolder } from './dataFolder.ts';
import { createDiskReserve, withReservedWrites } from './diskReserve.ts';

/** The rows and the data folder. */
export type Storage = OpenDatabase & { folder: DataFolder };

async function openSqliteDatabase(database: string, options?: DatabaseOptions): Promise<OpenDatabase> {
  try {
    return await openDatabase(createSqliteDialect(database), options);
  } catch (error) {
    if (!isUnreadableDatabase(error)) throw error;
    throw new StartupError(
      `${database} is damaged or not a Counter store: restore a backup, or move it away.`,
    );
  }
}

/** Opens a SQLite database with a disk reserve. */
async function openWithReserve(
  { database, reserve }: DataFolder,
  options: DatabaseOptions,
): Promise<OpenDatabase> {
  const connection = await openSqliteDatabase(database, options);
  return { ...connection, db: withReservedWrites(connection.db, await createDiskReserve(reserve)) };
}

/** Invalid user, wrong password, unknown database, missing privileges. */
const LOGIN_FAILURES = ['28000', '28P01', '3D000', '42501'];

/** Opens a PostgreSQL database. Error messages omit the URL, because it contains a password. */
const openPostgresDatabase = (url: string, options?: DatabaseOptions): Promise<OpenDatabase> =>
  openDatabase(createPostgresDialect(url), { notify: notifyServers, ...options }).catch((error: unknown) => {
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
  onListProgress?: DatabaseOptions['onListProgress'],
): Promise<Storage> {
  const options = { ...publicSettings, onListProgress };
  const folder = openDataFolder(dataDir, storage.databaseUrl ? 'shared' : 'exclusive');
  try {
    const connection = await (storage.databaseUrl
      ? openPostgresDatabase(storage.databaseUrl, options)
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
export async function openDatabaseForCommand({ dataDir, storage }: Settings): Promise<OpenDatabase> {
  if (storage.databaseUrl) return openPostgresDatabase(storage.databaseUrl);
  const database = join(dataDir, 'store.db');
  if (existsSync(database)) return openSqliteDatabase(database);
  throw new StartupError(`There is no store in ${dataDir}: set DATA_DIR to the store's folder.`);
}
