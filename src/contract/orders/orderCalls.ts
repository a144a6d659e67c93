import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { createPageQuery } from '../lists/listParams.ts';
import { pageFields, PAGED_LISTS_CAPABILITY } from '../lists/pageCall.ts';
import { lenientArray, nullish } from '../wire/lenient.ts';
import { lenientOrder, order, ORDER_STATUSES } from './order.ts';
import { orderListRules } from './orderListRules.ts';

export const getOrders = defineCall({
  method: 'GET',
  path: '/api/order/admin/get-orders',
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({ orders: z.array(order) }),
  parsedResponse: z.object({ orders: lenientArray(lenientOrder) }),
});

/** Returns one page of orders, by default the newest first. */
export const getOrderPage = defineCall({
  method: 'GET',
  path: '/api/order/admin/orders',
  capability: PAGED_LISTS_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  query: createPageQuery(orderListRules),
  response: z.object({ orders: z.array(order), ...pageFields }),
  parsedResponse: z.object({ orders: lenientArray(lenientOrder), ...pageFields }),
});

/** Returns one order by its id. Part of `PAGED_LISTS_CAPABILITY`. */
export const getOrder = defineCall({
  method: 'GET',
  path: '/api/order/admin/order/:id',
  capability: PAGED_LISTS_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({ order }),
  parsedResponse: z.object({ order: lenientOrder }),
});

/** Capability of a backend that can change an order's status. */
export const UPDATE_STATUS_CAPABILITY = 'order.update-status';
/** Capability of a backend that keeps an order's status history. */
export const STATUS_HISTORY_CAPABILITY = 'order.status-history';

/** One status change. `at` is ISO 8601, `by` the administrator's name; missing after the account was removed. */
const statusChange = z.object({
  status: z.string(),
  from: nullish(z.string()),
  at: z.string(),
  by: nullish(z.string()),
});
export type StatusChange = z.output<typeof statusChange>;

const history = z.array(statusChange);
const lenientHistory = lenientArray(statusChange);

/**
 * Sets an order's status. Returns the updated order and its whole history, if the backend keeps one. With `from`, the
 * change is refused with a 409 if the order has another status by now. Backends may ignore it.
 */
export const updateOrderStatus = defineCall({
  method: 'POST',
  path: '/api/order/admin/update-status/:id',
  capability: UPDATE_STATUS_CAPABILITY,
  bodyType: 'json',
  acceptsSource: true,
  body: z.object({ status: z.enum(ORDER_STATUSES), from: z.optional(z.string()) }),
  response: z.object({ order, history: nullish(history) }),
  parsedResponse: z.object({ order: lenientOrder, history: z.catch(nullish(lenientHistory), undefined) }),
});

/** Returns an order's status changes, oldest first. Empty if the status never changed. */
export const orderStatusHistory = defineCall({
  method: 'GET',
  path: '/api/order/admin/status-history/:id',
  capability: STATUS_HISTORY_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({ history }),
  parsedResponse: z.object({ history: lenientHistory }),
});
