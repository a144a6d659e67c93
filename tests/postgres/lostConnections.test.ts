import { Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createPostgresDialect } from '#server/db/postgres.ts';
import { createEmptyDatabase } from './databases.ts';

it.skipIf(inject('postgres')?.kind !== 'server')(
  'a connection lost between two statements of a transaction fails that transaction only',
  async () => {
    const url = await createEmptyDatabase();
    const database = new Kysely<unknown>({ dialect: createPostgresDialect(url) });
    onTestFinished(() => database.destroy());
    const lost = database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      const admin = new Client(url);
      await admin.connect();
      await admin.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
      await admin.end();
      await sql`select 1`.execute(transaction);
    });
    await expect(lost).rejects.toThrow(/terminat|not queryable/);
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database);
    expect(rows).toEqual([{ one: 1 }]);
  },
);
