import { type Kysely, sql, type Transaction } from 'kysely';
import { imageIds } from '../store/sql/productRow.ts';
import { type Entry } from './archiveFile.ts';
import { formatChunkEntry } from './entryNames.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { archivedTables, type Row, type Rows, tableNames } from './tables.ts';

/** A store at one point in time. */
export type Snapshot = {
  imageIds: Set<string>;
  entries(imageCount: number): AsyncGenerator<Entry>;
};

/** A statement can contain at most 32,766 values. */
const ROWS_PER_ENTRY = 500;

const utf8 = new TextEncoder();
const toNdjson = (lines: readonly unknown[]) =>
  utf8.encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

/** Sorts columns by name, because their order in a table depends on its migrations. */
const sortColumns = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));

async function countRows(rows: Kysely<Rows>, table: string): Promise<number> {
  const result = await rows
    .selectFrom(table)
    .select(sql<number>`count(*)`.as('count'))
    .execute();
  return Number(result[0]?.count ?? 0);
}

/** Reads all rows in key order, which is the same on both engines: they compare text byte by byte. */
async function* readChunks(rows: Kysely<Rows>, table: (typeof tableNames)[number]) {
  for (let number = 0; ; number += 1) {
    let query = rows.selectFrom<string>(table).selectAll();
    for (const key of archivedTables[table]) query = query.orderBy(sql.ref(key));
    const chunk = await query
      .limit(ROWS_PER_ENTRY)
      .offset(number * ROWS_PER_ENTRY)
      .execute();
    if (chunk.length > 0)
      yield { name: formatChunkEntry(table, number + 1), bytes: toNdjson(chunk.map(sortColumns)) };
    if (chunk.length < ROWS_PER_ENTRY) return;
  }
}

async function readMigrationNames(rows: Kysely<Rows>): Promise<string[]> {
  const applied = await rows.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return applied.map(({ name }) => String(name));
}

async function createSnapshot(rows: Transaction<Rows>): Promise<Snapshot> {
  const existing = new Set((await rows.introspection.getTables()).map(({ name }) => name));
  // Older stores have fewer tables.
  const tables = tableNames.filter((name) => existing.has(name));
  const images = await rows.selectFrom('products').select('images').execute();
  return {
    imageIds: new Set(images.flatMap((row) => imageIds(String(row.images)))),
    async *entries(imageCount) {
      const counts: Manifest['rows'] = {};
      for (const table of tables) counts[table] = await countRows(rows, table);
      const manifest: Manifest = {
        format: 'counter-store',
        version: 1,
        migrations: await readMigrationNames(rows),
        rows: counts,
        pictures: imageCount,
      };
      yield { name: MANIFEST, bytes: toNdjson([manifest]) };
      for (const table of tables) yield* readChunks(rows, table);
    },
  };
}

/** Runs work on a snapshot of the store, read in one transaction. */
export function withSnapshot<T>(
  database: Kysely<Rows>,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => work(await createSnapshot(transaction)));
}
