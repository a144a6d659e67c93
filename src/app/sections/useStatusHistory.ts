import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ORDER_STATUS_HISTORY } from '#contract/orderStatus.ts';
import type { OrderHistory } from '#features/orders/detail/orderDetailModel.ts';
import { logFailure } from '../api/failure.ts';
import { orderQueries } from '../queries/orders.ts';
import { useCapability } from './useCapability.ts';

/** What the open order's status has been: asked for where the backend keeps it, else known only from a change. */
export function useStatusHistory(id: string) {
  const kept = useCapability(ORDER_STATUS_HISTORY) === 'offered';
  const { data, error, fetchStatus, refetch } = useQuery({ ...orderQueries.history(id), enabled: kept });
  useEffect(() => {
    if (error) logFailure(error);
  }, [error]);
  return { history: historyIn(), retry: () => void refetch() };

  function historyIn(): OrderHistory {
    if (data) return { status: 'listed', changes: data };
    if (!kept) return { status: 'none' };
    return { status: error && fetchStatus === 'idle' ? 'failed' : 'loading' };
  }
}
