import { type Kysely, sql, type Transaction } from 'kysely';
import { parseImageIds } from '../db/products/productRow.ts';
import { type Entry, writeArchive } from './archiveFile.ts';
import type { ArchiveImages } from './archiveImages.ts';
import { CHECKSUMS_NAME, type Checksums, createChecksumBuilder } from './checksums.ts';
import { formatChunkEntry, formatImageEntry } from './entryNames.ts';
import { MANIFEST_NAME, type Manifest } from './manifest.ts';
import { archivedTableNames, archivedTables, type UntypedRow, type UntypedTables } from './tables.ts';

/** A store at one point in time. */
type Snapshot = {
  imageIds: Set<string>;
  entries(imageCount: number): AsyncGenerator<Entry>;
};

/** The import inserts an entry in one statement, which can contain at most 32,766 values. */
const ROWS_PER_ENTRY = 500;

const utf8 = new TextEncoder();
const toNdjson = (values: readonly unknown[]) =>
  utf8.encode(values.map((value) => `${JSON.stringify(value)}\n`).join(''));

/** Sorts columns by name, because their order in a table depends on its migrations. */
const sortColumns = (row: UntypedRow): UntypedRow =>
  Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));

async function countRows(database: Kysely<UntypedTables>, table: string): Promise<number> {
  const result = await database
    .selectFrom(table)
    .select(sql<number>`count(*)`.as('count'))
    .execute();
  return Number(result[0]?.count ?? 0);
}

const keysOf: Readonly<Record<string, readonly string[]>> = archivedTables;

/** Reads all rows in key order, which is the same on both engines: they compare text byte by byte. */
async function* readChunks(database: Kysely<UntypedTables>, table: string) {
  for (let number = 0; ; number += 1) {
    let query = database.selectFrom(table).selectAll();
    for (const key of keysOf[table] ?? []) query = query.orderBy(sql.ref(key));
    const chunk = await query
      .limit(ROWS_PER_ENTRY)
      .offset(number * ROWS_PER_ENTRY)
      .execute();
    if (chunk.length > 0)
      yield { name: formatChunkEntry(table, number + 1), bytes: toNdjson(chunk.map(sortColumns)) };
    if (chunk.length < ROWS_PER_ENTRY) return;
  }
}

async function readMigrationNames(database: Kysely<UntypedTables>): Promise<string[]> {
  const applied = await database.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return applied.map(({ name }) => String(name));
}

async function createSnapshot(database: Transaction<UntypedTables>): Promise<Snapshot> {
  const existingNames = new Set((await database.introspection.getTables()).map(({ name }) => name));
  // Older stores have fewer tables.
  const tables = archivedTableNames.filter((name) => existingNames.has(name));
  const images = await database.selectFrom('products').select('images').execute();
  const logos = await database
    .selectFrom('store_details')
    .select('logo_id')
    .where('logo_id', 'is not', null)
    .execute();
  const kept = await database.selectFrom('history_images').select('public_id').distinct().execute();
  const otherIds = [...logos.map(({ logo_id }) => logo_id), ...kept.map(({ public_id }) => public_id)];
  return {
    imageIds: new Set([
      ...images.flatMap((row) => parseImageIds(String(row.images))),
      ...otherIds.map(String),
    ]),
    async *entries(imageCount) {
      const counts: Manifest['rows'] = {};
      for (const table of tables) counts[table] = await countRows(database, table);
      const manifest: Manifest = {
        format: 'counter-store',
        version: 1,
        migrations: await readMigrationNames(database),
        rows: counts,
        pictures: imageCount,
      };
      yield { name: MANIFEST_NAME, bytes: toNdjson([manifest]) };
      for (const table of tables) yield* readChunks(database, table);
    },
  };
}

/** Calls `work` with a snapshot of the store, read in one transaction. */
function withSnapshot<T>(
  database: Kysely<UntypedTables>,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => work(await createSnapshot(transaction)));
}

export type ArchivedStore = { database: Kysely<UntypedTables>; images: ArchiveImages };

export type ExportResult = { imageCount: number; missingIds: string[]; checksums: Checksums };

async function* createEntries(
  snapshot: Snapshot,
  imageIds: readonly string[],
  images: ArchiveImages,
): AsyncGenerator<Entry> {
  yield* snapshot.entries(imageIds.length);
  for (const publicId of imageIds) {
    yield { name: formatImageEntry(publicId), bytes: await images.read(publicId) };
  }
}

/**
 * Pins the images of a snapshot. An image that is missing for the first time may belong to a product that a server has
 * removed since: the snapshot is then outdated, and `isConsistent` is false. An image that was missing from an earlier
 * snapshot too is lost.
 */
async function pinImages({ imageIds }: Snapshot, images: ArchiveImages, knownMissingIds: Set<string>) {
  const pinnedIds: string[] = [];
  const missingIds: string[] = [];
  for (const publicId of [...imageIds].toSorted()) {
    ((await images.pin(publicId)) ? pinnedIds : missingIds).push(publicId);
  }
  const isConsistent = missingIds.every((publicId) => knownMissingIds.has(publicId));
  for (const publicId of missingIds) knownMissingIds.add(publicId);
  return { pinnedIds, missingIds, isConsistent };
}

/** Calls `work` with the entries of a consistent snapshot of all rows and images. A server may keep writing. */
async function withEntries<T>(
  { database, images }: ArchivedStore,
  work: (entries: AsyncGenerator<Entry>, missingIds: string[]) => Promise<T>,
): Promise<T> {
  const knownMissingIds = new Set<string>();
  try {
    for (;;) {
      const attempt = await withSnapshot(database, async (snapshot) => {
        const { pinnedIds, missingIds, isConsistent } = await pinImages(snapshot, images, knownMissingIds);
        if (!isConsistent) return undefined;
        return { result: await work(createEntries(snapshot, pinnedIds, images), missingIds) };
      });
      if (attempt) return attempt.result;
    }
  } finally {
    await images.unpin();
  }
}

/** Writes a consistent snapshot of all rows and images to a file, with the checksums of what was read. */
export async function exportStore(path: string, store: ArchivedStore): Promise<ExportResult> {
  return withEntries(store, async (entries, missingIds) => {
    const builder = createChecksumBuilder();
    async function* addChecksums() {
      for await (const entry of entries) {
        builder.add(entry);
        yield entry;
      }
      yield { name: CHECKSUMS_NAME, bytes: toNdjson([builder.build()]) };
    }
    await writeArchive(path, addChecksums());
    const checksums = builder.build();
    return { imageCount: Object.keys(checksums.images).length, missingIds, checksums };
  });
}

/** Computes the checksums that an archive of the store would have. */
export async function readChecksums(store: ArchivedStore): Promise<Checksums> {
  return withEntries(store, async (entries) => {
    const builder = createChecksumBuilder();
    for await (const entry of entries) builder.add(entry);
    return builder.build();
  });
}
