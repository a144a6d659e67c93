import { sql } from 'kysely';
import { getSources, type ListName } from '#contract/lists/lists.ts';
import { getEngine, type SqlDatabase } from '../schema.ts';

/** A statement can contain at most 32,766 values. */
const ROWS_PER_STATEMENT = 1000;

type StoredRow = { id: string; created_at: string };

type RowRange = { columns: readonly string[]; last: StoredRow | undefined; limit: number };

/** Reads the stored rows after the last one, oldest first. */
export async function readRowsAfter<Row>(
  database: SqlDatabase,
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
  database: SqlDatabase,
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
 * Locks the sources of a list, so that only one of several starting servers rebuilds it, and writes wait. Must be the first
 * statement of a transaction, to avoid deadlocks. SQLite has a single writer anyway.
 */
export async function lockList(transaction: SqlDatabase, list: ListName): Promise<void> {
  const sources = getSources(list);
  if (getEngine(transaction) === 'postgres')
    for (const source of sources)
      await sql`lock table ${sql.table(source)} in share mode`.execute(transaction);
  await sql`update list_versions set version = version where list in (${sql.join(sources)})`.execute(
    transaction,
  );
}
