import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Order } from '#contract/order.ts';
import { ORDER_STATUS_HISTORY, type StatusChange } from '#contract/orderStatus.ts';
import type { OrderHistory } from '#features/orders/detail/orderDetailModel.ts';
import { statusOf } from '#features/orders/orderModel.ts';
import { logFailure } from '../api/failure.ts';
import { hasFailed } from '../queries/hasFailed.ts';
import { orderQueries } from '../queries/orders.ts';
import { useStable } from '../stable.ts';
import { useCapability } from './useCapability.ts';

/** What the order's status has been: asked for once it is open, where the backend keeps it; else known only from a change. */
export function useStatusHistory(id: string, order: Order | undefined, need: 'wanted' | 'notYet') {
  const kept = useCapability(ORDER_STATUS_HISTORY) === 'offered';
  // Nobody asks for the past of an order that the store does not have.
  const enabled = kept && need === 'wanted' && order !== undefined;
  const query = useQuery({ ...orderQueries.history(id), enabled });
  const { data, error, refetch } = query;
  useEffect(() => {
    if (error) logFailure(error);
  }, [error]);
  useAgreement(order, data);
  const failed = hasFailed(query);
  const history = useMemo<OrderHistory>(() => {
    if (data) return { status: 'listed', changes: data };
    if (!kept) return { status: 'none' };
    return { status: failed ? 'failed' : 'loading' };
  }, [data, kept, failed]);
  return { history, retry: useStable(() => void refetch()) };
}

/** A history that ends in another status than the order has is newer: somebody else has changed it since the list came. */
function useAgreement(order: Order | undefined, history: readonly StatusChange[] | undefined) {
  const client = useQueryClient();
  const newest = history?.at(-1);
  const differs =
    order !== undefined &&
    newest !== undefined &&
    statusOf({ orderDetails: { orderStatus: newest.status } }) !== statusOf(order);
  useEffect(() => {
    const { queryKey } = orderQueries.all();
    const asked = client.getQueryState(orderQueries.history(order?._id ?? '').queryKey)?.dataUpdatedAt ?? 0;
    const listed = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    if (differs && asked > listed) void client.invalidateQueries({ queryKey });
  }, [client, differs, order?._id]);
}
