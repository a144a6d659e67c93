import { sql } from 'kysely';
import type { Invoice } from '#contract/orders/invoiceCalls.ts';
import type { InvoiceRepository } from '../../base/database.ts';
import { type SqlDatabase, getEngine } from '../schema.ts';
import { transact } from '../transact.ts';

/** Locks the table, so that two servers don't issue the same number. SQLite has a single writer anyway. */
async function lockInvoices(transaction: SqlDatabase): Promise<void> {
  if (getEngine(transaction) === 'postgres')
    await sql`lock table invoices in exclusive mode`.execute(transaction);
}

async function findInvoices(transaction: SqlDatabase, orderIds: readonly string[]) {
  const rows = await transaction
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .execute();
  return new Map(
    rows.map(({ order_id, number, issued_at, time_zone }): [string, Invoice] => [
      order_id,
      { orderId: order_id, number, issuedAt: issued_at, timeZone: time_zone ?? undefined },
    ]),
  );
}

async function getLastNumber(transaction: SqlDatabase): Promise<number> {
  const { last } = await transaction
    .selectFrom('invoices')
    .select((eb) => eb.fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

async function hasAllOrders(transaction: SqlDatabase, ids: readonly string[]): Promise<boolean> {
  const found = await transaction.selectFrom('orders').select('id').where('id', 'in', ids).execute();
  return found.length === ids.length;
}

export const createInvoiceRepository = (database: SqlDatabase): InvoiceRepository => ({
  issue: (orderIds, at, timeZone) =>
    transact(database, async (transaction) => {
      const ids = [...new Set(orderIds)];
      await lockInvoices(transaction);
      const issued = await findInvoices(transaction, ids);
      const newIds = ids.filter((id) => !issued.has(id));
      if (newIds.length > 0) {
        if (!(await hasAllOrders(transaction, newIds))) return undefined;
        const last = await getLastNumber(transaction);
        const rows = newIds.map((order_id, index) => ({
          number: last + 1 + index,
          order_id,
          issued_at: at,
          time_zone: timeZone,
        }));
        await transaction.insertInto('invoices').values(rows).execute();
      }
      const all = newIds.length > 0 ? await findInvoices(transaction, ids) : issued;
      return ids.map((id) => all.get(id)!);
    }),
});
