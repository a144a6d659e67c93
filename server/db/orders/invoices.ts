import { sql } from 'kysely';
import type { Invoice } from '#contract/orders/invoiceCalls.ts';
import type { InvoiceRepository } from '../../base/database.ts';
import type { Write } from '../../base/history.ts';
import { recordEntry } from '../history/history.ts';
import { type SqlDatabase, getEngine } from '../schema.ts';
import { type RevisionNotifications, transactAndBumpRevisions } from '../transact.ts';

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

/** Returns the numbers of the orders by their ids; undefined if one doesn't exist. */
async function findOrderNumbers(transaction: SqlDatabase, ids: readonly string[]) {
  const found = await transaction
    .selectFrom('orders')
    .select(['id', 'order_number'])
    .where('id', 'in', ids)
    .execute();
  return found.length === ids.length
    ? new Map(found.map(({ id, order_number }) => [id, order_number ?? undefined]))
    : undefined;
}

type IssuedInvoices = { invoices: Invoice[]; isNew: boolean };

async function issueInvoices(
  transaction: SqlDatabase,
  orderIds: readonly string[],
  write: Write,
  timeZone: string | null,
): Promise<IssuedInvoices | undefined> {
  const ids = [...new Set(orderIds)];
  await lockInvoices(transaction);
  const issued = await findInvoices(transaction, ids);
  const newIds = ids.filter((id) => !issued.has(id));
  if (newIds.length > 0) {
    const orderNumbers = await findOrderNumbers(transaction, newIds);
    if (!orderNumbers) return undefined;
    const last = await getLastNumber(transaction);
    const rows = newIds.map((order_id, index) => ({
      number: last + 1 + index,
      order_id,
      issued_at: write.at,
      time_zone: timeZone,
    }));
    await transaction.insertInto('invoices').values(rows).execute();
    for (const { order_id, number } of rows)
      await recordEntry(transaction, {
        ...write,
        kind: 'orderInvoiceIssued',
        subjectId: order_id,
        subjectName: orderNumbers.get(order_id),
        event: { invoice: { number } },
      });
  }
  const all = newIds.length > 0 ? await findInvoices(transaction, ids) : issued;
  return { invoices: ids.map((id) => all.get(id)!), isNew: newIds.length > 0 };
}

export const createInvoiceRepository = (
  database: SqlDatabase,
  notifications: RevisionNotifications,
): InvoiceRepository => ({
  async issue(orderIds, write, timeZone) {
    const issued = await transactAndBumpRevisions(
      database,
      notifications,
      (result: IssuedInvoices | undefined) => (result?.isNew ? ['orders'] : []),
      (transaction) => issueInvoices(transaction, orderIds, write, timeZone),
    );
    return issued?.invoices;
  },
});
