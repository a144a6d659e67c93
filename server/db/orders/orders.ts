import type { OrderRepository } from '../../base/database.ts';
import { orderTable } from '../lists/listTables.ts';
import { createPageReader, type RowPosition, readBatches, ROWS_PER_BATCH } from '../lists/readRows.ts';
import { type ChangedOrder, changeOrder } from './changeOrder.ts';
import { toOrder } from './orderRow.ts';
import { readOrdersOf } from './ordersOf.ts';
import { createOrderPlacement } from './placeOrder.ts';
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
  const change: OrderRepository['change'] = async (id, write, plan) => {
    // Repetitions, such as those of a gateway's webhook, write nothing.
    const present = await find(id);
    if (!present || !plan(present)) return present;
    const changed = await transactAndBumpRevisions(
      database,
      notifications,
      (result: ChangedOrder | undefined) => (result?.moved ? ['orders', 'products'] : ['orders']),
      (transaction) => changeOrder(transaction, id, write, plan),
    );
    return changed && toOrder(changed.row);
  };
  return {
    readBatches: () => readOrders(database),
    async getPage(criteria) {
      const page = await readPage(criteria);
      return { ...page, rows: page.rows.map(toOrder) };
    },
    find,
    findPageOf: (owner, position) => readOrdersOf(database, owner, position),
    place: createOrderPlacement(database, notifications),
    change,
    changeStatus: (id, { status, from, tracking, stock, ...write }) =>
      change(id, write, ({ orderDetails }) => {
        const present = orderDetails?.orderStatus ?? undefined;
        if (present === status || (from !== undefined && present !== from)) return undefined;
        const fields = {
          orderDetails: { ...orderDetails, orderStatus: status },
          ...(tracking && { tracking }),
        };
        return { fields, stock };
      }),
  };
}
