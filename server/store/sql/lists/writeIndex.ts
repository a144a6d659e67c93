import { sql } from 'kysely';
import type { Database, List } from '../schema.ts';
import type { ListIndex, ReadIndex } from './listIndex.ts';

/** The count of all rows; others have the name of a filter and its key. */
export const ALL = 'all';

type Changes = Map<string, number>;

/** Notes that a row which is one of these counts came (1) or went (-1). */
export function noteChange(changes: Changes, countNames: readonly string[], by: 1 | -1): void {
  for (const name of [ALL, ...countNames]) changes.set(name, (changes.get(name) ?? 0) + by);
}

/** Counts rows that came and went. Always in the same order: two transactions must not wait for each other. */
export async function applyChanges(transaction: Database, list: List, changes: Changes): Promise<void> {
  const rows = [...changes].filter(([, by]) => by !== 0).map(([name, by]) => ({ list, name, rows: by }));
  rows.sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const row of rows) {
    await transaction
      .insertInto('list_counts')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['list', 'name'])
          .doUpdateSet((eb) => ({ rows: eb('list_counts.rows', '+', eb.ref('excluded.rows')) })),
      )
      .execute();
  }
}

type Values = Record<string, string | number | null>;

/** Reads a row as it is in the index; undefined where it is not. */
const readIndexed = (transaction: Database, { table }: ReadIndex, id: string): Promise<Values | undefined> =>
  transaction.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();

/** Writes only what has changed: SQLite writes each index of a column anew that a statement names. */
async function updateIndexed(transaction: Database, { table }: ReadIndex, before: Values, values: Values) {
  const changed = Object.entries(values).filter(([name, value]) => value !== before[name]);
  if (changed.length === 0) return;
  const columns = changed.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(columns)} where id = ${values['id']}`.execute(
    transaction,
  );
}

/** Indexes a row as it is stored now, in the transaction that stored it. */
export async function indexRow<Row>(
  transaction: Database,
  index: ListIndex<Row>,
  row: Row & { id: string; created_at: string },
): Promise<void> {
  const values = index.toValues(row);
  const before = await readIndexed(transaction, index, row.id);
  const changes: Changes = new Map();
  if (before) {
    await updateIndexed(transaction, index, before, values);
    await index.companion?.remove(transaction, row.id);
    noteChange(changes, index.toCountNames(before), -1);
  } else {
    await insertValues(transaction, index, [values]);
  }
  await index.companion?.add(transaction, [row]);
  noteChange(changes, index.toCountNames(values), 1);
  await applyChanges(transaction, index.list, changes);
}

/** Takes a row that was removed out of the index. */
export async function unindexRow<Row>(
  transaction: Database,
  index: ListIndex<Row>,
  id: string,
): Promise<void> {
  const before = await readIndexed(transaction, index, id);
  if (!before) return;
  await transaction.deleteFrom(index.table).where('id', '=', id).execute();
  await index.companion?.remove(transaction, id);
  const changes: Changes = new Map();
  noteChange(changes, index.toCountNames(before), -1);
  await applyChanges(transaction, index.list, changes);
}

/** Inserts rows that are not in the index yet. */
export async function insertValues(
  transaction: Database,
  { table }: ReadIndex,
  rows: readonly Record<string, string | number | null>[],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const tuples = rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(tuples)}`.execute(transaction);
}
