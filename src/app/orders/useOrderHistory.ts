import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { HistoryEntry } from '#contract/history/history.ts';
import type { Order } from '#contract/orders/order.ts';
import { ORDER_EVENTS_CAPABILITY } from '#contract/orders/orderEvents.ts';
import { isOutdated, type OrderHistory } from '#features/orders/detail/orderDetailModel.ts';
import { useLogFailure } from '../api/failure.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { useCapability } from '../session/useSession.ts';
import { orderQueries } from './orderQueries.ts';

/** Loads what happened to the order, if the backend keeps it. */
export function useOrderHistory(id: string, order: Order | undefined) {
  const capability = useCapability(ORDER_EVENTS_CAPABILITY);
  // An order that doesn't exist has no history.
  const enabled = capability === 'offered' && order !== undefined;
  const query = useQuery({ ...orderQueries.events(id), enabled });
  const { data: events, error } = query;
  useLogFailure(error);
  useRefetchOutdatedOrder(order, events);

  function toHistory(): OrderHistory {
    if (events) return { status: 'listed', events };
    if (capability === 'unavailable') return { status: 'none' };
    return { status: isFailedOrOffline(query) ? 'failed' : 'loading' };
  }
  return { history: toHistory(), retry: () => void query.refetch() };
}

/** Reloads the orders if the history says more than the order: someone else has changed it. */
function useRefetchOutdatedOrder(order: Order | undefined, events: readonly HistoryEntry[] | undefined) {
  const client = useQueryClient();
  const differs = order && events && isOutdated(order, events);
  const id = order?._id;
  useEffect(() => {
    if (!differs || id === undefined) return;
    const { queryKey } = orderQueries.one(id);
    const orderLoadedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    const historyLoadedAt = client.getQueryState(orderQueries.events(id).queryKey)?.dataUpdatedAt ?? 0;
    if (historyLoadedAt > orderLoadedAt) void orderQueries.invalidate(client);
  }, [client, differs, id]);
}
