import type { QueryClient } from '@tanstack/react-query';
import { updateOrderStatus } from '#contract/orders/orderCalls.ts';
import type { OrderBulkAction } from '#features/orders/bulk/orderBulkModel.ts';
import { send } from '../api/send.ts';
import { dashboardQueries } from './dashboard.ts';
import { orderQueries } from './orders.ts';
import { writeOne } from './writeOne.ts';

/** Gives one order the status that all selected ones are given. One that has it already stays as it is. */
export const setStatus = (client: QueryClient, { status }: OrderBulkAction, id: string) =>
  writeOne(client, 'orders', () => send(updateOrderStatus, { params: { id }, body: { status } }));

/** Shows what was done, once for all orders and not once for each. */
export async function showStatusesSet(client: QueryClient, _: OrderBulkAction, ids: ReadonlySet<string>) {
  for (const id of ids) client.removeQueries({ queryKey: orderQueries.history(id).queryKey });
  void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
  await client.invalidateQueries({ queryKey: orderQueries.key });
}
