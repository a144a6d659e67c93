import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { toInstantRange } from '#contract/lists/ranges.ts';
import { TimeZoneContext } from '#features/format/useFormats.ts';
import { getLateFilters, listTasks, type TodoState } from '#features/dashboard/todoModel.ts';
import { useLogFailure } from '../api/failure.ts';
import { useCountPage } from '../list/useCountPage.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { orderQueries } from '../orders/orderQueries.ts';
import { productQueries } from '../products/productQueries.ts';
import { retryAndFocusMain } from '../browser/retryAndFocusMain.ts';
import { useToday } from '../browser/useToday.ts';

/** What the dashboard shows below the totals. `todo` is undefined if the tasks aren't counted. */
export type DashboardContent = { status: 'emptyStore' } | { status: 'store'; todo: TodoState | undefined };

/** Counts the tasks of the to-do row. */
export function useTodo(): { content: DashboardContent; retry: () => void } {
  const orders = useCountPage(orderQueries);
  const products = useCountPage(productQueries);
  const today = useToday();
  const lateFilters = getLateFilters(today);
  const lateDate = toInstantRange(lateFilters.date, use(TimeZoneContext));
  const late = useCountPage(orderQueries, { ...lateFilters, date: lateDate });
  useLogFailure(orders.error);
  useLogFailure(products.error);
  useLogFailure(late.error);
  const isEmpty = ({ data }: typeof orders | typeof products) => data?.totalCount.count === 0;
  const totals = useQuery(dashboardQueries.totals());
  // Without paged calls, the orders are loaded only if the store seems to be empty. The totals alone can be wrong.
  const canBeEmpty = isEmpty(products) && !totals.isPending && !totals.data?.totalOrders;
  useQuery({ ...orderQueries.all, enabled: canBeEmpty && !orders.isEnabled });
  function getTodo(): TodoState | undefined {
    if (orders.data && products.data && late.data) {
      const tasks = listTasks({ orders: orders.data, products: products.data, late: late.data }, today);
      return tasks && { status: 'shown', tasks };
    }
    if (!orders.isEnabled || !products.isEnabled) return undefined;
    const hasFailed = [orders, products, late].some((query) => !query.data && isFailedOrOffline(query));
    return { status: hasFailed ? 'failed' : 'loading' };
  }
  const refetch = () => Promise.all([orders, products, late].map((query) => query.refetch()));
  return {
    content:
      isEmpty(orders) && isEmpty(products) ? { status: 'emptyStore' } : { status: 'store', todo: getTodo() },
    retry: () => retryAndFocusMain(refetch),
  };
}
