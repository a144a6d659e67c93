import { useQuery } from '@tanstack/react-query';
import { listTasks, type TodoState } from '#features/dashboard/todoModel.ts';
import { useLogFailure } from '../api/failure.ts';
import { useCountPage } from '../list/useCountPage.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { orderQueries } from '../queries/orders.ts';
import { productQueries } from '../queries/products.ts';
import { retryAndFocusMain } from '../shell/retryAndFocusMain.ts';

/** What the dashboard shows below the totals. `todo` is undefined if the tasks aren't counted. */
export type DashboardContent = { status: 'emptyStore' } | { status: 'store'; todo: TodoState | undefined };

/** Counts the tasks of the to-do row. */
export function useTodo(): { content: DashboardContent; retry: () => void } {
  const orders = useCountPage(orderQueries);
  const products = useCountPage(productQueries);
  const totals = useQuery(dashboardQueries.totals()).data;
  useLogFailure(orders.error);
  useLogFailure(products.error);
  function isEmptyStore(): boolean {
    // The totals are known first, because the page waits for them.
    if (totals) return totals.totalOrders === 0 && totals.totalProducts === 0;
    return [orders, products].every(({ data }) => data?.totalCount.count === 0);
  }
  function getTodo(): TodoState | undefined {
    if (orders.data && products.data) {
      const tasks = listTasks({ orders: orders.data, products: products.data });
      return tasks && { status: 'shown', tasks };
    }
    if (!orders.isEnabled || !products.isEnabled) return undefined;
    const hasFailed = [orders, products].some((query) => !query.data && isFailedOrOffline(query));
    return { status: hasFailed ? 'failed' : 'loading' };
  }
  const refetch = () => Promise.all([orders, products].map((query) => query.refetch()));
  return {
    content: isEmptyStore() ? { status: 'emptyStore' } : { status: 'store', todo: getTodo() },
    retry: () => retryAndFocusMain(refetch),
  };
}
