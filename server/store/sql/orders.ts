import type { NewStatus, OrderStore } from '../port.ts';
import { toOrder } from './orderRow.ts';
import type { Database, OrderRow, StatusChangeRow } from './schema.ts';
import { changing } from './transact.ts';

export function sqlOrders(database: Database): OrderStore {
  return {
    async all() {
      const newest = database
        .selectFrom('orders')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc');
      return (await newest.execute()).map(toOrder);
    },
    async changeStatus(id, change) {
      const row = await changing(database, 'orders', (inside) => changed(inside, id, change));
      return row && toOrder(row);
    },
    async statusHistory(id) {
      const known = await database.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst();
      if (!known) return undefined;
      const changes = database.selectFrom('order_status_changes').selectAll().where('order_id', '=', id);
      return (await changes.orderBy('place').execute()).map(toChange);
    },
  };
}

async function changed(inside: Database, id: string, change: NewStatus): Promise<OrderRow | undefined> {
  const { status, at, by } = change;
  // A write that changes nothing holds the row until the end, in any database: nobody else's change slips in between.
  const row = await inside
    .updateTable('orders')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row || row.status === status) return row;
  const { last } = await inside
    .selectFrom('order_status_changes')
    .select((eb) => eb.fn.max('place').as('last'))
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  const who = { admin_id: by.id, admin_name: by.fullName };
  await inside
    .insertInto('order_status_changes')
    .values({ order_id: id, place: Number(last ?? 0) + 1, was: row.status, became: status, at, ...who })
    .execute();
  return inside
    .updateTable('orders')
    .set({ status, updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

const toChange = ({ became, was, at, admin_name }: StatusChangeRow) => ({
  status: became,
  from: was ?? undefined,
  at,
  by: admin_name,
});
