import { type QueryClient, queryOptions, useMutation } from '@tanstack/react-query';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import type { Order } from '#contract/orders/order.ts';
import { getOrder, getOrderPage, getOrders } from '#contract/orders/orderCalls.ts';
import { issueInvoices } from '#contract/orders/invoiceCalls.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import { getOrderEvents } from '#contract/orders/orderEvents.ts';
import { hasStatus } from '../api/failure.ts';
import { getListRevision, setListRevision } from '../api/listRevisions.ts';
import { send } from '../api/send.ts';
import { supports } from '../session/sessionQuery.ts';
import { createListQueries } from '../queries/listQueries.ts';

const listQueries = createListQueries<Order>({
  list: 'orders',
  rules: orderListRules,
  async fetchPage(query, signal) {
    const { orders, ...page } = await send(getOrderPage, { params: {}, body: undefined, query }, signal);
    return { ...page, rows: orders };
  },
  async fetchAll(signal) {
    const data = await send(getOrders, { params: {}, body: undefined }, signal);
    setListRevision(data.orders, getListRevision(data));
    return data.orders;
  },
});

const getOrderKey = (id: string) => [...listQueries.key, 'one', id] as const;

/** Reads one order, from all orders if the backend has no call for one. Null if it doesn't exist. */
async function readOrder(client: QueryClient, id: string, signal: AbortSignal): Promise<Order | null> {
  if (!(await supports(client, PAGED_LISTS_CAPABILITY))) {
    const orders = await listQueries.readAll(client, getOrderKey(id));
    return orders.find(({ _id }) => _id === id) ?? null;
  }
  try {
    return (await send(getOrder, { params: { id }, body: undefined }, signal)).order;
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

export const orderQueries = {
  ...listQueries,
  readOrder,
  /** Null if the order doesn't exist. */
  one: (id: string) =>
    queryOptions({
      queryKey: getOrderKey(id),
      queryFn: ({ client, signal }) => readOrder(client, id, signal),
    }),
  /** Everything that happened to an order, oldest first. */
  events: (id: string) =>
    queryOptions({
      queryKey: ['order events', id],
      queryFn: ({ signal }) => send(getOrderEvents, { params: { id }, body: undefined }, signal),
      select: (data) => data.events,
    }),
};

/** Gets the orders' invoices. Orders without one get a number, which they keep. */
export const useIssueInvoices = () =>
  useMutation({
    mutationFn: (orderIds: readonly string[]) =>
      send(issueInvoices, { params: {}, body: { orderIds: [...orderIds] } }),
  });
