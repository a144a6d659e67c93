import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { fillEmbeddedStore, readEmbeddedStore } from '#server/archive/embeddedStore.ts';
import { exportStore } from '#server/archive/exportStore.ts';
import { importStore, readContents } from '#server/archive/importStore.ts';
import { archivedTableNames, endedTables } from '#server/archive/tables.ts';
import { VERSION } from '#server/base/version.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { migrations } from '#server/db/migrations/migrate.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { fillTables } from '../archive/fillTables.ts';
import {
  expectReleasedRows,
  getArchivePath,
  RELEASED,
  releasedVersions,
  unreleasedChanges,
} from '../db/releasedVersions.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

// `released` has a store and an archive with rows in every table for each released version. Those named after a migration
// are from before version 1.0.0. Never replace one of a released version. For a new version, the first test saves them.

const getStorePath = (name: string) => `${RELEASED}/${name}.db.gz`;
const region = { currency: 'INR', timeZone: 'Asia/Kolkata' } as const;

async function open(content?: Buffer) {
  const database = new DatabaseSync(':memory:');
  // Keeps the file small, because most indexes have few rows.
  database.exec('PRAGMA page_size = 512');
  const dialect = createSqliteDialect(':memory:', database);
  if (content) database.deserialize(content);
  const opened = await openDatabase(dialect, region);
  onTestFinished(opened.close);
  return { ...opened, file: database };
}

const unused = async () => undefined;
/** Every image has its id as content. */
const images = {
  pin: async () => true,
  read: async (publicId: string) => Buffer.from(publicId),
  unpin: unused,
  save: unused,
  flush: unused,
};

async function saveRelease(version: string): Promise<void> {
  const { db, seedOnce, secret, file } = await open();
  const seed = {
    products: sampleProducts.slice(0, 3),
    orders: sampleOrders.slice(0, 3),
  };
  await seedOnce(() => seed, Date.parse('2026-11-29T12:00:00Z'));
  await secret.read();
  await fillTables(db);
  file.exec('VACUUM');
  const content = file.serialize();
  writeFileSync(getStorePath(version), gzipSync(content));
  const folder = createTemporaryFolder();
  writeFileSync(join(folder, 'store.db'), content);
  const archive = getArchivePath(version);
  await readEmbeddedStore(folder, archive, (store) => exportStore(archive, store), images);
}

/** Describes tables with their columns, keys and indexes, in any order. */
function describeSchema(file: DatabaseSync): string[] {
  const select = (query: string, ...names: string[]) =>
    file
      .prepare(query)
      .all(...names)
      .map((row) => JSON.stringify(Object.values(row)));
  return select("select name from sqlite_schema where type = 'table'")
    .map((row) => (JSON.parse(row) as [string])[0])
    .flatMap((table) =>
      [
        ...select('select name, type, "notnull", dflt_value, pk from pragma_table_info(?)', table),
        ...select('select "from", "table", "to", on_delete from pragma_foreign_key_list(?)', table),
        ...select("select name, sql from sqlite_schema where type = 'index' and tbl_name = ?", table),
      ].map((line) => `${table} ${line}`),
    )
    .toSorted();
}

it('has a store and an archive of each released version', async () => {
  expect(releasedVersions).toContain(VERSION);
  const isMissing = (version: string) =>
    ![getStorePath(version), getArchivePath(version)].every((path) => existsSync(path));
  const missing = releasedVersions.filter(isMissing);
  if (missing.includes(VERSION)) await saveRelease(VERSION);
  expect(missing, 'these were missing; those of the current version are saved now: commit them').toEqual([]);
});

it('has the schema of the current version, or the changelog says what has changed since', async () => {
  const { manifest } = await readContents(getArchivePath(VERSION));
  const later = Object.keys(migrations).filter((name) => !manifest.migrations.includes(name));
  const undescribed = unreleasedChanges === '' ? later : [];
  expect(undescribed, 'say it in the changelog, or save a version without a tag again').toEqual([]);
});

const stores = globSync('*.db.gz', { cwd: RELEASED }).map((name) => basename(name, '.db.gz'));

it.each(stores)('opens a store of %s, with the schema of a new one', async (name) => {
  const content = gunzipSync(readFileSync(getStorePath(name)));
  const saved = new DatabaseSync(':memory:');
  saved.deserialize(content);
  const savedSchema = describeSchema(saved).join('\n');
  const opened = await open(content);
  expect(describeSchema(opened.file)).toEqual(describeSchema((await open()).file));
  // Later migrations may add tables.
  const tables = archivedTableNames.filter((one) => savedSchema.includes(`${one} `));
  await expectReleasedRows(opened, tables);
});

it.each(releasedVersions)('restores an archive of %s', async (version) => {
  const folder = join(createTemporaryFolder(), 'data');
  const { rowCounts, imageCount } = await fillEmbeddedStore(
    folder,
    (store) => importStore(getArchivePath(version), store),
    images,
  );
  expect(imageCount).toBeGreaterThan(3);
  const lasting = Object.keys(rowCounts).filter((table) => !endedTables.some((one) => one === table));
  const updated = await openDatabase(createSqliteDialect(join(folder, 'store.db')), region);
  onTestFinished(updated.close);
  await expectReleasedRows(updated, lasting);
});
