import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ORDER_STATUS_HISTORY } from '#contract/orderStatus.ts';
import type { OrderHistory } from '#features/orders/detail/orderDetailModel.ts';
import { logFailure } from '../api/failure.ts';
import { orderQueries } from '../queries/orders.ts';
import { useStable } from '../stable.ts';
import { useCapability } from './useCapability.ts';

/** What the order's status has been: asked for once it is open, where the backend keeps it; else known only from a change. */
export function useStatusHistory(id: string, need: 'wanted' | 'notYet') {
  const kept = useCapability(ORDER_STATUS_HISTORY) === 'offered';
  const enabled = kept && need === 'wanted';
  const { data, error, fetchStatus, refetch } = useQuery({ ...orderQueries.history(id), enabled });
  useEffect(() => {
    if (error) logFailure(error);
  }, [error]);
  const failed = error !== null && fetchStatus === 'idle';
  const history = useMemo<OrderHistory>(() => {
    if (data) return { status: 'listed', changes: data };
    if (!kept) return { status: 'none' };
    return { status: failed ? 'failed' : 'loading' };
  }, [data, kept, failed]);
  return { history, retry: useStable(() => void refetch()) };
}
