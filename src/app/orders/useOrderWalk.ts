import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { Order } from '#contract/orders/order.ts';
import type { RowPage } from '#features/list/rowPage.ts';
import type { Waiting, WalkPosition } from '#features/orders/detail/orderDetailModel.ts';
import { addPage, findInPages, type PagedWalk, startWalk } from '#features/orders/detail/pagedWalk.ts';
import { hasFailed } from '../queries/hasFailed.ts';
import { orderQueries } from '../queries/orders.ts';

type Step = { order: Order | undefined; position: WalkPosition | undefined };

/**
 * Walks through the orders that were searched for when the dialog opened. At the end of a page the next one is asked for
 * before anybody goes there.
 */
export function useOrderWalk(id: string, criteria: ListCriteria): Step {
  const [start] = useState(criteria);
  const client = useQueryClient();
  // Where the table has the page, the order is there from the first moment on.
  const [walk, setWalk] = useState<PagedWalk | undefined>(() => {
    const page = client.getQueryData(orderQueries.page(start).queryKey);
    return page && startWalk(page, start.pageSize);
  });
  const first = useQuery({ ...orderQueries.page(start), enabled: !walk });
  if (!walk && first.data) setWalk(startWalk(first.data, start.pageSize));
  const place = walk && findInPages(walk, id);
  const { previous, next } = place?.missing ?? {};
  const before = useNeighbourPage(start, previous);
  const after = useNeighbourPage(start, next);
  for (const [page, { data }] of [
    [previous, before],
    [next, after],
  ] as const)
    if (walk && page !== undefined && data) setWalk(addPage(walk, page, data));
  if (!place) return { order: undefined, position: undefined };
  const { order, missing: _, ...position } = place;
  const waiting = { previous: toWaiting(previous, before), next: toWaiting(next, after) };
  return { order, position: { ...position, waiting } };
}

const useNeighbourPage = (start: ListCriteria, page: number | undefined) =>
  useQuery({ ...orderQueries.page({ ...start, page: page ?? 1 }), enabled: page !== undefined });

function toWaiting(page: number | undefined, query: UseQueryResult<RowPage<Order>>): Waiting | undefined {
  if (page === undefined) return undefined;
  return hasFailed(query) ? 'failed' : 'loading';
}
