import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Order } from '#contract/order.ts';
import { ordersCopy } from '#features/orders/table/ordersCopy.ts';
import {
  type Criteria,
  matchingOf,
  type OrdersState,
  pageOf,
  sequenceOf,
} from '#features/orders/table/ordersModel.ts';
import { logFailure } from '../api/failure.ts';
import { useNotify } from '../notify.ts';
import { hasFailed } from '../queries/hasFailed.ts';
import { orderQueries } from '../queries/orders.ts';
import { useRetry } from '../useRetry.ts';

const none: readonly Order[] = [];

/** The orders as the table shows them; each step is reckoned again only when its own criteria change. */
export function useOrders({ search, status, sort, page, pageSize }: Criteria) {
  const query = useQuery(orderQueries.all());
  const { data, error, refetch } = query;
  useFailureNotice(error, data ? 'shown' : 'missing');
  const all = data ?? none;
  const sequence = useMemo(() => sequenceOf(all, sort), [all, sort]);
  const matching = useMemo(
    () => matchingOf(all, sequence, { search, status }),
    [all, sequence, search, status],
  );
  const failed = hasFailed(query);
  const state = useMemo<OrdersState>(() => {
    if (data) return pageOf(matching, { page, pageSize }, data.length);
    return { status: failed ? 'failed' : 'loading' };
  }, [data, matching, page, pageSize, failed]);
  return { state, matching, orders: data, retry: useRetry(refetch) };
}

/** The panel says what could not be had; where older orders stay in view, a toast does. */
function useFailureNotice(error: unknown, orders: 'shown' | 'missing') {
  const notify = useNotify();
  const say = useEffectEvent(() => {
    if (orders === 'shown') notify('error', ordersCopy.failedText);
  });
  useEffect(() => {
    if (!error) return;
    logFailure(error);
    say();
  }, [error]);
}
