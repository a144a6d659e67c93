import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, sql } from 'kysely';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { toStorageHttpError } from '#server/http/storageHttpError.ts';
import { migrate, migrations } from '#server/db/migrations/migrate.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import type { Tables } from '#server/db/schema.ts';
import { StartupError } from '#server/settings/startupError.ts';
import { startServerUnderTest } from '../serverUnderTest.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

const script = fileURLToPath(new URL('killedMigration.ts', import.meta.url));
const file = () => join(createTemporaryFolder(), 'store.db');

it.each(['first', 'second'])('survives kill -9 during the %s migration', async (step) => {
  const path = file();
  const { signal } = spawnSync(process.execPath, [script, path, step]);
  expect(signal).toBe('SIGKILL');
  const whole = {
    up: (database: Kysely<unknown>) => database.schema.createTable('half').addColumn('id', 'text').execute(),
  };
  const database = new Kysely<Tables>({ dialect: createSqliteDialect(path) });
  await migrate(database, { ...migrations, '9998-half': whole });
  await database.destroy();
  const raw = new DatabaseSync(path);
  expect(raw.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(
    raw.prepare("select count(*) n from sqlite_schema where name in ('products', 'half')").get(),
  ).toEqual({ n: 2 });
  raw.close();
});

it('rolls back a failing migration and retries it', async () => {
  const path = file();
  const database = new Kysely<Tables>({ dialect: createSqliteDialect(path) });
  const failing = {
    async up(inside: Kysely<unknown>) {
      await inside.schema.createTable('half').addColumn('id', 'text').execute();
      throw new Error('no');
    },
  };
  await expect(migrate(database, { ...migrations, '9998-half': failing })).rejects.toThrow('no');
  await database.destroy();
  const opened = await openDatabase(createSqliteDialect(path));
  const isReady = () =>
    opened.db.getTotals().then(
      () => true,
      () => false,
    );
  expect(await isReady()).toBe(true);
  await opened.close();
  expect(await isReady()).toBe(false);
});

it('does not open a store of a newer version', async () => {
  const path = file();
  const database = new Kysely<Tables>({ dialect: createSqliteDialect(path) });
  await migrate(database, { ...migrations, '9999-later': { up: async () => undefined } });
  await database.destroy();
  await expect(openDatabase(createSqliteDialect(path))).rejects.toThrow(StartupError);
  await expect(openDatabase(createSqliteDialect(path))).rejects.toThrow('written by a newer version');
});

it('does not open a store of a trial version', async () => {
  const path = file();
  const database = new Kysely<Tables>({ dialect: createSqliteDialect(path) });
  await migrate(database, { '0001-the-shop': { up: async () => undefined } });
  await database.destroy();
  await expect(openDatabase(createSqliteDialect(path))).rejects.toThrow(StartupError);
  await expect(openDatabase(createSqliteDialect(path))).rejects.toThrow('by a trial version of Counter');
});

it('reports a full disk and keeps reading', async () => {
  const database = new Kysely<Tables>({ dialect: createSqliteDialect(file()) });
  await migrate(database);
  await sql`pragma max_page_count = 1`.execute(database);
  const name = 'x'.repeat(100_000);
  const full = await database
    .insertInto('facts')
    .values({ name, value: name })
    .execute()
    .catch(toStorageHttpError);
  expect(full).toMatchObject({ status: 507, message: expect.stringContaining('disk is full') });
  expect(await database.selectFrom('facts').selectAll().execute()).toEqual([]);
  expect(toStorageHttpError(new Error('something else'))).toBeUndefined();

  const server = await startServerUnderTest();
  await server.visitor.signIn();
  server.deps.db.products.remove = () => Promise.reject(Object.assign(new Error('full'), { errcode: 13 }));
  expect((await server.visitor.delete('/api/product/admin/delete-product/1')).status).toBe(507);
});

it('syncs every commit to the disk', async () => {
  const database = new Kysely<Tables>({ dialect: createSqliteDialect(file()) });
  const pragma = async (name: string) =>
    Object.values((await sql.raw(`pragma ${name}`).execute(database)).rows[0] ?? {});
  expect(await pragma('journal_mode')).toEqual(['wal']);
  expect(await pragma('synchronous')).toEqual([2]);
  expect(await pragma('foreign_keys')).toEqual([1]);
  await database.destroy();
});
