import { queryOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { getOrders } from '#contract/orders/getOrders.ts';
import type { OrderStatus } from '#contract/orders/order.ts';
import { extensions } from '#contract/orders/orderStatus.ts';
import { send } from '../api/send.ts';
import { dashboardQueries } from './dashboard.ts';
import { updateCachedQuery } from './updateCachedQuery.ts';

/** Made once: React Query selects again only for a new function. */
const allOrders = queryOptions({
  queryKey: ['orders'],
  meta: { path: getOrders.path, list: 'orders' },
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

const statusMutationKey = (id: string) => ['order status', id];

/** Sets an order's status; its row shows the answer at once, and the totals are asked for again. */
export function useUpdateOrderStatus(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: statusMutationKey(id),
    meta: { list: 'orders' },
    // One after the other: the answer to the first must not be shown over that to the second.
    scope: { id: 'order status' },
    mutationFn: (status: OrderStatus) =>
      send(extensions.updateOrderStatus, { params: { id }, body: { status } }),
    onSuccess: async ({ order, history }) => {
      await updateCachedQuery(client, orderQueries.all().queryKey, ({ orders }) => ({
        orders: orders.map((one) => (one._id === id ? order : one)),
      }));
      const { queryKey } = orderQueries.history(id);
      await client.cancelQueries({ queryKey });
      if (history) client.setQueryData(queryKey, { history });
      else void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
    },
  });
}

/** Returns the status that is being saved for an order, also after the dialog has been left and opened again. */
export function useSavingStatus(id: string): OrderStatus | undefined {
  const saving = useMutationState({
    filters: { mutationKey: statusMutationKey(id), status: 'pending' },
    select: ({ state }) => state.variables as OrderStatus,
  });
  return saving.at(-1);
}
