import { sql } from 'kysely';
import type { ListName } from '#contract/lists/listRules.ts';
import { getEngine, type Database } from '../schema.ts';
import { transact } from '../transact.ts';
import { type ListTable, orderTable, productTable } from './listTables.ts';
import { createTrigrams, hasTrigrams } from './trigrams.ts';

/** Increment this to rebuild the tables when a rule changes but the columns don't. */
const TABLES_VERSION = 2;

/** A statement can contain at most 32,766 values. */
const ROWS_PER_STATEMENT = 1000;

/** Called after each batch with the number of finished rows. */
export type OnProgress = (done: number, total: number) => void;
/** Called after each batch with the number of finished rows of a list. */
export type OnListProgress = (list: ListName, done: number, total: number) => void;

type StoredRow = { id: string; created_at: string };

type RowRange = { columns: readonly string[]; last: StoredRow | undefined; limit: number };

/** Reads the stored rows after the last one, oldest first. */
export async function readRowsAfter<Row>(
  database: Database,
  list: ListName,
  { columns, last, limit }: RowRange,
): Promise<(Row & StoredRow)[]> {
  const columnList = sql.join(columns.map((column) => (column === '*' ? sql`*` : sql.ref(column))));
  const after = last && sql`where (created_at, id) > (${last.created_at}, ${last.id})`;
  const { rows } = await sql<Row & StoredRow>`select ${columnList} from ${sql.table(list)} ${after ?? sql``}
    order by created_at, id limit ${limit}`.execute(database);
  return rows;
}

/** Reads the stored rows, oldest first. */
export async function* readStoredRows<Row>(
  database: Database,
  list: ListName,
  columns: readonly string[] = ['*'],
) {
  for (let last: StoredRow | undefined; ;) {
    const rows = await readRowsAfter<Row>(database, list, { columns, last, limit: ROWS_PER_STATEMENT });
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < ROWS_PER_STATEMENT) return;
  }
}

/**
 * Locks a list, so that only one of several starting servers rebuilds it, and writes wait. Must be the first
 * statement of a transaction, to avoid deadlocks. SQLite has a single writer anyway.
 */
export async function lockList(transaction: Database, list: ListName): Promise<void> {
  if (getEngine(transaction) === 'postgres') {
    await sql`lock table ${sql.table(list)} in share mode`.execute(transaction);
  }
  await sql`update list_versions set version = version where list = ${list}`.execute(transaction);
}

async function createTable<Row>(transaction: Database, { name, ...table }: ListTable<Row>): Promise<void> {
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
async function createIndexes<Row>(transaction: Database, { name, ...table }: ListTable<Row>): Promise<void> {
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
  transaction: Database,
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
  transaction: Database,
  table: ListTable<Row>,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  const { list, name, searchName } = table;
  const useTrigrams = await hasTrigrams(transaction);
  await transaction.schema.dropTable(name).ifExists().execute();
  if (getEngine(transaction) === 'sqlite')
    await transaction.schema.dropTable(searchName).ifExists().execute();
  await createTable(transaction, table);
  await fillTable(transaction, table, onProgress);
  await createIndexes(transaction, table);
  if (useTrigrams) await createTrigrams(transaction, table);
  await table.linkedRows?.index?.(transaction, useTrigrams);
  if (getEngine(transaction) === 'postgres') await sql`analyze ${sql.table(name)}`.execute(transaction);
  const definition = toDefinition(table, useTrigrams);
  await transaction
    .insertInto('list_indexes')
    .values({ list, definition })
    .onConflict((conflict) => conflict.column('list').doUpdateSet({ definition }))
    .execute();
}

async function buildIfOutdated<Row>(
  database: Database,
  table: ListTable<Row>,
  { useTrigrams, onProgress }: { useTrigrams: boolean; onProgress: OnListProgress },
): Promise<void> {
  const { list } = table;
  const isCurrent = async (db: Database) =>
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
async function enableTrigrams(database: Database): Promise<unknown> {
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
  database: Database,
  onProgress: OnListProgress = () => undefined,
): Promise<{ searchFailure: unknown }> {
  const searchFailure = await enableTrigrams(database);
  const options = { useTrigrams: searchFailure === undefined, onProgress };
  await buildIfOutdated(database, productTable, options);
  await buildIfOutdated(database, orderTable, options);
  return { searchFailure };
}
