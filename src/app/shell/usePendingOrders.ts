import { getTaskFilters } from '#features/dashboard/todoModel.ts';
import { useCountPage } from '../list/useCountPage.ts';
import { orderQueries } from '../queries/orders.ts';

/** Returns the number of pending orders; undefined while it is unknown. */
export const usePendingOrders = (): number | undefined =>
  useCountPage(orderQueries, getTaskFilters('pending')).data?.matches.count;
