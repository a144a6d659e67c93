import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getOrders, type OrderStatus } from '#contract/order.ts';
import { extensions } from '#contract/orderStatus.ts';
import { send } from '../api/send.ts';
import { amended } from './amended.ts';
import { dashboardQueries } from './dashboard.ts';

/** Made once: what is the same as before need not be selected anew. */
const allOrders = queryOptions({
  queryKey: ['orders'],
  queryFn: ({ signal }) => send(getOrders, { params: {}, body: undefined }, signal),
  select: (data) => data.orders,
  // A new list is new: comparing 100,000 rows with the old ones would take longer than drawing ten of them.
  structuralSharing: false,
});

export const orderQueries = {
  all: () => allOrders,
  /** For backends that keep it; where one only sends it with the answer to a change, it is known from there. */
  history: (id: string) =>
    queryOptions({
      queryKey: ['order history', id],
      queryFn: ({ signal }) =>
        send(extensions.orderStatusHistory, { params: { id }, body: undefined }, signal),
      select: (data) => data.history,
    }),
};

/** Sets an order's status; its row shows the answer at once, and the totals are asked for again. */
export function useUpdateOrderStatus() {
  const client = useQueryClient();
  return useMutation({
    // One after the other: the answer to the first must not be shown over that to the second.
    scope: { id: 'order status' },
    mutationFn: ({ id, status }: { id: string; status: OrderStatus }) =>
      send(extensions.updateOrderStatus, { params: { id }, body: { status } }),
    onSuccess: async ({ order, history }, { id }) => {
      await amended(client, orderQueries.all().queryKey, ({ orders }) => ({
        orders: orders.map((one) => (one._id === id ? order : one)),
      }));
      const past = orderQueries.history(id).queryKey;
      await client.cancelQueries({ queryKey: past });
      if (history) client.setQueryData(past, { history });
      else void client.invalidateQueries({ queryKey: past });
      void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
    },
  });
}
