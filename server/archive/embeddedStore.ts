import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { openDataFolder } from '../node/dataFolder.ts';
import { StartFailure } from '../startFailure.ts';
import { sqlite } from '../store/sql/sqlite.ts';
import type { ArchivedStore } from './exportStore.ts';
import { folderShelf } from './folderShelf.ts';
import type { PictureShelf } from './pictureShelf.ts';
import type { Rows } from './tables.ts';

const databaseAt = (path: string) => new Kysely<Rows>({ dialect: sqlite(path).dialect });

/** The store of a data folder, which a server may be using. */
export async function readEmbedded<T>(
  dataDir: string,
  archive: string,
  work: (store: ArchivedStore) => Promise<T>,
  shelf: PictureShelf = folderShelf(join(dataDir, 'uploads'), archive),
): Promise<T> {
  const path = join(dataDir, 'store.db');
  if (!existsSync(path))
    throw new StartFailure(`There is no store in ${dataDir}: set DATA_DIR to its folder.`);
  const database = databaseAt(path);
  return work({ database, shelf }).finally(() => database.destroy());
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Fills a data folder that has no store. Under its name the store is there when it is whole. */
export async function fillEmbedded<T>(
  dataDir: string,
  work: (store: ArchivedStore) => Promise<T>,
  elsewhere?: PictureShelf,
): Promise<T> {
  const folder = openDataFolder(dataDir, 'alone');
  const partial = `${folder.database}.partial`;
  const removePartial = () =>
    Promise.all(['', '-wal', '-shm'].map((end) => rm(partial + end, { force: true })));
  try {
    if (!folder.isNew) {
      throw new StartFailure(
        `There is a store in ${dataDir} already: move it away, or set DATA_DIR to another.`,
      );
    }
    await removePartial();
    const database = databaseAt(partial);
    const shelf = elsewhere ?? folderShelf(folder.uploads, partial);
    const done = await work({ database, shelf }).finally(() => database.destroy());
    await rename(partial, folder.database);
    await syncFolder(dataDir);
    return done;
  } finally {
    await removePartial();
    folder.release();
  }
}
