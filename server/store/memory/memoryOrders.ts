import { order as orderSchema, type StoredOrder } from '#contract/orders/order.ts';
import type { StatusChange } from '#contract/orders/orderStatus.ts';
import type { OrderStore } from '../port.ts';

type Dated = { _id: string; createdAt?: string | null | undefined };

/** Sorts a list as every list of the shop is sorted; rows without a date come last. */
export const sortNewestFirst = <T extends Dated>(rows: readonly T[]): T[] =>
  rows.toSorted(
    (one, other) =>
      (other.createdAt ?? '').localeCompare(one.createdAt ?? '') || other._id.localeCompare(one._id),
  );

/** Creates the store of orders and their status histories in memory. */
export function memoryOrders(rows: Map<string, StoredOrder>, countWrite: () => void): OrderStore {
  const histories = new Map<string, StatusChange[]>();
  return {
    async *batches() {
      if (rows.size > 0) yield sortNewestFirst([...rows.values()]);
    },
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
