import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ParsedResponse } from '#contract/call.ts';
import { type Customer, findAddresses, groupCustomers, toCustomerId } from '#contract/customers/customer.ts';
import { getCustomer, getCustomerPage } from '#contract/customers/customerCalls.ts';
import { CUSTOMERS_CAPABILITY } from '#contract/customers/customersCapability.ts';
import { customerListRules } from '#contract/customers/customerList.ts';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import type { Order } from '#contract/orders/order.ts';
import { hasStatus } from '../api/failure.ts';
import { getListRevision, setListRevision } from '../api/listRevisions.ts';
import { send } from '../api/send.ts';
import { createPageQueries } from '../queries/listQueries.ts';
import { orderQueries } from '../orders/orderQueries.ts';
import { supports } from '../session/sessionQuery.ts';

const groupedOrders = new WeakMap<readonly Order[], readonly Customer[]>();

function group(orders: readonly Order[]): readonly Customer[] {
  const grouped = groupedOrders.get(orders) ?? groupCustomers(orders);
  groupedOrders.set(orders, grouped);
  setListRevision(grouped, getListRevision(orders));
  return grouped;
}

const pageQueries = createPageQueries<Customer>({
  list: 'customers',
  rules: customerListRules,
  capability: CUSTOMERS_CAPABILITY,
  async fetchPage(query, signal) {
    const { customers, ...page } = await send(
      getCustomerPage,
      { params: {}, body: undefined, query },
      signal,
    );
    return { ...page, rows: customers };
  },
  // A store with paged lists has too many orders to load all of them.
  readAll: async (client, pageKey) =>
    (await supports(client, PAGED_LISTS_CAPABILITY))
      ? []
      : group(await orderQueries.readAll(client, pageKey)),
});

const getCustomerQueryKey = (id: string) => [...pageQueries.key, 'one', id] as const;

type CustomerDetails = ParsedResponse<typeof getCustomer>;

/** Reads a customer, from all orders if the backend has no call for it. Null if there is none. */
async function readCustomer(
  client: QueryClient,
  id: string,
  signal: AbortSignal,
): Promise<CustomerDetails | null> {
  if (!(await supports(client, CUSTOMERS_CAPABILITY))) {
    const orders = await orderQueries.readAll(client, getCustomerQueryKey(id));
    const own = orders.filter((order) => toCustomerId(order) === id);
    const [customer] = groupCustomers(own);
    return customer ? { customer, addresses: findAddresses(own) } : null;
  }
  try {
    return await send(getCustomer, { params: { id }, body: undefined }, signal);
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

export const customerQueries = {
  ...pageQueries,
  /** Null if there is no such customer. */
  one: (id: string) =>
    queryOptions({
      queryKey: getCustomerQueryKey(id),
      queryFn: ({ client, signal }) => readCustomer(client, id, signal),
    }),
};
