import { type Kysely, sql } from 'kysely';
import { TABLES } from './reusableDatabases.ts';

/** Rows by table, as JSON. */
export type Rows = ReadonlyMap<string, string>;

/** Reads the rows of all tables that tests clear. */
export async function readRows(database: Kysely<never>): Promise<Rows> {
  const tables = await sql<{ tablename: string }>`${sql.raw(TABLES)}`.execute(database);
  const read = async (name: string) => {
    const result = await sql<{ json: string | null }>`
      select json_agg(stored)::text as json from ${sql.table(name)} as stored`.execute(database);
    return [name, result.rows[0]?.json ?? ''] as const;
  };
  const all = await Promise.all(tables.rows.map(({ tablename }) => read(tablename)));
  return new Map(all.filter(([, json]) => json !== ''));
}

/** Inserts the rows in one statement, which checks references between them only at its end. */
export async function insertRows(database: Kysely<never>, rows: Rows): Promise<void> {
  const inserts = [...rows].map(
    ([name, json], index) => sql`${sql.ref(`filled_${index}`)} as (
      insert into ${sql.table(name)}
      select * from json_populate_recordset(null::${sql.table(name)}, ${json}::text::json))`,
  );
  await sql`with ${sql.join(inserts)} select`.execute(database);
}
