import { order as orderSchema, type StoredOrder } from '#contract/order.ts';
import type { StatusChange } from '#contract/orderStatus.ts';
import type { OrderStore, Revisions } from '../store/port.ts';
import { newestFirst } from './newestFirst.ts';

/** The orders, and what became of their statuses, over plain maps. */
export function memoryOrders(rows: Map<string, StoredOrder>, revisions: Revisions): OrderStore {
  const histories = new Map<string, StatusChange[]>();
  return {
    all: async () => newestFirst([...rows.values()]),
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
      revisions.orders += 1;
      return changed;
    },
    statusHistory: async (id) => (rows.has(id) ? (histories.get(id) ?? []) : undefined),
  };
}
