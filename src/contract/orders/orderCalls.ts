import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { createPageQuery, pageFields } from '../lists/pageCall.ts';
import { lenientArray, nullish } from '../wire/lenient.ts';
import { lenientOrder, order, ORDER_STATUSES } from './order.ts';
import { orderListRules } from './orderListRules.ts';

export const getOrders = defineCall({
  method: 'GET',
  path: '/api/order/admin/get-orders',
  bodyType: 'nothing',
  body: z.undefined(),
  response: z.object({ orders: z.array(order) }),
  parsedResponse: z.object({ orders: lenientArray(lenientOrder) }),
});

/** Gets one page of the orders; without a sort the newest first. */
export const getOrderPage = defineCall({
  method: 'GET',
  path: '/api/order/admin/orders',
  bodyType: 'nothing',
  body: z.undefined(),
  query: createPageQuery(orderListRules),
  response: z.object({ orders: z.array(order), ...pageFields }),
  parsedResponse: z.object({ orders: lenientArray(lenientOrder), ...pageFields }),
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

/** The capability that check-admin announces where a backend can change an order's status. */
export const UPDATE_ORDER_STATUS = 'order.update-status';
/** The capability of a backend that keeps the history of an order's status. */
export const ORDER_STATUS_HISTORY = 'order.status-history';

/** One change of an order's status: to what and from what, when (ISO 8601), and by whom (the administrator's name). */
const statusChange = z.object({
  status: z.string(),
  from: nullish(z.string()),
  at: z.string(),
  by: nullish(z.string()),
});
export type StatusChange = z.output<typeof statusChange>;

const history = z.array(statusChange);
const lenientHistory = lenientArray(statusChange);

/** Sets an order's status. The answer is the order as it is now and, where the backend keeps one, its whole history. */
export const updateOrderStatus = defineCall({
  method: 'POST',
  path: '/api/order/admin/update-status/:id',
  bodyType: 'json',
  body: z.object({ status: z.enum(ORDER_STATUSES) }),
  response: z.object({ order, history: nullish(history) }),
  parsedResponse: z.object({ order: lenientOrder, history: z.catch(nullish(lenientHistory), undefined) }),
});

/** Gets the changes of an order's status, the oldest first; none where it is still what it was at first. */
export const orderStatusHistory = defineCall({
  method: 'GET',
  path: '/api/order/admin/status-history/:id',
  bodyType: 'nothing',
  body: z.undefined(),
  response: z.object({ history }),
  parsedResponse: z.object({ history: lenientHistory }),
});
