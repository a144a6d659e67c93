import { type Kysely, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as z from 'zod/mini';
import { StartupError } from '../settings/startupError.ts';
import { migrations } from '../db/migrations/migrate.ts';
import { type Entry, readArchive } from './archiveFile.ts';
import { type Checksums, createChecksumBuilder, findDifferences, parseChecksums } from './checksums.ts';
import { parseEntryName } from './entryNames.ts';
import type { ArchivedStore } from './exportStore.ts';
import { type Manifest, MANIFEST_NAME, parseManifest } from './manifest.ts';
import type { ArchiveImages } from './archiveImages.ts';
import { type UntypedTables, archivedTableNames, endedTables } from './tables.ts';

const rowsSchema = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

const decodeText = ({ bytes }: Entry) => new TextDecoder().decode(bytes);

async function migrateTo(database: Kysely<UntypedTables>, name?: string): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = name === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(name);
  if (error) throw error;
}

/** Throws if the store was in use, which leaves rows in `facts` or `products`. An import never overwrites anything. */
async function assertEmpty(
  transaction: Transaction<UntypedTables>,
  { rows: rowCounts }: Manifest,
): Promise<void> {
  for (const table of Object.keys(rowCounts).filter((name) => name === 'facts' || name === 'products')) {
    if ((await transaction.selectFrom(table).selectAll().limit(1).execute()).length === 0) continue;
    throw new StartupError('The store is not empty: restore into an empty store, or move this one away.');
  }
}

/** Removes rows inserted by migrations, because the archive contains them too. */
async function clearTables(transaction: Transaction<UntypedTables>, manifest: Manifest): Promise<void> {
  const tables = archivedTableNames.filter((name) => name in manifest.rows).toReversed();
  for (const table of tables) await transaction.deleteFrom<string>(table).execute();
}

export type ImportResult = { rowCounts: Record<string, number>; imageCount: number };

async function importEntry(
  entry: Entry,
  transaction: Transaction<UntypedTables>,
  images: ArchiveImages,
  result: ImportResult,
) {
  const parsedName = parseEntryName(entry.name);
  if (!parsedName) return;
  if ('image' in parsedName) {
    await images.save(parsedName.image, entry.bytes);
    result.imageCount += 1;
    return;
  }
  const lines = decodeText(entry).split('\n').filter(Boolean);
  const values = rowsSchema.parse(lines.map((line) => JSON.parse(line)));
  await transaction.insertInto<string>(parsedName.table).values(values).execute();
  result.rowCounts[parsedName.table] = (result.rowCounts[parsedName.table] ?? 0) + values.length;
}

function assertComplete({ rows, pictures }: Manifest, result: ImportResult): void {
  const isComplete =
    result.imageCount === pictures &&
    Object.entries(rows).every(([table, count]) => (result.rowCounts[table] ?? 0) === count);
  if (!isComplete) throw new StartupError('This archive is incomplete: nothing was imported.');
}

async function readManifest(entries: AsyncGenerator<Entry>): Promise<Manifest> {
  const first = (await entries.next()).value as Entry | undefined;
  const text = first?.name === MANIFEST_NAME ? decodeText(first) : '';
  return parseManifest(text, Object.keys(migrations));
}

export type ArchiveContents = {
  manifest: Manifest;
  /** Computed from the archive's rows and images. */
  checksums: Checksums;
  /** Written when the archive was made. Undefined in archives of older versions. */
  recorded: Checksums | undefined;
};

/** Reads an archive to its end without importing it. Throws if the file is no archive, or truncated or damaged. */
export async function readContents(path: string): Promise<ArchiveContents> {
  const entries = readArchive(path);
  const manifest = await readManifest(entries);
  const builder = createChecksumBuilder();
  let recorded: Checksums | undefined;
  for await (const entry of entries) {
    builder.add(entry);
    recorded ??= parseChecksums(entry);
  }
  return { manifest, checksums: builder.build(), recorded };
}

function assertUnchanged(recorded: Checksums | undefined, checksums: Checksums): void {
  const differences = recorded ? findDifferences(recorded, checksums) : [];
  if (differences.length === 0) return;
  throw new StartupError(`This archive is damaged: ${differences.join('; ')}. Nothing was imported.`);
}

/**
 * Imports an archive into an empty store: creates the archive's schema and inserts all rows or none. The store then has
 * the version of the archive. `emptiedTables` then have no rows.
 */
export async function importArchive(
  path: string,
  { database, images }: ArchivedStore,
  emptiedTables: readonly string[] = [],
): Promise<ImportResult> {
  const entries = readArchive(path);
  const manifest = await readManifest(entries);
  await migrateTo(database, manifest.migrations.at(-1));
  return database.transaction().execute(async (transaction) => {
    await assertEmpty(transaction, manifest);
    await clearTables(transaction, manifest);
    const result: ImportResult = { rowCounts: {}, imageCount: 0 };
    const builder = createChecksumBuilder();
    let recorded: Checksums | undefined;
    for await (const entry of entries) {
      await importEntry(entry, transaction, images, result);
      builder.add(entry);
      recorded ??= parseChecksums(entry);
    }
    assertComplete(manifest, result);
    assertUnchanged(recorded, builder.build());
    // Archives of older versions lack some of the tables.
    for (const table of emptiedTables)
      if (table in manifest.rows) await transaction.deleteFrom<string>(table).execute();
    await images.flush();
    return result;
  });
}

/** Runs the migrations that are newer than an imported archive. */
export async function updateImported({ database }: ArchivedStore): Promise<void> {
  await migrateTo(database);
  // Lists and sums aren't archived. They are rebuilt when the store opens.
  await database.deleteFrom('list_indexes').execute();
  await database.deleteFrom('order_sum_builds').execute();
}

/**
 * Imports an archive into an empty store, all rows or none, and ends the sessions, links and codes of its time. Then runs
 * newer migrations.
 */
export async function importStore(path: string, store: ArchivedStore): Promise<ImportResult> {
  const result = await importArchive(path, store, endedTables);
  await updateImported(store);
  return result;
}
