import { type Kysely, sql, type Transaction } from 'kysely';
import { parseImageIds } from '../store/sql/productRow.ts';
import { type Entry } from './archiveFile.ts';
import { formatChunkEntry } from './entryNames.ts';
import { MANIFEST_NAME, type Manifest } from './manifest.ts';
import { archivedTables, type UntypedRow, type UntypedTables, tableNames } from './tables.ts';

/** A store at one point in time. */
export type Snapshot = {
  imageIds: Set<string>;
  entries(imageCount: number): AsyncGenerator<Entry>;
};

/** The import inserts an entry in one statement, which can contain at most 32,766 values. */
const ROWS_PER_ENTRY = 500;

const utf8 = new TextEncoder();
const toNdjson = (lines: readonly unknown[]) =>
  utf8.encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

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

/** Reads all rows in key order, which is the same on both engines: they compare text byte by byte. */
async function* readChunks(database: Kysely<UntypedTables>, table: (typeof tableNames)[number]) {
  for (let number = 0; ; number += 1) {
    let query = database.selectFrom<string>(table).selectAll();
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

async function readMigrationNames(database: Kysely<UntypedTables>): Promise<string[]> {
  const applied = await database.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return applied.map(({ name }) => String(name));
}

async function createSnapshot(database: Transaction<UntypedTables>): Promise<Snapshot> {
  const existing = new Set((await database.introspection.getTables()).map(({ name }) => name));
  // Older stores have fewer tables.
  const tables = tableNames.filter((name) => existing.has(name));
  const images = await database.selectFrom('products').select('images').execute();
  return {
    imageIds: new Set(images.flatMap((row) => parseImageIds(String(row.images)))),
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
export function withSnapshot<T>(
  database: Kysely<UntypedTables>,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => work(await createSnapshot(transaction)));
}
