import { sql } from 'kysely';
import type { ListName } from '#contract/lists/lists.ts';
import { getEngine, type SqlDatabase } from '../schema.ts';
import { transact } from '../transact.ts';
import type { ListTable } from './listTable.ts';
import { listTables } from './listTables.ts';
import { lockList, readStoredRows } from './storedRows.ts';
import { createTrigrams, hasTrigrams } from './trigrams.ts';

/** Increment this to rebuild the tables when a rule changes but the columns don't. */
const TABLES_VERSION = 4;

/** Called after each batch with the number of finished rows. */
export type OnProgress = (done: number, total: number) => void;
/** Called after each batch with the number of finished rows of a list. */
export type OnListProgress = (list: ListName, done: number, total: number) => void;

async function createTable<Row>(transaction: SqlDatabase, { name, ...table }: ListTable<Row>): Promise<void> {
  let create = transaction.schema.createTable(name);
  // SQLite's full-text table refers to rows by number.
  if (getEngine(transaction) === 'sqlite')
    create = create.addColumn('row', 'integer', (column) => column.primaryKey());
  create = create
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull());
  for (const { column, kind } of table.sortColumns)
    create = create.addColumn(column, kind === 'text' ? 'text' : 'double precision');
  for (const column of table.filterColumns) create = create.addColumn(column, 'text');
  await create.execute();
}

/** Creates a covering index for each sort and filter of the list. */
async function createIndexes<Row>(
  transaction: SqlDatabase,
  { name, ...table }: ListTable<Row>,
): Promise<void> {
  // SQLite already sorts nulls last in this direction, and rejects the clause.
  const descending = getEngine(transaction) === 'postgres' ? 'desc nulls last' : 'desc';
  const indexes = [
    { suffix: 'newest', first: sql`` },
    ...table.sortColumns.flatMap(({ column }) => [
      { suffix: `${column}_asc`, first: sql`${sql.ref(column)},` },
      { suffix: `${column}_desc`, first: sql`${sql.ref(column)} ${sql.raw(descending)},` },
    ]),
    ...table.filterColumns.map((column) => ({ suffix: column, first: sql`${sql.ref(column)},` })),
  ];
  for (const { suffix, first } of indexes)
    await sql`create index ${sql.ref(`${name}_${suffix}`)} on ${sql.table(name)}
      (${first} created_at desc, id desc)`.execute(transaction);
}

async function fillTable<Row>(
  transaction: SqlDatabase,
  { list, name, toValues, linkedRows }: ListTable<Row>,
  onProgress: OnProgress,
): Promise<void> {
  const { total } = await transaction
    .selectFrom(list)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  await linkedRows?.clear(transaction);
  let done = 0;
  for await (const rows of readStoredRows<Row>(transaction, list)) {
    await transaction.insertInto(name).values(rows.map(toValues)).execute();
    await linkedRows?.add(transaction, rows);
    onProgress((done += rows.length), total);
  }
}

const toDefinition = <Row>({ sortColumns, filterColumns }: ListTable<Row>, useTrigrams: boolean): string =>
  JSON.stringify({ version: TABLES_VERSION, useTrigrams, sortColumns, filterColumns });

/** Rebuilds the table of a list from its rules and the stored rows, in the caller's transaction. */
export async function buildList<Row>(
  transaction: SqlDatabase,
  table: ListTable<Row>,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  const { list, name, searchName } = table;
  const useTrigrams = await hasTrigrams(transaction);
  await table.fillRows?.(transaction);
  await transaction.schema.dropTable(name).ifExists().execute();
  if (getEngine(transaction) === 'sqlite')
    await transaction.schema.dropTable(searchName).ifExists().execute();
  await createTable(transaction, table);
  await fillTable(transaction, table, onProgress);
  await createIndexes(transaction, table);
  if (useTrigrams) await createTrigrams(transaction, table);
  if (getEngine(transaction) === 'postgres') await sql`analyze ${sql.table(name)}`.execute(transaction);
  const definition = toDefinition(table, useTrigrams);
  await transaction
    .insertInto('list_indexes')
    .values({ list, definition })
    .onConflict((conflict) => conflict.column('list').doUpdateSet({ definition }))
    .execute();
}

async function buildIfOutdated<Row>(
  database: SqlDatabase,
  table: ListTable<Row>,
  { useTrigrams, onProgress }: { useTrigrams: boolean; onProgress: OnListProgress },
): Promise<void> {
  const { list } = table;
  const isCurrent = async (db: SqlDatabase) =>
    (await db.selectFrom('list_indexes').select('definition').where('list', '=', list).executeTakeFirst())
      ?.definition === toDefinition(table, useTrigrams);
  if (await isCurrent(database)) return;
  await transact(database, async (transaction) => {
    await lockList(transaction, list);
    if (await isCurrent(transaction)) return;
    await buildList(transaction, table, (done, total) => onProgress(list, done, total));
  });
}

/** Returns the reason why trigrams are unavailable, or `undefined`. */
async function enableTrigrams(database: SqlDatabase): Promise<unknown> {
  if (await hasTrigrams(database)) return undefined;
  if (getEngine(database) === 'sqlite') return new Error('this SQLite has no FTS5');
  try {
    await transact(database, async (transaction) => {
      await lockList(transaction, 'products');
      await sql`create extension if not exists pg_trgm`.execute(transaction);
    });
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Updates the tables of the lists. Returns the reason why searches scan all rows, if they do. */
export async function openLists(
  database: SqlDatabase,
  onProgress: OnListProgress = () => undefined,
): Promise<{ searchFailure: unknown }> {
  const searchFailure = await enableTrigrams(database);
  const options = { useTrigrams: searchFailure === undefined, onProgress };
  for (const table of Object.values<ListTable<never>>(listTables))
    await buildIfOutdated(database, table, options);
  return { searchFailure };
}
