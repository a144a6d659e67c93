import { toKeyText } from '../lists/keyText.ts';
import { defineListRules } from '../lists/listRules.ts';
import { parseTime } from '../time/parseTime.ts';
import {
  getCustomerKey,
  getCustomerName,
  getOrderCurrency,
  getStatus,
  getPlace,
  getProductCategory,
  getProductName,
  getRevenueState,
  type OrderGroupFields,
  REVENUE_STATES,
} from './orderValues.ts';
import { type Order, ORDER_STATUSES } from './order.ts';
import {
  getPaymentCode,
  getPaymentKind,
  getPaymentState,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  type PaymentFields,
} from './payment.ts';

/** Fields that the rules read. */
type SortableOrder = Pick<Order, '_id' | 'createdAt' | 'totalAmount' | 'orderDetails' | 'buyer'> &
  Partial<Pick<Order, 'cart'>> &
  PaymentFields &
  OrderGroupFields;

/** Defines how orders are searched, sorted, filtered and paged. */
export const orderListRules = defineListRules<SortableOrder>()({
  searchText: ({ _id, product, orderDetails }) =>
    `${product?.name ?? ''}\n${_id}\n${orderDetails?.orderId ?? ''}`,
  // Lists show shortened ids with an ellipsis; people paste them.
  normalizeSearch: (typed) => typed.replace(/…$/, ''),
  sortBy: {
    total: { kind: 'number', value: ({ totalAmount }) => totalAmount },
    // In the order of the workflow.
    status: {
      kind: 'number',
      value: (order) => {
        const status = getStatus(order);
        return status && ORDER_STATUSES.indexOf(status);
      },
    },
    date: { kind: 'number', value: ({ createdAt }) => parseTime(createdAt) },
    product: { kind: 'text', value: getProductName },
    customer: { kind: 'text', value: getCustomerName },
    location: { kind: 'text', value: getPlace },
    // By the backend's own status, because that is what the list shows.
    payment: { kind: 'text', value: getPaymentCode },
  },
  filterBy: {
    status: { kind: 'option', value: getStatus, options: ORDER_STATUSES },
    date: { kind: 'range', sort: 'date', valueType: 'time' },
    payment: { kind: 'option', value: getPaymentState, options: PAYMENT_STATES },
    method: { kind: 'option', value: getPaymentKind, options: PAYMENT_METHODS },
    total: { kind: 'range', sort: 'total', valueType: 'money' },
    category: { kind: 'text', value: getProductCategory },
    place: { kind: 'text', value: getPlace },
    product: { kind: 'text', value: getProductName },
    customer: { kind: 'text', value: getCustomerKey },
    currency: { kind: 'text', value: getOrderCurrency },
    cart: { kind: 'text', value: ({ cart }) => toKeyText(cart) },
    revenue: { kind: 'option', value: getRevenueState, options: REVENUE_STATES },
  },
  pageSizes: [5, 10, 25, 50],
  defaultPageSize: 10,
});
