import type { NewStatus, OrderRepository } from '../../base/database.ts';
import { getNextTimestamp } from '../../base/timestamps.ts';
import { readStatusChanges, recordEntry } from '../history/history.ts';
import { changeCustomer } from './customers.ts';
import { writeListRow } from '../lists/listTable.ts';
import { orderTable } from '../lists/listTables.ts';
import { createPageReader, type RowPosition, readBatches, ROWS_PER_BATCH } from '../lists/readRows.ts';
import { fromOrder, toOrder } from './orderRow.ts';
import { createOrderPlacement } from './placeOrder.ts';
import { moveOrderSums } from '../reports/orderSums.ts';
import type { SqlDatabase, OrderRow } from '../schema.ts';
import { type RevisionNotifications, transactAndBumpRevisions } from '../transact.ts';

async function* readOrders(database: SqlDatabase) {
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

export function createOrderRepository(
  database: SqlDatabase,
  useTrigrams: boolean,
  notifications: RevisionNotifications,
): OrderRepository {
  const { readPage } = createPageReader<OrderRow>(database, orderTable, useTrigrams);
  const find = async (id: string) => {
    const row = await database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toOrder(row);
  };
  return {
    readBatches: () => readOrders(database),
    async getPage(criteria) {
      const page = await readPage(criteria);
      return { ...page, rows: page.rows.map(toOrder) };
    },
    find,
    async changeStatus(id, change) {
      const row = await transactAndBumpRevisions(database, notifications, ['orders'], (transaction) =>
        applyStatusChange(transaction, id, change),
      );
      return row && toOrder(row);
    },
    place: createOrderPlacement(database, notifications),
    async changePayment(id, change) {
      // Repeated payments, such as those of a gateway's webhook, write nothing.
      const present = await find(id);
      if (!present || !change(present)) return present;
      const row = await transactAndBumpRevisions(database, notifications, ['orders'], (transaction) =>
        applyPayment(transaction, id, change),
      );
      return row && toOrder(row);
    },
    async getStatusHistory(id) {
      const order = await database.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst();
      return order && readStatusChanges(database, id);
    },
  };
}

/** An update that changes nothing locks the row on both engines. */
const lockOrder = (transaction: SqlDatabase, id: string): Promise<OrderRow | undefined> =>
  transaction
    .updateTable('orders')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

async function writeChange(
  transaction: SqlDatabase,
  before: OrderRow,
  change: Partial<OrderRow>,
): Promise<OrderRow> {
  const changed = await transaction
    .updateTable('orders')
    .set(change)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeListRow(transaction, orderTable, changed);
  await changeCustomer(transaction, before, changed);
  await moveOrderSums(transaction, before, changed);
  return changed;
}

async function applyPayment(
  transaction: SqlDatabase,
  id: string,
  change: Parameters<OrderRepository['changePayment']>[1],
): Promise<OrderRow | undefined> {
  const row = await lockOrder(transaction, id);
  if (!row) return undefined;
  const changed = change(toOrder(row));
  if (!changed) return row;
  const { payment, gateway, updated_at } = fromOrder({ _id: id, ...changed });
  return writeChange(transaction, row, { payment, gateway, updated_at });
}

async function applyStatusChange(
  transaction: SqlDatabase,
  id: string,
  { status, from, ...write }: NewStatus,
): Promise<OrderRow | undefined> {
  const row = await lockOrder(transaction, id);
  if (!row || row.status === status || (from !== undefined && row.status !== from)) return row;
  const last = await transaction
    .selectFrom('history')
    .select('created_at')
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const at = getNextTimestamp(Date.parse(write.at), last?.created_at);
  await recordEntry(transaction, {
    ...write,
    at,
    kind: 'orderStatusChanged',
    subjectId: id,
    subjectName: row.order_number ?? undefined,
    status: { from: row.status ?? undefined, to: status },
  });
  return writeChange(transaction, row, { status, updated_at: at });
}
