import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Order } from '#contract/orders/order.ts';
import { ORDER_STATUS_HISTORY, type StatusChange } from '#contract/orders/orderCalls.ts';
import type { OrderHistory } from '#features/orders/detail/orderDetailModel.ts';
import { getStatus, parseStatus } from '#contract/orders/orderValues.ts';
import { logFailure } from '../api/failure.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { orderQueries } from '../queries/orders.ts';
import { useCapability } from '../session/useCapability.ts';

/** Gets the history of an order's status where the backend keeps it; elsewhere it is known from a change only. */
export function useStatusHistory(id: string, order: Order | undefined) {
  const capability = useCapability(ORDER_STATUS_HISTORY);
  // An order that the store does not have has no history.
  const enabled = capability === 'offered' && order !== undefined;
  const query = useQuery({ ...orderQueries.history(id), enabled });
  const { data: changes, error } = query;
  useEffect(() => {
    if (error) logFailure(error);
  }, [error]);
  useRefetchOutdatedOrder(order, changes);

  function toHistory(): OrderHistory {
    if (changes) return { status: 'listed', changes };
    if (capability === 'unavailable') return { status: 'none' };
    return { status: isFailedOrOffline(query) ? 'failed' : 'loading' };
  }
  return { history: toHistory(), retry: () => void query.refetch() };
}

/** Loads the orders again where a newer history ends in another status: somebody else has changed it meanwhile. */
function useRefetchOutdatedOrder(order: Order | undefined, changes: readonly StatusChange[] | undefined) {
  const client = useQueryClient();
  const newest = changes?.at(-1);
  const differs = order && newest && parseStatus(newest.status) !== getStatus(order);
  const id = order?._id;
  useEffect(() => {
    if (!differs || id === undefined) return;
    const { queryKey } = orderQueries.one(id);
    const orderAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    const historyAt = client.getQueryState(orderQueries.history(id).queryKey)?.dataUpdatedAt ?? 0;
    if (historyAt > orderAt) void client.invalidateQueries({ queryKey: orderQueries.key });
  }, [client, differs, id]);
}
