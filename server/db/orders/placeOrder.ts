import type { StoredOrder } from '#contract/orders/order.ts';
import { toStoreOrder } from '#contract/storefront/storeOrder.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { type Placement, RepeatedRequestError } from '../../base/database.ts';
import type { Write } from '../../base/history.ts';
import { recordEntry } from '../history/history.ts';
import { changeOrder } from './changeOrder.ts';
import { addToCustomer } from './customers.ts';
import { writeListRow } from '../lists/listTable.ts';
import { orderTable, productTable } from '../lists/listTables.ts';
import { enqueueOrderMail } from './enqueueOrderMail.ts';
import { fromOrder, toOrder } from './orderRow.ts';
import { toProduct } from '../products/productRow.ts';
import { lockProduct } from '../products/products.ts';
import { addToSums } from '../reports/orderSums.ts';
import type { SqlDatabase, OrderRow, ProductRow } from '../schema.ts';
import { type RevisionNotifications, transactAndBumpRevisions } from '../transact.ts';
import { addAmounts } from '#contract/money/decimal.ts';
import { enqueueWebhook } from '../webhooks/enqueueWebhook.ts';
import { enqueueStockChange } from '../webhooks/orderWebhooks.ts';

type CreateOrder = (product: StoredProduct | undefined) => StoredOrder;

/** The storefront or the administrator that chose the idempotency key. */
const getRequester = ({ keyId, adminId }: Write): string | null => keyId ?? adminId ?? null;

const findRow = (database: SqlDatabase, { write, requestKey }: Placement): Promise<OrderRow | undefined> =>
  database
    .selectFrom('orders')
    .selectAll()
    .where('key_id', '=', getRequester(write))
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

async function findPlacedOrder(database: SqlDatabase, placement: Placement) {
  const row = await findRow(database, placement);
  return row && { order: toOrder(row), fingerprint: row.request_digest ?? '' };
}

/** Leaves `updated_at` as it is and adds nothing to the product's history: the order is the record. */
async function lowerStock(
  transaction: SqlDatabase,
  product: ProductRow,
  quantity: number,
  at: string,
): Promise<void> {
  const changed = await transaction
    .updateTable('products')
    .set({ stock: sellFromStock(product.stock, quantity) })
    .where('id', '=', product.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeListRow(transaction, productTable, changed);
  await enqueueStockChange(transaction, product, changed, at);
}

/** If the same request is running elsewhere, the database waits for it. */
async function insertOrder(
  transaction: SqlDatabase,
  order: StoredOrder,
  { write, requestKey, fingerprint }: Placement,
): Promise<OrderRow> {
  const request = { key_id: getRequester(write), request_key: requestKey, request_digest: fingerprint };
  const row = await transaction
    .insertInto('orders')
    .values({ ...fromOrder(order), ...request })
    .onConflict((conflict) =>
      conflict.columns(['key_id', 'request_key']).where('key_id', 'is not', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new RepeatedRequestError();
  return row;
}

async function addOrder(
  transaction: SqlDatabase,
  placement: Placement,
  createOrder: CreateOrder,
): Promise<OrderRow> {
  const product = await lockProduct(transaction, placement.productId);
  // The same request may have taken the last of the stock while this one waited for the lock.
  if (await findRow(transaction, placement)) throw new RepeatedRequestError();
  const order = createOrder(product && toProduct(product));
  if (product)
    await lowerStock(transaction, product, placement.quantity, order.createdAt ?? placement.write.at);
  const row = await insertOrder(transaction, order, placement);
  await writeListRow(transaction, orderTable, row);
  await addToCustomer(transaction, row);
  await addToSums(transaction, row);
  await recordEntry(transaction, {
    ...placement.write,
    kind: 'orderPlaced',
    subjectId: row.id,
    subjectName: row.order_number ?? undefined,
  });
  await enqueueWebhook(transaction, {
    type: 'order.placed',
    subjectId: row.id,
    at: row.created_at,
    data: { order: toStoreOrder(toOrder(row)) },
  });
  await enqueueOrderMail(transaction, 'confirmation', row, placement.write);
  if (!placement.afterwards) return row;
  const changed = await changeOrder(transaction, row.id, placement.write, placement.afterwards);
  return changed?.row ?? row;
}

/** Creates a function that places an order, as `OrderRepository` describes. */
export const createOrderPlacement =
  (database: SqlDatabase, notifications: RevisionNotifications) =>
  async (placement: Placement, createOrder: CreateOrder) => {
    const earlier = await findPlacedOrder(database, placement);
    if (earlier) return earlier;
    try {
      const row = await transactAndBumpRevisions(
        database,
        notifications,
        ['orders', 'ordersPlaced', 'products'],
        (transaction) => addOrder(transaction, placement, createOrder),
      );
      return { order: toOrder(row), fingerprint: placement.fingerprint };
    } catch (error) {
      if (!(error instanceof RepeatedRequestError)) throw error;
      const stored = await findPlacedOrder(database, placement);
      if (!stored) throw error;
      return stored;
    }
  };

/** Returns the stock after a sale, exactly. Throws if too little is left, because stores never go below zero. */
function sellFromStock(present: number, quantity: number): number {
  const left = addAmounts(present, -quantity);
  if (!(left >= 0)) throw new Error(`an order of ${quantity} exceeds the stock of ${present}`);
  return left;
}
