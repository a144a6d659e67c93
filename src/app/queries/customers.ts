import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import {
  type Customer,
  CUSTOMER_SEARCH_CAPABILITY,
  findCustomers,
  searchCustomers,
} from '#contract/orders/customers.ts';
import { send } from '../api/send.ts';
import { orderQueries } from './orders.ts';
import { supports } from './session.ts';

/** Below the orders' key, so that customers are searched again after a change of the orders. */
const getSearchKey = (search: string) => [...orderQueries.key, 'customers', search] as const;

async function readCustomers(client: QueryClient, search: string, signal: AbortSignal): Promise<Customer[]> {
  if (await supports(client, CUSTOMER_SEARCH_CAPABILITY))
    return (await send(searchCustomers, { params: {}, body: undefined, query: { search } }, signal))
      .customers;
  // A store with paged lists has too many orders to load all of them.
  if (await supports(client, PAGED_LISTS_CAPABILITY)) return [];
  return findCustomers(await orderQueries.readAll(client, getSearchKey(search)), search);
}

export const customerQueries = {
  search: (search: string) =>
    queryOptions({
      queryKey: getSearchKey(search),
      queryFn: ({ client, signal }) => readCustomers(client, search, signal),
    }),
};
