import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { PAGE_SIZE_MAX, type RowPage } from '#contract/lists/pageCall.ts';
import type { Order } from '#contract/orders/order.ts';
import type { OrderDetail, Waiting } from '#features/orders/detail/orderDetailModel.ts';
import { addPage, findOrder, type OrderPages, toOrderPages } from '#features/orders/detail/orderPages.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { orderQueries } from '../queries/orders.ts';

type Found = { order: Order | undefined; position: OrderDetail['position'] };

/**
 * Finds the order in the list that the dialog was opened from, with its neighbours: on the page of the table, or else among the
 * first rows. The page before or after is loaded at the end of a page.
 */
export function useOrderPosition(id: string, criteria: ListCriteria): Found {
  const [start] = useState(criteria);
  const client = useQueryClient();
  const [known, setKnown] = useState<OrderPages | undefined>(() => {
    const page = client.getQueryData(orderQueries.page(start).queryKey);
    return page && toOrderPages(page);
  });
  const table = useQuery({ ...orderQueries.page(start), enabled: !known });
  if (!known && table.data) setKnown(toOrderPages(table.data));
  const found = known && findOrder(known, id);

  const isFirstRows = known?.pageSize === PAGE_SIZE_MAX;
  const firstRows = useQuery({
    ...orderQueries.page({ ...start, page: 1, pageSize: PAGE_SIZE_MAX }),
    enabled: known !== undefined && !found && !isFirstRows,
  });
  if (known && !found && !isFirstRows && firstRows.data) setKnown(toOrderPages(firstRows.data));

  const { previous, next } = found?.missing ?? {};
  const before = useNeighbourPage(start, known, previous);
  const after = useNeighbourPage(start, known, next);
  if (known && previous !== undefined && before.data) setKnown(addPage(known, previous, before.data));
  else if (known && next !== undefined && after.data) setKnown(addPage(known, next, after.data));

  if (!found) {
    const isComplete = isFirstRows && known.total.precision === 'exact' && known.total.count <= PAGE_SIZE_MAX;
    return { order: undefined, position: isComplete ? undefined : 'elsewhere' };
  }
  const { order, missing: _, ...position } = found;
  const waiting = { previous: toWaiting(previous, before), next: toWaiting(next, after) };
  return { order, position: { ...position, waiting } };
}

const useNeighbourPage = (start: ListCriteria, known: OrderPages | undefined, page: number | undefined) =>
  useQuery({
    ...orderQueries.page({ ...start, page: page ?? 1, pageSize: known?.pageSize ?? start.pageSize }),
    enabled: page !== undefined,
  });

function toWaiting(page: number | undefined, query: UseQueryResult<RowPage<Order>>): Waiting | undefined {
  if (page === undefined) return undefined;
  return isFailedOrOffline(query) ? 'failed' : 'loading';
}
