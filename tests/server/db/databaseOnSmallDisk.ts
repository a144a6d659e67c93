import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { createDiskReserve, withReservedWrites } from '#server/db/diskReserve.ts';
import type { Database } from '#server/base/database.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createPostgresDialect } from '#server/db/postgres.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { mountSmallDisk } from './smallDisk.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

export type DatabaseOnSmallDisk = { disk: string; db: Database };

const seed = { products: [], orders: sampleOrders };

/** Opens a database in a PostgreSQL tablespace on the small disk. */
async function openPostgresOn(disk: string, serverUrl: string): Promise<Database | undefined> {
  const { Client } = await import('pg');
  const { toDatabaseUrl } = await import('../../postgres/databases.ts');
  const location = join(disk, 'tablespace');
  mkdirSync(location);
  // The server of the tests runs as `nobody`, who needs access to the temporary folder.
  chownSync(location, 65_534, 65_534);
  for (const path of [disk, dirname(disk)]) chmodSync(path, 0o755);
  const admin = new Client(serverUrl);
  await admin.connect();
  const name = `small_${Date.now()}`;
  try {
    await admin.query(`create tablespace ${name} location '${location}'`);
  } catch {
    // The server may run on another machine or as another user.
    await admin.end();
    return undefined;
  }
  await admin.query(`create database ${name} template template0 tablespace ${name}`);
  const opened = await openDatabase(createPostgresDialect(toDatabaseUrl(serverUrl, name)));
  await opened.seedOnce(() => seed, 0);
  // Write all buffers now, because on a full disk another test's query might have to write this database's pages and fail.
  await admin.query('checkpoint');
  onTestFinished(async () => {
    await opened.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop tablespace ${name}`);
    await admin.end();
  });
  return opened.db;
}

async function openSqliteOn(disk: string): Promise<Database> {
  const opened = await openDatabase(createSqliteDialect(join(disk, 'store.db')));
  onTestFinished(opened.close);
  await opened.seedOnce(() => seed, 0);
  return withReservedWrites(opened.db, await createDiskReserve(join(disk, '.reserve')));
}

/** Opens a database with orders on a small disk. Returns undefined if that is not possible here. */
export async function openDatabaseOnSmallDisk(): Promise<DatabaseOnSmallDisk | undefined> {
  const engine = inject('postgres');
  if (engine?.kind === 'pglite') return undefined;
  const disk = join(createTemporaryFolder(), 'disk');
  if (!mountSmallDisk(disk)) return undefined;
  const db = engine ? await openPostgresOn(disk, engine.url) : await openSqliteOn(disk);
  return db && { disk, db };
}
