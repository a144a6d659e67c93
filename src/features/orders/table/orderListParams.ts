import { ORDER_STATUSES } from '#contract/orders/order.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import type { ListParams } from '#features/list/listParams.ts';

/** What the address of the orders can say. Apart from their columns, because it is read before the page's code has come. */
export const orderListParams = {
  sortBy: orderListRules.sortBy,
  filters: [{ param: 'status', options: ['all', ...ORDER_STATUSES].map((value) => ({ value })) }],
  pageSizes: [5, 10, 25, 50],
  defaultPageSize: 10,
} satisfies ListParams;
