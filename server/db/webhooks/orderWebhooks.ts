import type { StoredOrder } from '#contract/orders/order.ts';
import { toStoreOrder } from '#contract/storefront/storeOrder.ts';
import type { NewEntry } from '../../base/history.ts';
import type { ProductRow, SqlDatabase } from '../schema.ts';
import { enqueueWebhook } from './enqueueWebhook.ts';

/** Adds the events of a change of an order, in the order of its entries in the history. */
export async function enqueueOrderChanges(
  transaction: SqlDatabase,
  stored: StoredOrder,
  entries: readonly Pick<NewEntry, 'status' | 'event'>[],
  at: string,
): Promise<void> {
  const order = toStoreOrder(stored);
  const subject = { subjectId: stored._id, at };
  for (const { status, event } of entries) {
    if (status) {
      const data = { order, from: status.from ?? null };
      await enqueueWebhook(transaction, { ...subject, type: 'order.status', data });
    }
    if (event?.payment) {
      const data = { order, from: event.payment.from ?? null };
      await enqueueWebhook(transaction, { ...subject, type: 'order.payment', data });
    }
  }
}

/** Adds the event of a changed stock, if it has changed. The product must be locked before. */
export async function enqueueStockChange(
  transaction: SqlDatabase,
  { id, stock: from }: Pick<ProductRow, 'id' | 'stock'>,
  { stock }: Pick<ProductRow, 'stock'>,
  at: string,
): Promise<void> {
  if (stock === from) return;
  const data = { productId: id, stock, from };
  await enqueueWebhook(transaction, { type: 'product.stock', subjectId: id, at, data });
}
