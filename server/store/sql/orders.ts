import type { NewStatus, OrderStore } from '../store.ts';
import { getNextTimestamp } from '../timestamps.ts';
import { readStatusChanges, recordEntry } from './history.ts';
import { createCustomerSearch } from './lists/customers.ts';
import { orderTable, writeListRow } from './lists/listTables.ts';
import { createPageReader, type RowPosition, readBatches, ROWS_PER_BATCH } from './lists/readRows.ts';
import { toOrder } from './orderRow.ts';
import { moveOrderSums } from './reports/orderSums.ts';
import type { Database, OrderRow } from './schema.ts';
import { type RevisionNotifications, transactAndBumpRevision } from './transact.ts';

async function* readOrders(database: Database) {
  const newest = database
    .selectFrom('orders')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ROWS_PER_BATCH);
  const startAfter = (last: RowPosition) =>
    newest.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(last.created_at, last.id)));
  for await (const rows of readBatches((last) => (last ? startAfter(last) : newest).execute())) {
    yield rows.map(toOrder);
  }
}

export function createSqlOrders(
  database: Database,
  useTrigrams: boolean,
  notifications: RevisionNotifications,
): OrderStore {
  const readPage = createPageReader<OrderRow>(database, orderTable, useTrigrams);
  return {
    readBatches: () => readOrders(database),
    async getPage(criteria) {
      const page = await readPage(criteria);
      return { ...page, rows: page.rows.map(toOrder) };
    },
    async find(id) {
      const row = await database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toOrder(row);
    },
    searchCustomers: createCustomerSearch(database, useTrigrams),
    async changeStatus(id, change) {
      const row = await transactAndBumpRevision(database, notifications, 'orders', (transaction) =>
        applyStatusChange(transaction, id, change),
      );
      return row && toOrder(row);
    },
    place: () => Promise.reject(new Error('not built')),
    changePayment: () => Promise.reject(new Error('not built')),
    async getStatusHistory(id) {
      const order = await database.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst();
      return order && readStatusChanges(database, id);
    },
  };
}

async function applyStatusChange(
  transaction: Database,
  id: string,
  { status, from, ...write }: NewStatus,
): Promise<OrderRow | undefined> {
  // An update that changes nothing locks the row on both engines.
  const row = await transaction
    .updateTable('orders')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row || row.status === status || (from !== undefined && row.status !== from)) return row;
  const last = await transaction
    .selectFrom('history')
    .select('at')
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const at = getNextTimestamp(Date.parse(write.at), last?.at);
  await recordEntry(transaction, {
    ...write,
    at,
    kind: 'orderStatusChanged',
    subjectId: id,
    subjectName: row.order_number ?? undefined,
    status: { from: row.status ?? undefined, to: status },
  });
  const changed = await transaction
    .updateTable('orders')
    .set({ status, updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeListRow(transaction, orderTable, changed);
  await moveOrderSums(transaction, row, changed);
  return changed;
}
