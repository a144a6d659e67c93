import { addAmounts } from '#contract/money/decimal.ts';
import { order as orderSchema, type StoredOrder } from '#contract/orders/order.ts';
import { getPieces, type StockMove, suggestStockMove } from '#contract/orders/orderStock.ts';
import { getPaymentCode } from '#contract/orders/payment.ts';
import type { OrderChange } from '../../base/database.ts';
import type { NewEntry, Write } from '../../base/history.ts';
import { getNextTimestamp } from '../../base/timestamps.ts';
import { recordEntry } from '../history/history.ts';
import { writeListRow } from '../lists/listTable.ts';
import { orderTable, productTable } from '../lists/listTables.ts';
import { lockProduct } from '../products/products.ts';
import { moveOrderSums } from '../reports/orderSums.ts';
import type { OrderRow, SqlDatabase } from '../schema.ts';
import { enqueueOrderChanges, enqueueStockChange } from '../webhooks/orderWebhooks.ts';
import { changeCustomer } from './customers.ts';
import { enqueueChangeMails } from './enqueueOrderMail.ts';
import { fromOrder, toOrder } from './orderRow.ts';

/** An update that changes nothing locks the row on both engines. */
const lockOrder = (transaction: SqlDatabase, id: string): Promise<OrderRow | undefined> =>
  transaction
    .updateTable('orders')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

type OrderEntry = Pick<NewEntry, 'kind' | 'status' | 'event'>;

/** Returns the notes that were added, changed or removed. */
function findNoteEntries(before: StoredOrder, after: StoredOrder): OrderEntry[] {
  const [old, present] = [before, after].map(
    (order) => new Map(order.notes?.map((note) => [note.id, note.text])),
  );
  const ids = new Set([...old!.keys(), ...present!.keys()]);
  return [...ids]
    .filter((id) => old!.get(id) !== present!.get(id))
    .map((id) => {
      const action = old!.has(id) ? (present!.has(id) ? 'changed' : 'removed') : 'added';
      return { kind: 'orderNoteChanged', event: { note: { id, action } } };
    });
}

/** Returns the entries of the history that a change is worth. */
function findEntries(before: StoredOrder, after: StoredOrder, { reference }: OrderChange): OrderEntry[] {
  const [old, present] = [orderSchema.parse(before), orderSchema.parse(after)];
  const [oldPayment, payment] = [getPaymentCode(old), getPaymentCode(present)];
  const [oldStatus, status] = [old.orderDetails?.orderStatus, present.orderDetails?.orderStatus];
  const hasOtherTracking = JSON.stringify(old.tracking) !== JSON.stringify(present.tracking);
  return [
    ...(status !== undefined && status !== oldStatus
      ? [{ kind: 'orderStatusChanged', status: { from: oldStatus, to: status } } as const]
      : []),
    ...(payment !== undefined && payment !== oldPayment
      ? [
          {
            kind: 'orderPaymentChanged',
            event: { payment: { from: oldPayment, to: payment, reference } },
          } as const,
        ]
      : []),
    ...(hasOtherTracking
      ? [{ kind: 'orderTrackingChanged', event: { tracking: present.tracking } } as const]
      : []),
    ...findNoteEntries(before, after),
  ];
}

/** What an order's stock was moved by, in pieces. */
type Moved = { state: 'taken' | 'returned'; quantity: number };

/**
 * Moves the pieces of an order into the product's stock, or out of it. Returns `undefined` if nothing was moved: it was
 * done before, the product is gone, or too few pieces are left. Like a sale, it leaves the product's `updated_at`.
 */
async function moveStock(
  transaction: SqlDatabase,
  order: StoredOrder,
  move: StockMove,
  write: Write,
): Promise<Moved | undefined> {
  const parsed = orderSchema.parse(order);
  const pieces = getPieces(parsed);
  const isReturned = order.stock === 'returned';
  if (pieces === undefined || isReturned === (move === 'return')) return undefined;
  const product = await lockProduct(transaction, parsed.product?._id ?? '');
  if (!product) return undefined;
  const quantity = move === 'return' ? pieces : -pieces;
  const stock = addAmounts(product.stock, quantity);
  if (stock < 0) return undefined;
  const changed = await transaction
    .updateTable('products')
    .set({ stock })
    .where('id', '=', product.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeListRow(transaction, productTable, changed);
  await enqueueStockChange(transaction, product, changed, write.at);
  await recordEntry(transaction, {
    ...write,
    kind: 'productChanged',
    subjectId: product.id,
    subjectName: product.name,
    source: { kind: 'order' },
    changes: { stock: { from: product.stock, to: stock } },
    event: { order: { id: order._id, number: parsed.orderDetails?.orderId } },
  });
  return { state: move === 'return' ? 'returned' : 'taken', quantity };
}

/**
 * Returns the move of a change's pieces: its own, or to take out those of an order that was over and no longer is, such as
 * a cancelled one that is set back. Cancellations and refunds say themselves whether the pieces come back.
 */
function planMove(before: StoredOrder, { fields, stock }: OrderChange): StockMove | undefined {
  if (stock) return stock;
  const [old, present] = [before, { ...before, ...fields }].map((order) =>
    suggestStockMove(orderSchema.parse(order)),
  );
  return present === 'take' && old !== 'take' ? 'take' : undefined;
}

async function findLastEntryTime(transaction: SqlDatabase, id: string): Promise<string | undefined> {
  const last = await transaction
    .selectFrom('history')
    .select('created_at')
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.created_at;
}

/** Writes the changed row, and what derives from it. */
async function writeOrder(
  transaction: SqlDatabase,
  before: OrderRow,
  after: StoredOrder,
  updatedAt: string,
): Promise<OrderRow> {
  const { status, payment, gateway, tracking, notes, stock } = fromOrder(after);
  const changed = await transaction
    .updateTable('orders')
    .set({ status, payment, gateway, tracking, notes, stock, updated_at: updatedAt })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeListRow(transaction, orderTable, changed);
  await changeCustomer(transaction, before, changed);
  await moveOrderSums(transaction, before, changed);
  return changed;
}

export type ChangedOrder = { row: OrderRow; moved: Moved | undefined };

/**
 * Changes an order, with the entries of its history. Every change of an order after it was placed comes through here.
 * `plan` gets the present order, throws to refuse, and returns `undefined` to change nothing. Returns `undefined` if there
 * is no such order.
 */
export async function changeOrder(
  transaction: SqlDatabase,
  id: string,
  write: Write,
  plan: (order: StoredOrder) => OrderChange | undefined,
): Promise<ChangedOrder | undefined> {
  const row = await lockOrder(transaction, id);
  if (!row) return undefined;
  const before = toOrder(row);
  const change = plan(before);
  if (!change) return { row, moved: undefined };
  let at = getNextTimestamp(Date.parse(write.at), await findLastEntryTime(transaction, id));
  const move = planMove(before, change);
  const moved = move && (await moveStock(transaction, before, move, { ...write, at }));
  const after = { ...before, ...change.fields, ...(moved && { stock: moved.state }) };
  const entries: OrderEntry[] = findEntries(before, after, change);
  if (moved) entries.push({ kind: 'orderStockChanged', event: { stock: { quantity: moved.quantity } } });
  if (entries.length === 0) return { row, moved };
  const subject = { subjectId: id, subjectName: row.order_number ?? undefined };
  const firstAt = at;
  for (const entry of entries) {
    await recordEntry(transaction, { ...write, ...subject, ...entry, at });
    // Ids of entries are in the order of their times.
    at = getNextTimestamp(0, at);
  }
  const written = await writeOrder(transaction, row, after, firstAt);
  await enqueueOrderChanges(transaction, toOrder(written), entries, firstAt);
  await enqueueChangeMails(transaction, row, written, { ...write, at: firstAt });
  return { row: written, moved };
}
