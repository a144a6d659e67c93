import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { KEY_TEXT_MAX } from '../lists/keyText.ts';
import { numberRange, pageFields, pageQuery, timeRange, upTo } from '../lists/pageCall.ts';
import { orderRows } from './getOrders.ts';
import { lenientOrder, order, ORDER_STATUSES } from './order.ts';
import { ORDER_SORTS, PAYMENT_METHODS, PAYMENT_STATES, REVENUE_STATES } from './orderListNames.ts';

/** Gets one page of the orders; without a sort the newest first. */
export const getOrderPage = defineCall({
  method: 'GET',
  path: '/api/order/admin/orders',
  bodyType: 'nothing',
  body: z.undefined(),
  query: z.object({
    ...pageQuery,
    // Product, customer, location and payment beside `list.grouped`.
    sort: z.optional(z.enum(ORDER_SORTS)),
    status: z.optional(z.enum(ORDER_STATUSES)),
    // These beside `list.filtered`.
    payment: z.optional(z.enum(PAYMENT_STATES)),
    method: z.optional(z.enum(PAYMENT_METHODS)),
    date: z.optional(timeRange),
    total: z.optional(numberRange),
    // These beside `list.grouped`, in whatever case.
    category: z.optional(upTo(KEY_TEXT_MAX)),
    place: z.optional(upTo(KEY_TEXT_MAX)),
    product: z.optional(upTo(KEY_TEXT_MAX)),
    revenue: z.optional(z.enum(REVENUE_STATES)),
  }),
  response: z.object({ orders: z.array(order), ...pageFields }),
  parsedResponse: z.object({ orders: orderRows, ...pageFields }),
});

/** Gets one order. A backend that answers pages of orders has it too: an order is found without its list. */
export const getOrder = defineCall({
  method: 'GET',
  path: '/api/order/admin/order/:id',
  bodyType: 'nothing',
  body: z.undefined(),
  response: z.object({ order }),
  parsedResponse: z.object({ order: lenientOrder }),
});
