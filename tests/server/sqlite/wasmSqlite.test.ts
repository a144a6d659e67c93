import { type Dialect, Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { openWasmSqlite } from '#server/db/wasmSqlite.ts';

type Table = { notes: { id: number; text: string | null } };

async function openNotes(dialect: Dialect): Promise<Kysely<Table>> {
  const database = new Kysely<Table>({ dialect });
  await sql`create table notes (id integer primary key, text text)`.execute(database);
  return database;
}

const values = [
  3,
  2.5,
  Infinity,
  -Infinity,
  1e300,
  2 ** 53,
  0,
  'text \u{1f388}',
  '',
  null,
  new Uint8Array([1, 2]),
];

it('stores the same values as the driver of Node', async () => {
  const read = async (dialect: Dialect) => {
    const { rows } = await sql`
      select ${sql.join(values.map((value, index) => sql`${value} as ${sql.ref(`v${index}`)}`))},
        ${sql.join(values.map((value, index) => sql`typeof(${value}) as ${sql.ref(`t${index}`)}`))}
    `.execute(new Kysely({ dialect }));
    return { ...(rows[0] as object) };
  };
  const fromNode = await read(createSqliteDialect(':memory:'));
  expect(fromNode).toMatchObject({ v2: Infinity, t0: 'real' });
  expect(await read((await openWasmSqlite()).dialect)).toEqual(fromNode);
});

it('counts written rows and rolls back', async () => {
  const database = await openNotes((await openWasmSqlite()).dialect);
  const added = await database
    .insertInto('notes')
    .values([
      { id: 7, text: 'a' },
      { id: 8, text: 'b' },
    ])
    .executeTakeFirst();
  expect(added).toMatchObject({ insertId: 8n, numInsertedOrUpdatedRows: 2n });
  const failing = database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('notes').execute();
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  const streamed: number[] = [];
  for await (const { id } of database.selectFrom('notes').select('id').orderBy('id').stream())
    streamed.push(id);
  expect(streamed).toEqual([7, 8]);
  await expect(database.insertInto('notes').values({ id: 7, text: null }).execute()).rejects.toThrow(
    'UNIQUE',
  );
  expect(await database.selectFrom('notes').select('id').execute()).toHaveLength(2);
});

it('opens a copy of a saved database', async () => {
  const first = await openWasmSqlite();
  const notes = await openNotes(first.dialect);
  await notes.insertInto('notes').values({ id: 1, text: 'saved' }).execute();
  const second = await openWasmSqlite(first.save());
  const copy = new Kysely<Table>({ dialect: second.dialect });
  await copy.insertInto('notes').values({ id: 2, text: 'only in the copy' }).execute();
  expect(await copy.selectFrom('notes').select('id').execute()).toEqual([{ id: 1 }, { id: 2 }]);
  expect(await notes.selectFrom('notes').select('id').execute()).toEqual([{ id: 1 }]);
  second.close();
  expect(await notes.selectFrom('notes').select('id').execute()).toEqual([{ id: 1 }]);
});
