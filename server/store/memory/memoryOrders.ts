import { order as orderSchema, type StoredOrder } from '#contract/orders/order.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import { getPage } from '#contract/lists/getPage.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { sellFromStock } from '../stock.ts';
import type { OrderStore, Revisions } from '../store.ts';
import { getNextTimestamp } from '../timestamps.ts';
import type { MemoryHistory } from './memoryHistory.ts';
import { sortNewestFirst } from './sortNewestFirst.ts';

export const readNewest = (orders: Map<string, StoredOrder>) =>
  sortNewestFirst([...orders.values()]).map((order) => orderSchema.parse(order));

type MemoryOrdersDeps = {
  catalogue: Map<string, StoredProduct>;
  history: MemoryHistory;
  bumpRevisions: (...names: (keyof Revisions)[]) => void;
};

export function createMemoryOrders(
  rows: Map<string, StoredOrder>,
  { catalogue, history, bumpRevisions }: MemoryOrdersDeps,
): OrderStore {
  const { record, getStatusChanges } = history;
  const placed = new Map<string, { orderId: string; fingerprint: string }>();
  return {
    async *readBatches() {
      if (rows.size > 0) yield sortNewestFirst([...rows.values()]);
    },
    async getPage(criteria) {
      const parsed = sortNewestFirst([...rows.values()]).map((row) => orderSchema.parse(row));
      return getPage(orderListRules, parsed, criteria);
    },
    find: async (id) => rows.get(id),
    async changeStatus(id, { status, from: expected, ...write }) {
      const order = rows.get(id);
      if (!order) return undefined;
      const { orderStatus: from, orderId } = orderSchema.parse(order).orderDetails ?? {};
      if (from === status || (expected !== undefined && from !== expected)) return order;
      const at = getNextTimestamp(Date.parse(write.at), getStatusChanges(id).at(-1)?.at);
      const changed = {
        ...order,
        orderDetails: { ...order.orderDetails, orderStatus: status },
        updatedAt: at,
      };
      rows.set(id, changed);
      record({
        ...write,
        at,
        kind: 'orderStatusChanged',
        subjectId: id,
        subjectName: orderId,
        status: { from, to: status },
      });
      bumpRevisions('orders');
      return changed;
    },
    async place({ productId, quantity, keyId, requestKey, fingerprint }, createOrder) {
      const request = JSON.stringify([keyId, requestKey]);
      const earlier = placed.get(request);
      if (earlier) return { order: rows.get(earlier.orderId)!, fingerprint: earlier.fingerprint };
      const product = catalogue.get(productId);
      const order = createOrder(product);
      if (product) catalogue.set(productId, { ...product, stock: sellFromStock(product.stock, quantity) });
      rows.set(order._id, order);
      placed.set(request, { orderId: order._id, fingerprint });
      bumpRevisions('orders', 'ordersPlaced', 'products');
      return { order, fingerprint };
    },
    async changePayment(id, change) {
      const order = rows.get(id);
      const payment = order && change(order);
      if (!order || !payment) return order;
      const changed = { ...order, ...payment };
      rows.set(id, changed);
      bumpRevisions('orders');
      return changed;
    },
    getStatusHistory: async (id) => (rows.has(id) ? getStatusChanges(id) : undefined),
  };
}
