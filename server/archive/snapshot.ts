import { type Kysely, sql, type Transaction } from 'kysely';
import { imageIds } from '../store/sql/productRow.ts';
import { type Entry } from './archiveFile.ts';
import { chunkEntry } from './entryNames.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { archivedTables, type Row, type Rows, tableNames } from './tables.ts';

/** A store as it stood at one moment, however much is written meanwhile. */
export type Snapshot = {
  /** The pictures that products have. */
  pictures: Set<string>;
  entries(pictures: number): AsyncGenerator<Entry>;
};

/** Rows in one entry, and in one statement: a statement holds at most 32,766 values. */
const AT_ONCE = 500;

const utf8 = new TextEncoder();
const bytesOf = (lines: readonly unknown[]) =>
  utf8.encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

/** Columns by their names: their order in a table depends on how it came to have them. */
const inOrder = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));

async function countOf(rows: Kysely<Rows>, table: string): Promise<number> {
  const counted = await rows
    .selectFrom(table)
    .select(sql<number>`count(*)`.as('count'))
    .execute();
  return Number(counted[0]?.count ?? 0);
}

/** Every row as text, in the order of their keys: both engines compare text byte by byte. */
async function* chunksOf(rows: Kysely<Rows>, table: (typeof tableNames)[number]) {
  for (let number = 0; ; number += 1) {
    let query = rows.selectFrom<string>(table).selectAll();
    for (const key of archivedTables[table]) query = query.orderBy(sql.ref(key));
    const found = await query
      .limit(AT_ONCE)
      .offset(number * AT_ONCE)
      .execute();
    if (found.length > 0) yield { name: chunkEntry(table, number + 1), bytes: bytesOf(found.map(inOrder)) };
    if (found.length < AT_ONCE) return;
  }
}

async function migrationsOf(rows: Kysely<Rows>): Promise<string[]> {
  const done = await rows.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return done.map(({ name }) => String(name));
}

async function snapshotOf(rows: Transaction<Rows>): Promise<Snapshot> {
  const there = new Set((await rows.introspection.getTables()).map(({ name }) => name));
  // A store of an older version has fewer tables.
  const tables = tableNames.filter((name) => there.has(name));
  const images = await rows.selectFrom('products').select('images').execute();
  return {
    pictures: new Set(images.flatMap((row) => imageIds(String(row.images)))),
    async *entries(pictures) {
      const counts: Manifest['rows'] = {};
      for (const table of tables) counts[table] = await countOf(rows, table);
      const manifest: Manifest = {
        format: 'counter-store',
        version: 1,
        migrations: await migrationsOf(rows),
        rows: counts,
        pictures,
      };
      yield { name: MANIFEST, bytes: bytesOf([manifest]) };
      for (const table of tables) yield* chunksOf(rows, table);
    },
  };
}

/** Reads the store in one transaction, so that all rows are of one moment; writers go on. */
export function atOneMoment<T>(database: Kysely<Rows>, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => work(await snapshotOf(transaction)));
}
