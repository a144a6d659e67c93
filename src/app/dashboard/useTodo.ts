import { useQuery } from '@tanstack/react-query';
import { listTasks, type TodoState } from '#features/dashboard/todoModel.ts';
import { useLogFailure } from '../api/failure.ts';
import { useCountPage } from '../list/useCountPage.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { orderQueries } from '../orders/orderQueries.ts';
import { productQueries } from '../products/productQueries.ts';
import { retryAndFocusMain } from '../browser/retryAndFocusMain.ts';

/** What the dashboard shows below the totals. `todo` is undefined if the tasks aren't counted. */
export type DashboardContent = { status: 'emptyStore' } | { status: 'store'; todo: TodoState | undefined };

/** Counts the tasks of the to-do row. */
export function useTodo(): { content: DashboardContent; retry: () => void } {
  const orders = useCountPage(orderQueries);
  const products = useCountPage(productQueries);
  useLogFailure(orders.error);
  useLogFailure(products.error);
  const isEmpty = ({ data }: typeof orders | typeof products) => data?.totalCount.count === 0;
  const totals = useQuery(dashboardQueries.totals());
  // Without paged calls, the orders are loaded only if the store seems to be empty. The totals alone can be wrong.
  const canBeEmpty = isEmpty(products) && !totals.isPending && !totals.data?.totalOrders;
  useQuery({ ...orderQueries.all, enabled: canBeEmpty && !orders.isEnabled });
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
    content:
      isEmpty(orders) && isEmpty(products) ? { status: 'emptyStore' } : { status: 'store', todo: getTodo() },
    retry: () => retryAndFocusMain(refetch),
  };
}
