import type { Database } from '../schema.ts';
import type { ListTable } from './listTable.ts';

/** Writes what a list knows of a stored row, in the transaction that stored it. */
export async function writeListRow<Row>(
  transaction: Database,
  { name, toValues, linkedRows }: ListTable<Row>,
  row: Row & { id: string; created_at: string },
): Promise<void> {
  const values = toValues(row);
  await transaction
    .insertInto(name)
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  await linkedRows?.remove(transaction, row.id);
  await linkedRows?.add(transaction, [row]);
}

/** Removes what a list knows of a row. */
export async function removeListRow<Row>(
  transaction: Database,
  { name, linkedRows }: ListTable<Row>,
  id: string,
): Promise<void> {
  await transaction.deleteFrom(name).where('id', '=', id).execute();
  await linkedRows?.remove(transaction, id);
}
