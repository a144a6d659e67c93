import { type Kysely, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as z from 'zod/mini';
import { StartFailure } from '../startFailure.ts';
import { migrations } from '../store/sql/migrate.ts';
import { type Entry, readArchive } from './archiveFile.ts';
import { kindOf } from './entryNames.ts';
import type { ArchivedStore } from './exportStore.ts';
import { type Manifest, MANIFEST, readManifest } from './manifest.ts';
import type { PictureShelf } from './pictureShelf.ts';
import { type Rows, tableNames } from './tables.ts';

const rowsOf = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

const textOf = ({ bytes }: Entry) => new TextDecoder().decode(bytes);

async function migrateTo(database: Kysely<Rows>, name?: string): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = name === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(name);
  if (error) throw error;
}

/** Nothing of a store that is in use is ever overwritten. */
async function refuseFilled(rows: Transaction<Rows>, { rows: counts }: Manifest): Promise<void> {
  for (const table of Object.keys(counts).filter((name) => name === 'facts' || name === 'products')) {
    if ((await rows.selectFrom(table).selectAll().limit(1).execute()).length === 0) continue;
    throw new StartFailure('There is a store already: import into an empty one, or move that one away.');
  }
}

/** What a migration may have put into its own table stands in the archive too, as it is by now. */
async function empty(rows: Transaction<Rows>, manifest: Manifest): Promise<void> {
  const tables = tableNames.filter((name) => name in manifest.rows).toReversed();
  for (const table of tables) await rows.deleteFrom<string>(table).execute();
}

export type Imported = { rows: Record<string, number>; pictures: number };

async function place(entry: Entry, rows: Transaction<Rows>, shelf: PictureShelf, imported: Imported) {
  const kind = kindOf(entry.name);
  if (!kind) return;
  if ('picture' in kind) {
    await shelf.put(kind.picture, entry.bytes);
    imported.pictures += 1;
    return;
  }
  const lines = textOf(entry).split('\n').filter(Boolean);
  const values = rowsOf.parse(lines.map((line) => JSON.parse(line)));
  await rows.insertInto<string>(kind.table).values(values).execute();
  imported.rows[kind.table] = (imported.rows[kind.table] ?? 0) + values.length;
}

function refuseIncomplete({ rows, pictures }: Manifest, imported: Imported): void {
  const isWhole =
    imported.pictures === pictures &&
    Object.entries(rows).every(([table, count]) => (imported.rows[table] ?? 0) === count);
  if (!isWhole) throw new StartFailure('This archive is incomplete: nothing was imported.');
}

async function manifestOf(entries: AsyncGenerator<Entry>): Promise<Manifest> {
  const first = (await entries.next()).value as Entry | undefined;
  const text = first?.name === MANIFEST ? textOf(first) : '';
  return readManifest(text, Object.keys(migrations));
}

/**
 * Fills an empty store with an archive: the schema as it was then, all rows or none, and only then what newer
 * versions change about it.
 */
export async function importStore(path: string, { database, shelf }: ArchivedStore): Promise<Imported> {
  const entries = readArchive(path);
  const manifest = await manifestOf(entries);
  await migrateTo(database, manifest.migrations.at(-1));
  const imported = await database.transaction().execute(async (rows) => {
    await refuseFilled(rows, manifest);
    await empty(rows, manifest);
    const done: Imported = { rows: {}, pictures: 0 };
    for await (const entry of entries) await place(entry, rows, shelf, done);
    refuseIncomplete(manifest, done);
    await shelf.settle();
    return done;
  });
  await migrateTo(database);
  return imported;
}
