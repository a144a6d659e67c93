import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { MAX_PAGE_SIZE, type RowPage } from '#contract/lists/pageCall.ts';
import type { Order } from '#contract/orders/order.ts';
import type { DetailedOrder, NeighbourStatus } from '#features/orders/detail/orderDetailModel.ts';
import { addPage, findOrder, type OrderPages, toOrderPages } from '#features/orders/detail/orderPages.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { orderQueries } from './orderQueries.ts';

type LocatedOrder = { order: Order | undefined; position: DetailedOrder['position'] };

/**
 * Finds an order and its neighbours in the list that the dialog was opened from. At either end of a page, the page
 * next to it is loaded.
 */
export function useOrderPosition(id: string, criteria: ListCriteria): LocatedOrder {
  const [initialCriteria] = useState(criteria);
  const client = useQueryClient();
  const [pages, setPages] = useState<OrderPages | undefined>(() => {
    const page = client.getQueryData(orderQueries.page(initialCriteria).queryKey);
    return page && toOrderPages(page);
  });
  const tableQuery = useQuery({ ...orderQueries.page(initialCriteria), enabled: !pages });
  if (!pages && tableQuery.data) setPages(toOrderPages(tableQuery.data));
  const found = pages && findOrder(pages, id);

  // An order opened by a link may be on another page than the table's: one large page is searched.
  const hasFirstRows = pages?.pageSize === MAX_PAGE_SIZE;
  const firstRowsQuery = useQuery({
    ...orderQueries.page({ ...initialCriteria, page: 1, pageSize: MAX_PAGE_SIZE }),
    enabled: pages !== undefined && !found && !hasFirstRows,
  });
  if (pages && !found && !hasFirstRows && firstRowsQuery.data) setPages(toOrderPages(firstRowsQuery.data));

  const { previous, next } = found?.missing ?? {};
  const previousQuery = useNeighbourPage(initialCriteria, pages, previous);
  const nextQuery = useNeighbourPage(initialCriteria, pages, next);
  if (pages && previous !== undefined && previousQuery.data)
    setPages(addPage(pages, previous, previousQuery.data));
  else if (pages && next !== undefined && nextQuery.data) setPages(addPage(pages, next, nextQuery.data));

  if (!found) {
    const isWholeList =
      hasFirstRows && pages.total.precision === 'exact' && pages.total.count <= MAX_PAGE_SIZE;
    return { order: undefined, position: isWholeList ? undefined : 'unknown' };
  }
  const { order, missing: _, ...position } = found;
  const neighbourStatus = {
    previous: toNeighbourStatus(previous, previousQuery),
    next: toNeighbourStatus(next, nextQuery),
  };
  return { order, position: { ...position, neighbourStatus } };
}

const useNeighbourPage = (criteria: ListCriteria, pages: OrderPages | undefined, page: number | undefined) =>
  useQuery({
    ...orderQueries.page({ ...criteria, page: page ?? 1, pageSize: pages?.pageSize ?? criteria.pageSize }),
    enabled: page !== undefined,
  });

function toNeighbourStatus(
  page: number | undefined,
  query: UseQueryResult<RowPage<Order>>,
): NeighbourStatus | undefined {
  if (page === undefined) return undefined;
  return isFailedOrOffline(query) ? 'failed' : 'loading';
}
