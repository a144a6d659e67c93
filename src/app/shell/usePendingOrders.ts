import { useQuery } from '@tanstack/react-query';
import { countOptions } from '#contract/lists/getPage.ts';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import type { Order } from '#contract/orders/order.ts';
import { countTask } from '#features/dashboard/todoModel.ts';
import { useCountPage } from '../list/useCountPage.ts';
import { orderQueries } from '../queries/orders.ts';
import { useCapability } from '../session/useSession.ts';

const countPending = (orders: readonly Order[]) =>
  countOptions(orderListRules, orders)['status']?.['pending'];

/**
 * Returns the number of pending orders; undefined while it is unknown. With a backend without paged calls, it counts the
 * orders that a page has loaded, because loading all of them on every page is too slow.
 */
export function usePendingOrders(): number | undefined {
  const isPaged = useCapability(PAGED_LISTS_CAPABILITY) === 'offered';
  const page = useCountPage(orderQueries, isPaged ? 'on' : 'off');
  const cached = useQuery({ ...orderQueries.all, enabled: false, select: countPending });
  if (!isPaged) return cached.data;
  return page.data && countTask('pending', page.data)?.count;
}
