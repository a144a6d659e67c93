import { order as orderSchema, type StoredOrder } from '#contract/orders/order.ts';
import { getPage } from '#contract/lists/getPage.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import type { StatusChange } from '#contract/orders/orderCalls.ts';
import type { OrderStore } from '../port.ts';
import { sortNewestFirst } from './sortNewestFirst.ts';

/** Creates the store of orders and their status histories in memory. */
export function memoryOrders(rows: Map<string, StoredOrder>, countWrite: () => void): OrderStore {
  const histories = new Map<string, StatusChange[]>();
  return {
    async *batches() {
      if (rows.size > 0) yield sortNewestFirst([...rows.values()]);
    },
    async page(criteria) {
      const parsed = sortNewestFirst([...rows.values()]).map((row) => orderSchema.parse(row));
      return getPage(orderListRules, parsed, criteria);
    },
    find: async (id) => rows.get(id),
    async changeStatus(id, { status, at, by }) {
      const order = rows.get(id);
      if (!order) return undefined;
      const from = orderSchema.parse(order).orderDetails?.orderStatus;
      if (from === status) return order;
      const changed = {
        ...order,
        orderDetails: { ...order.orderDetails, orderStatus: status },
        updatedAt: at,
      };
      rows.set(id, changed);
      histories.set(id, [...(histories.get(id) ?? []), { status, from, at, by: by.fullName }]);
      countWrite();
      return changed;
    },
    statusHistory: async (id) => (rows.has(id) ? (histories.get(id) ?? []) : undefined),
  };
}
