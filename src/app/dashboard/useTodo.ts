import type { CountPage, TodoState } from '#features/dashboard/todoModel.ts';
import { listTasks } from '#features/dashboard/todoModel.ts';
import { useLogFailure } from '../api/failure.ts';
import { useCountPage } from '../list/useCountPage.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { orderQueries } from '../queries/orders.ts';
import { productQueries } from '../queries/products.ts';
import { retryAndFocusMain } from '../shell/retryAndFocusMain.ts';

/** What the dashboard shows below the totals. `todo` is undefined if the backend doesn't count the tasks. */
export type DashboardContent = { status: 'emptyStore' } | { status: 'store'; todo: TodoState | undefined };

const isEmpty = ({ totalCount }: CountPage) => totalCount.count === 0;

/** Counts the tasks of the to-do row. */
export function useTodo(): { content: DashboardContent; retry: () => void } {
  const orders = useCountPage(orderQueries);
  const products = useCountPage(productQueries);
  useLogFailure(orders.error);
  useLogFailure(products.error);
  function getContent(): DashboardContent {
    if (orders.data && products.data) {
      if (isEmpty(orders.data) && isEmpty(products.data)) return { status: 'emptyStore' };
      const tasks = listTasks({ orders: orders.data, products: products.data });
      return { status: 'store', todo: tasks && { status: 'shown', tasks } };
    }
    const hasFailed = [orders, products].some((query) => !query.data && isFailedOrOffline(query));
    return { status: 'store', todo: { status: hasFailed ? 'failed' : 'loading' } };
  }
  const refetch = () => Promise.all([orders, products].map((query) => query.refetch()));
  return { content: getContent(), retry: () => retryAndFocusMain(refetch) };
}
