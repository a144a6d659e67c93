import { sql } from 'kysely';
import type { ListName } from '#contract/lists/listRules.ts';
import { getEngine, type Database } from '../schema.ts';
import { transact } from '../transact.ts';
import { type ListTable, orderTable, productTable } from './listTables.ts';
import { createTrigrams, hasTrigrams } from './trigrams.ts';

/** Counts up whenever the tables have to be filled again although their columns are the same, such as when a key is made by other rules. */
const VERSION = 1;

/** Rows in one statement, which can contain at most 32,766 values. */
const ROWS_PER_STATEMENT = 1000;

/** Called after each batch with the number of rows that are done. */
export type OnProgress = (done: number, total: number) => void;
/** Called after each batch with how many of a list's rows are done. */
export type OnListProgress = (list: ListName, done: number, total: number) => void;

type Stored = { id: string; created_at: string };

/** Reads the stored rows from the oldest on. */
export async function* readStored<Row>(
  database: Database,
  list: ListName,
  columns: readonly string[] = ['*'],
) {
  const selected = sql.join(columns.map((column) => (column === '*' ? sql`*` : sql.ref(column))));
  for (let last: Stored | undefined; ;) {
    const after = last && sql`where (created_at, id) > (${last.created_at}, ${last.id})`;
    const { rows } = await sql<Row & Stored>`select ${selected} from ${sql.table(list)} ${after ?? sql``}
      order by created_at, id limit ${ROWS_PER_STATEMENT}`.execute(database);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < ROWS_PER_STATEMENT) return;
  }
}

/**
 * Lets only one of several servers that start at once fill what follows from a list; the others wait until its transaction
 * ends. Writers of the list have ended before, and others wait. The first statement of a transaction, so that nobody waits
 * for a lock that it has already. SQLite has one writer.
 */
export async function waitForTurn(transaction: Database, list: ListName): Promise<void> {
  if (getEngine(transaction) === 'postgres') {
    await sql`lock table ${sql.table(list)} in share mode`.execute(transaction);
  }
  await sql`update list_versions set version = version where list = ${list}`.execute(transaction);
}

async function createTable<Row>(transaction: Database, { name, ...table }: ListTable<Row>): Promise<void> {
  let create = transaction.schema.createTable(name);
  // Names the rows in the full-text table.
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

/** Creates an index for each order of the list, and for each filter. They contain all that finds a page. */
async function createIndexes<Row>(transaction: Database, { name, ...table }: ListTable<Row>): Promise<void> {
  // SQLite has missing values last in this direction anyway, and refuses to hear it.
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

async function fill<Row>(
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
  for await (const rows of readStored<Row>(transaction, list)) {
    await transaction.insertInto(name).values(rows.map(toValues)).execute();
    await linkedRows?.add(transaction, rows);
    onProgress((done += rows.length), total);
  }
}

const toDefinition = <Row>({ sortColumns, filterColumns }: ListTable<Row>, useTrigrams: boolean): string =>
  JSON.stringify({ version: VERSION, useTrigrams, sortColumns, filterColumns });

/** Makes the table of a list from its rules and the stored rows, in the transaction of the caller. */
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
  await fill(transaction, table, onProgress);
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
  database: Database,
  table: ListTable<Row>,
  { useTrigrams, onProgress }: { useTrigrams: boolean; onProgress: OnListProgress },
): Promise<void> {
  const { list } = table;
  const isCurrent = async (rows: Database) =>
    (await rows.selectFrom('list_indexes').select('definition').where('list', '=', list).executeTakeFirst())
      ?.definition === toDefinition(table, useTrigrams);
  if (await isCurrent(database)) return;
  await transact(database, async (transaction) => {
    await waitForTurn(transaction, list);
    if (await isCurrent(transaction)) return;
    await buildList(transaction, table, (done, total) => onProgress(list, done, total));
  });
}

/** Returns why there are no trigrams; undefined where there are. */
async function enableTrigrams(database: Database): Promise<unknown> {
  if (await hasTrigrams(database)) return undefined;
  if (getEngine(database) === 'sqlite') return new Error('SQLite comes without FTS5');
  try {
    await transact(database, async (transaction) => {
      await waitForTurn(transaction, 'products');
      await sql`create extension if not exists pg_trgm`.execute(transaction);
    });
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Brings the tables of the lists up to date. Returns why searches look at all rows; undefined where they don't. */
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
