import { join } from 'node:path';
import { Kysely } from 'kysely';
import { openDataFolder } from '../db/dataFolder.ts';
import { createImageBucket } from '../images/imageBucket.ts';
import type { Settings } from '../settings/settings.ts';
import { createPostgresDialect } from '../db/postgres.ts';
import { fillEmbeddedStore, readEmbeddedStore } from './embeddedStore.ts';
import type { ArchivedStore } from './exportStore.ts';
import { type ArchiveImages, openBucketImages, openFolderImages } from './archiveImages.ts';
import type { UntypedTables } from './tables.ts';

type StoreLocation = Pick<Settings, 'dataDir' | 'storage'>;

const openBucket = ({ bucket }: Settings['storage'], archivePath: string): ArchiveImages | undefined =>
  bucket && openBucketImages(createImageBucket(bucket), archivePath);

const openConnection = (url: string) => new Kysely<UntypedTables>({ dialect: createPostgresDialect(url) });

/** Calls `work` with the configured store, which servers may be using. */
export async function readStore<T>(
  { dataDir, storage }: StoreLocation,
  archivePath: string,
  work: (store: ArchivedStore) => Promise<T>,
): Promise<T> {
  const bucket = openBucket(storage, archivePath);
  if (storage.databaseUrl === undefined) return readEmbeddedStore(dataDir, archivePath, work, bucket);
  const database = openConnection(storage.databaseUrl);
  const images = bucket ?? openFolderImages(join(dataDir, 'uploads'), archivePath);
  return work({ database, images }).finally(() => database.destroy());
}

/** Calls `work` to fill the configured store. */
export async function fillStore<T>(
  { dataDir, storage }: StoreLocation,
  work: (store: ArchivedStore) => Promise<T>,
): Promise<T> {
  const bucket = openBucket(storage, dataDir);
  if (storage.databaseUrl === undefined) return fillEmbeddedStore(dataDir, work, bucket);
  const folder = openDataFolder(dataDir, 'shared');
  const database = openConnection(storage.databaseUrl);
  const images = bucket ?? openFolderImages(folder.uploads, folder.uploads);
  return work({ database, images })
    .finally(() => database.destroy())
    .finally(() => folder.release());
}
