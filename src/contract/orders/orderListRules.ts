import type { RowRules } from '../lists/rowRules.ts';
import { parseTime } from '../wire/parseTime.ts';
import { getCustomerName } from './customer.ts';
import { type Order, ORDER_STATUSES } from './order.ts';
import { getStatus } from './parseStatus.ts';
import {
  getPlace,
  getProductCategory,
  getProductName,
  getRevenueState,
  type OrderGroupFacts,
} from './orderGroups.ts';
import {
  type ORDER_FILTERS,
  type ORDER_SORTS,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  REVENUE_STATES,
} from './orderListNames.ts';
import { getPaymentCode, getPaymentMethod, getPaymentState, type PaymentFacts } from './payment.ts';

/** What the rules read of an order. */
export type OrderFacts = Pick<Order, '_id' | 'createdAt' | 'totalAmount' | 'orderDetails' | 'buyer'> &
  PaymentFacts &
  OrderGroupFacts;

/** How orders are searched, filtered and sorted. */
export const orderListRules: RowRules<
  OrderFacts,
  (typeof ORDER_SORTS)[number],
  (typeof ORDER_FILTERS)[number]
> = {
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
    product: getProductName,
    customer: getCustomerName,
    location: getPlace,
    // By the word that is shown, for backends have states of their own.
    payment: getPaymentCode,
  },
  filterBy: {
    status: { kind: 'option', value: getStatus, options: ORDER_STATUSES },
    payment: { kind: 'option', value: getPaymentState, options: PAYMENT_STATES },
    method: { kind: 'option', value: (order) => getPaymentMethod(order)?.kind, options: PAYMENT_METHODS },
    date: { kind: 'range', by: 'date', unit: 'time' },
    total: { kind: 'range', by: 'total', unit: 'number' },
    category: { kind: 'option', value: getProductCategory },
    place: { kind: 'option', value: getPlace },
    product: { kind: 'option', value: getProductName },
    revenue: { kind: 'option', value: getRevenueState, options: REVENUE_STATES },
  },
};
