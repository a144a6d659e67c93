import { queryOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Data, Query } from '#contract/call.ts';
import { rowExtensions } from '#contract/rowExtensions.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { getOrders } from '#contract/orders/orderCalls.ts';
import type { Order, OrderStatus } from '#contract/orders/order.ts';
import type { RowPage } from '#features/list/rowPage.ts';
import { orderListParams } from '#features/orders/table/orderListParams.ts';
import { buildRequest } from '../api/buildRequest.ts';
import { send } from '../api/send.ts';
import { dashboardQueries } from './dashboard.ts';
import { createFirstQuery } from './firstQuery.ts';
import { fetchPage, toPageQuery } from './rowPages.ts';
import { updateCachedPages, updateCachedQuery } from './updateCachedQuery.ts';

/** Made once: React Query selects again only for a new function. */
const allOrders = queryOptions({
  queryKey: ['orders'],
  meta: { path: getOrders.path, list: 'orders' },
  queryFn: ({ signal }) => send(getOrders, { params: {}, body: undefined }, signal),
  select: (data) => data.orders,
  // A new list is new: comparing 100,000 rows with the old ones would take longer than drawing ten of them.
  structuralSharing: false,
});

const { getOrderPage } = rowExtensions;
const orderPagesKey = [...allOrders.queryKey, 'page'] as const;

/** Read before it is cached, and not by `select`, which may make another object with each rendering. */
const toPage = ({ orders, ...page }: Data<typeof getOrderPage>): RowPage<Order> => ({
  ...page,
  rows: orders,
});

/** One page of the orders. Below the key of all, so that one line asks for both again. */
function orderPage(criteria: ListCriteria) {
  // The address names no sort and no status but the list's own.
  const query = toPageQuery(criteria) as Query<typeof getOrderPage>;
  const inputAt = (cursor: string | undefined) => ({
    params: {},
    body: undefined,
    query: { ...query, cursor },
  });
  const keyOf = (page: number) => [...orderPagesKey, { ...query, page }] as const;
  return queryOptions({
    queryKey: keyOf(criteria.page),
    meta: { path: buildRequest(getOrderPage, inputAt(undefined)).url, list: 'orders' },
    queryFn: ({ client, signal }) =>
      fetchPage({
        client,
        keyOf,
        page: criteria.page,
        send: async (cursor) => toPage(await send(getOrderPage, inputAt(cursor), signal)),
      }),
    structuralSharing: false,
  });
}

export const orderQueries = {
  all: () => allOrders,
  page: orderPage,
  /** What a page with the list asks for first. */
  first: createFirstQuery(orderListParams, { all: () => allOrders, page: orderPage }),
  /** For backends that have pages: an order may be open whose page is not held. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['order', id],
      queryFn: ({ signal }) => send(rowExtensions.getOrder, { params: { id }, body: undefined }, signal),
      select: (data) => data.order,
    }),
  /** For backends that keep it; where one only sends it with the answer to a change, it is known from there. */
  history: (id: string) =>
    queryOptions({
      queryKey: ['order history', id],
      queryFn: ({ signal }) =>
        send(rowExtensions.orderStatusHistory, { params: { id }, body: undefined }, signal),
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
      send(rowExtensions.updateOrderStatus, { params: { id }, body: { status } }),
    onSuccess: async ({ order, history }) => {
      const replace = (orders: readonly Order[]) => orders.map((one) => (one._id === id ? order : one));
      await updateCachedQuery(client, orderQueries.all().queryKey, ({ orders }) => ({
        orders: replace(orders),
      }));
      await updateCachedPages<RowPage<Order>>(client, orderPagesKey, (page) => ({
        ...page,
        rows: replace(page.rows),
      }));
      client.setQueryData(orderQueries.one(id).queryKey, { order });
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
