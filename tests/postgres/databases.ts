import { randomBytes } from 'node:crypto';
import type { Dialect } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import { createPostgresDialect } from '#server/db/postgres.ts';
import {
  buildClearStatement,
  type ReusableDatabase,
  TABLES,
  takeCleared,
  withLastingConnections,
} from './reusableDatabases.ts';
import type { ProvidedPostgres } from './provided.ts';

type Provided = Extract<ProvidedPostgres, { kind: 'server' }>;

/** Returns the URL of another database on the same server. */
export function toDatabaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

function provided(): Provided {
  const found = inject('postgres');
  if (found?.kind !== 'server') throw new Error('this run has no PostgreSQL server');
  return found;
}

async function asAdmin<T>(work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client(provided().url);
  await admin.connect();
  return work(admin).finally(() => admin.end());
}

const newName = () => `${provided().template}_${randomBytes(6).toString('hex')}`;

/** Creates a database without tables and returns its URL. */
export async function createEmptyDatabase(): Promise<string> {
  const name = newName();
  await asAdmin((admin) => admin.query(`create database ${name} template template0`));
  return toDatabaseUrl(provided().url, name);
}

async function copyTemplate(): Promise<ReusableDatabase> {
  const name = newName();
  await asAdmin((admin) => admin.query(`create database ${name} template ${provided().template}`));
  const url = toDatabaseUrl(provided().url, name);
  const own = new Client(url);
  await own.connect();
  const { rows } = await own.query<{ tablename: string }>(TABLES);
  const clear = buildClearStatement(rows.map(({ tablename }) => tablename));
  // No timeout, because queries may wait on a busy machine.
  return {
    dialect: withLastingConnections(createPostgresDialect(url, 0)),
    clear: async () => void (await own.query(clear)),
  };
}

/** Returns a database with all tables and no rows. */
export const takeClearedDatabase = (): Promise<Dialect> => takeCleared(copyTemplate);
