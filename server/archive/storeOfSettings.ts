import { join } from 'node:path';
import { Kysely } from 'kysely';
import { openDataFolder } from '../node/dataFolder.ts';
import { pictureBucket } from '../node/pictureBucket.ts';
import type { Settings } from '../settings.ts';
import { postgres } from '../store/sql/postgres.ts';
import { fillEmbedded, readEmbedded } from './embeddedStore.ts';
import type { ArchivedStore } from './exportStore.ts';
import { bucketShelf } from './bucketShelf.ts';
import { folderShelf } from './folderShelf.ts';
import type { PictureShelf } from './pictureShelf.ts';
import type { Rows } from './tables.ts';

type Where = Pick<Settings, 'dataDir' | 'storage'>;

/** Where the settings name a bucket, the folder has no pictures. */
const bucketOf = ({ bucket }: Settings['storage'], archive: string): PictureShelf | undefined =>
  bucket && bucketShelf(pictureBucket(bucket), archive);

const databaseAt = (url: string) => new Kysely<Rows>({ dialect: postgres(url).dialect });

/** Gives the store that the settings name, which servers may be using. */
export async function readStore<T>(
  { dataDir, storage }: Where,
  archive: string,
  work: (store: ArchivedStore) => Promise<T>,
): Promise<T> {
  const bucket = bucketOf(storage, archive);
  if (storage.databaseUrl === undefined) return readEmbedded(dataDir, archive, work, bucket);
  const database = databaseAt(storage.databaseUrl);
  const shelf = bucket ?? folderShelf(join(dataDir, 'uploads'), archive);
  return work({ database, shelf }).finally(() => database.destroy());
}

/** Gives the place that the settings name to be filled. */
export async function fillStore<T>(
  { dataDir, storage }: Where,
  work: (store: ArchivedStore) => Promise<T>,
): Promise<T> {
  const bucket = bucketOf(storage, dataDir);
  if (storage.databaseUrl === undefined) return fillEmbedded(dataDir, work, bucket);
  const folder = openDataFolder(dataDir, 'shared');
  const database = databaseAt(storage.databaseUrl);
  const shelf = bucket ?? folderShelf(folder.uploads, folder.uploads);
  return work({ database, shelf })
    .finally(() => database.destroy())
    .finally(() => folder.release());
}
