import { join } from 'node:path';
import { Kysely } from 'kysely';
import { openDataFolder } from '../store/dataFolder.ts';
import { createImageBucket } from '../images/imageBucket.ts';
import type { Settings } from '../settings/settings.ts';
import { createPostgresDialect } from '../store/sql/postgres.ts';
import { fillEmbedded, readEmbedded } from './embeddedStore.ts';
import type { ArchivedStore } from './exportStore.ts';
import { type ArchiveImages, openBucketImages, openFolderImages } from './archiveImages.ts';
import type { Rows } from './tables.ts';

type StoreLocation = Pick<Settings, 'dataDir' | 'storage'>;

const openBucket = ({ bucket }: Settings['storage'], archive: string): ArchiveImages | undefined =>
  bucket && openBucketImages(createImageBucket(bucket), archive);

const openDatabase = (url: string) => new Kysely<Rows>({ dialect: createPostgresDialect(url) });

/** Runs work on the configured store. Servers may be using it. */
export async function readStore<T>(
  { dataDir, storage }: StoreLocation,
  archive: string,
  work: (store: ArchivedStore) => Promise<T>,
): Promise<T> {
  const bucket = openBucket(storage, archive);
  if (storage.databaseUrl === undefined) return readEmbedded(dataDir, archive, work, bucket);
  const database = openDatabase(storage.databaseUrl);
  const images = bucket ?? openFolderImages(join(dataDir, 'uploads'), archive);
  return work({ database, images }).finally(() => database.destroy());
}

/** Runs work that fills the configured store. */
export async function fillStore<T>(
  { dataDir, storage }: StoreLocation,
  work: (store: ArchivedStore) => Promise<T>,
): Promise<T> {
  const bucket = openBucket(storage, dataDir);
  if (storage.databaseUrl === undefined) return fillEmbedded(dataDir, work, bucket);
  const folder = openDataFolder(dataDir, 'shared');
  const database = openDatabase(storage.databaseUrl);
  const images = bucket ?? openFolderImages(folder.uploads, folder.uploads);
  return work({ database, images })
    .finally(() => database.destroy())
    .finally(() => folder.release());
}
