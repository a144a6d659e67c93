import type { RowRules } from '../lists/rowRules.ts';
import { parseTime } from '../wire/parseTime.ts';
import { type Order, ORDER_STATUSES } from './order.ts';
import { getStatus } from './parseStatus.ts';

export const ORDER_SORTS = ['total', 'status', 'date'] as const;

/** What the rules read of an order. */
export type OrderFacts = Pick<Order, '_id' | 'createdAt' | 'totalAmount' | 'orderDetails'> & {
  product?: { name?: string | undefined } | undefined;
};

/** How orders are searched, filtered and sorted. */
export const orderListRules: RowRules<OrderFacts, (typeof ORDER_SORTS)[number], 'status'> = {
  searchText: ({ _id, product, orderDetails }) =>
    `${product?.name ?? ''}\n${_id}\n${orderDetails?.orderId ?? ''}`,
  // A short id is shown with an ellipsis.
  searchTerm: (typed) => typed.replace(/…$/, ''),
  sortBy: {
    total: ({ totalAmount }) => totalAmount,
    // In the order in which an order goes through them.
    status: (order) => {
      const status = getStatus(order);
      return status && ORDER_STATUSES.indexOf(status);
    },
    date: ({ createdAt }) => parseTime(createdAt),
  },
  filterBy: { status: getStatus },
};
