import { sql } from 'kysely';
import type { Database, List } from '../schema.ts';
import { createSortIndexes, dropSortIndexes } from './sortIndexes.ts';
import type { ListIndex } from './listIndex.ts';
import { applyChanges, insertValues, noteChange } from './writeIndex.ts';

/** Counts up whenever an index has to be filled anew: the rules of a list, a key that is made by them, or its indexes have changed. */
export const INDEX_VERSION = 6;

/** Rows in one statement, which can contain at most 32,766 values. */
const ROWS_PER_STATEMENT = 1000;
/** From here on it is faster to sort once at the end than to keep everything sorted on the way. */
const MANY_ROWS = 10_000;

type Stored = { id: string; created_at: string };
/** Called after each batch with the number of rows that are done. */
export type OnProgress = (done: number, total: number) => void;

/** Reads the stored rows from the oldest on, so that the index numbers them in about that order. */
export async function* readStored<Row>(
  database: Database,
  { list, columns }: { list: List; columns: readonly string[] },
) {
  for (let last: Stored | undefined; ;) {
    const after = last && sql`where (created_at, id) > (${last.created_at}, ${last.id})`;
    const { rows } = await sql<Row & Stored>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(list)} ${after ?? sql``}
      order by created_at, id limit ${ROWS_PER_STATEMENT}`.execute(database);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < ROWS_PER_STATEMENT) return;
  }
}

/** Fills the index of a list from its stored rows, in the transaction of the caller. */
export async function fillIndex<Row>(
  transaction: Database,
  index: ListIndex<Row>,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  const { list, table } = index;
  const { total } = await transaction
    .selectFrom(list)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom(table).execute();
  await index.companion?.clear(transaction);
  await transaction.deleteFrom('list_counts').where('list', '=', list).execute();
  if (total > MANY_ROWS) await dropSortIndexes(transaction, index);
  const changes = new Map<string, number>();
  let done = 0;
  for await (const rows of readStored<Row & Stored>(transaction, index)) {
    const values = rows.map((row) => index.toValues(row));
    await insertValues(transaction, index, values);
    await index.companion?.add(transaction, rows);
    for (const one of values) noteChange(changes, index.toCountNames(one), 1);
    onProgress((done += rows.length), total);
  }
  await applyChanges(transaction, list, changes);
  await createSortIndexes(transaction, index);
  await transaction
    .insertInto('list_indexes')
    .values({ list, version: INDEX_VERSION })
    .onConflict((conflict) => conflict.column('list').doUpdateSet({ version: INDEX_VERSION }))
    .execute();
}
