import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { StartFailure } from '../startFailure.ts';
import { isAway, isUnreadable, sqlState } from '../store/sql/explainStorage.ts';
import { type OpenStore, openStore } from '../store/sql/openStore.ts';
import { postgres } from '../store/sql/postgres.ts';
import { sqlite } from '../store/sql/sqlite.ts';
import { type DataFolder, openDataFolder } from './dataFolder.ts';
import { pictureBucket } from './pictureBucket.ts';
import { type PictureFiles, pictureFiles } from './pictureFiles.ts';

/** Everything that is kept: the rows, the pictures, and the folder with what is in files. */
export type Storage = OpenStore & { folder: DataFolder; pictures: PictureFiles };

async function openFile({ database }: Pick<DataFolder, 'database'>): Promise<OpenStore> {
  try {
    return await openStore(sqlite(database));
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    throw new StartFailure(`${database} is damaged or no store: restore a backup, or move it away.`);
  }
}

/** User unknown, password wrong, database unknown, nothing granted. */
const REFUSED = ['28000', '28P01', '3D000', '42501'];

/** Never with the address as it is set: a password is part of it. */
const openServer = (url: string): Promise<OpenStore> =>
  openStore(postgres(url)).catch((error: unknown) => {
    const isOurs = isAway(error) || REFUSED.includes(sqlState(error) ?? '');
    if (!isOurs || !(error instanceof Error)) throw error;
    throw new StartFailure(
      `Can't open the database that DATABASE_URL names: ${error.message || sqlState(error)}.`,
    );
  });

/**
 * Opens what the settings name: a PostgreSQL database that other servers may have open as well, or the file in the
 * data folder, which is then this process's alone.
 */
export async function openStorage({ dataDir, storage }: Settings): Promise<Storage> {
  const folder = openDataFolder(dataDir, storage.databaseUrl ? 'shared' : 'alone');
  try {
    const opened = await (storage.databaseUrl ? openServer(storage.databaseUrl) : openFile(folder));
    return {
      ...opened,
      folder,
      pictures: storage.bucket ? pictureBucket(storage.bucket) : pictureFiles(folder.uploads),
      async close() {
        await opened.close();
        folder.release();
      },
    };
  } catch (error) {
    folder.release();
    throw error;
  }
}

/**
 * Opens the rows of a store that may have a server running, for one short command: SQLite lets the one wait for the
 * other's write. Makes no store where there is none, as a mistyped DATA_DIR would.
 */
export async function openBeside({ dataDir, storage }: Settings): Promise<OpenStore> {
  if (storage.databaseUrl) return openServer(storage.databaseUrl);
  const database = join(dataDir, 'store.db');
  if (existsSync(database)) return openFile({ database });
  throw new StartFailure(`There is no store in ${dataDir}: set DATA_DIR to the store's folder.`);
}
