import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createPostgresDialect } from '#server/db/postgres.ts';
import { postgresForTests, startPostgres } from '../../scripts/postgres.ts';
import { toDatabaseUrl } from './databases.ts';

/** Creates a database with all tables. Copying it is faster than migrating each database. */
async function makeTemplate(url: string, name: string): Promise<string> {
  const admin = new Client(url);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const { rows } = await admin.query('show server_version');
  await admin.end();
  const opened = await openDatabase(createPostgresDialect(toDatabaseUrl(url, name)));
  await opened.close();
  return rows[0].server_version;
}

/** Runs once for the project `postgres`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const found = postgresForTests();
  if (found.kind === 'pglite') {
    console.log('[postgres] no server here: the dialect is tested on PGlite, in memory');
    project.provide('postgres', { kind: 'pglite' });
    return async () => undefined;
  }
  const started = found.kind === 'binaries' ? startPostgres(found.folder) : undefined;
  const url = started?.url ?? (found.kind === 'named' ? found.url : '');
  const run = `counter_${randomBytes(4).toString('hex')}`;
  const version = await makeTemplate(url, run);
  const where = started ? 'started for this run' : 'of DATABASE_URL_TEST';
  console.log(`[postgres] PostgreSQL ${version}, ${where}`);
  project.provide('postgres', { kind: 'server', url, template: run });
  return async () => {
    if (started) await started.remove();
    else await dropAll(url, run);
  };
}

async function dropAll(url: string, run: string): Promise<void> {
  const admin = new Client(url);
  await admin.connect();
  const { rows } = await admin.query('select datname from pg_database where starts_with(datname, $1)', [run]);
  for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
  await admin.end();
}
