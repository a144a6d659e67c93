import type { QueryClient } from '@tanstack/react-query';
import type { Query } from '#contract/call.ts';
import { rowExtensions } from '#contract/rowExtensions.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { PAGE_SIZE_MAX } from '#contract/lists/pageCall.ts';
import type { OrderBulkAction } from '#features/orders/bulk/orderBulkModel.ts';
import { send } from '../api/send.ts';
import { dashboardQueries } from './dashboard.ts';
import { orderQueries } from './orders.ts';
import { toPageQuery } from './rowPages.ts';
import { writeOne } from './writeOne.ts';

/** Gives one order the status that all selected ones are given. One that has it already stays as it is. */
export const setStatus = (client: QueryClient, { status }: OrderBulkAction, id: string) =>
  writeOne(client, 'orders', () =>
    send(rowExtensions.updateOrderStatus, { params: { id }, body: { status } }),
  );

/** Shows what was done, once for all orders and not once for each. */
export async function showStatusesSet(client: QueryClient, _: OrderBulkAction, ids: ReadonlySet<string>) {
  for (const id of ids) {
    client.removeQueries({ queryKey: orderQueries.one(id).queryKey });
    client.removeQueries({ queryKey: orderQueries.history(id).queryKey });
  }
  void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
  await client.invalidateQueries({ queryKey: orderQueries.all().queryKey });
}

const { getOrderPage } = rowExtensions;

/** Asks for a page of what matches, as large as pages can be. It is not cached: only the ids are wanted. */
export async function fetchOrderMatches(
  criteria: ListCriteria,
  page: number,
  cursor: string | undefined,
  signal: AbortSignal,
) {
  // The address names no sort but the list's own.
  const query = toPageQuery({ ...criteria, page, pageSize: PAGE_SIZE_MAX }) as Query<typeof getOrderPage>;
  const input = { params: {}, body: undefined, query: { ...query, cursor } };
  const { orders, matches, next } = await send(getOrderPage, input, signal);
  return { rows: orders, next, pageCount: Math.ceil(matches.count / PAGE_SIZE_MAX) };
}
