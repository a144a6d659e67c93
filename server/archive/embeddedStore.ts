import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { openDataFolder } from '../db/dataFolder.ts';
import { StartupError } from '../settings/startupError.ts';
import { createSqliteDialect } from '../db/sqlite.ts';
import type { ArchivedStore } from './exportStore.ts';
import { openFolderImages, type ArchiveImages } from './archiveImages.ts';
import type { UntypedTables } from './tables.ts';

const openConnection = (path: string) => new Kysely<UntypedTables>({ dialect: createSqliteDialect(path) });

/** Calls `work` with the store in a data folder, which a server may be using. */
export async function readEmbeddedStore<T>(
  dataDir: string,
  archivePath: string,
  work: (store: ArchivedStore) => Promise<T>,
  images: ArchiveImages = openFolderImages(join(dataDir, 'uploads'), archivePath),
): Promise<T> {
  const path = join(dataDir, 'store.db');
  if (!existsSync(path))
    throw new StartupError(`There is no store in ${dataDir}: set DATA_DIR to the folder of the store.`);
  const database = openConnection(path);
  return work({ database, images }).finally(() => database.destroy());
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Calls `work` to fill an empty data folder. The database file gets its final name when it is complete. */
export async function fillEmbeddedStore<T>(
  dataDir: string,
  work: (store: ArchivedStore) => Promise<T>,
  bucket?: ArchiveImages,
): Promise<T> {
  const folder = openDataFolder(dataDir, 'exclusive');
  const partial = `${folder.database}.partial`;
  const removePartial = () =>
    Promise.all(['', '-wal', '-shm'].map((end) => rm(partial + end, { force: true })));
  try {
    if (!folder.isNew) {
      throw new StartupError(
        `There is already a store in ${dataDir}: move it away, or set DATA_DIR to another folder.`,
      );
    }
    await removePartial();
    const database = openConnection(partial);
    const images = bucket ?? openFolderImages(folder.uploads, partial);
    const result = await work({ database, images }).finally(() => database.destroy());
    await rename(partial, folder.database);
    await syncFolder(dataDir);
    return result;
  } finally {
    await removePartial();
    folder.release();
  }
}
