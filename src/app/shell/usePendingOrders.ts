import { useQuery } from '@tanstack/react-query';
import { createRowPredicate } from '#contract/lists/listRules.ts';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import type { Order } from '#contract/orders/order.ts';
import { getTaskFilters } from '#features/dashboard/todoModel.ts';
import { useCountPage } from '../list/useCountPage.ts';
import { orderQueries } from '../queries/orders.ts';
import { useCapability } from '../session/useSession.ts';

const filters = getTaskFilters('pending');
const isPending = createRowPredicate(orderListRules, 'status', 'pending');
const countPending = (orders: readonly Order[]) => orders.filter(isPending).length;

/**
 * Returns the number of pending orders; undefined while it is unknown. With a backend without paged calls, it counts the
 * orders that a page has loaded, because loading all of them on every page is too slow.
 */
export function usePendingOrders(): number | undefined {
  const isPaged = useCapability(PAGED_LISTS_CAPABILITY) === 'offered';
  const page = useCountPage(orderQueries, { loading: isPaged ? 'on' : 'off', filters });
  const cached = useQuery({ ...orderQueries.all, enabled: false, select: countPending });
  return isPaged ? page.data?.matches.count : cached.data;
}
