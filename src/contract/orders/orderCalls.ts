import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { createPageQuery } from '../lists/listParams.ts';
import { pageFields, PAGED_LISTS_CAPABILITY } from '../lists/pageCall.ts';
import { lenientArray } from '../wire/lenient.ts';
import { lenientOrder, order, ORDER_STATUSES } from './order.ts';
import { trackingBody } from './tracking.ts';
import { orderListRules } from './orderListRules.ts';
import { STOCK_MOVES } from './orderStock.ts';

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
/**
 * Sets an order's status. With `from`, the change is refused with a 409 if the order has another status by now. Backends
 * may ignore it. `tracking` and `stock` are only for backends with their capabilities: they change with the status.
 */
export const updateOrderStatus = defineCall({
  method: 'POST',
  path: '/api/order/admin/update-status/:id',
  capability: UPDATE_STATUS_CAPABILITY,
  bodyType: 'json',
  acceptsSource: true,
  body: z.object({
    status: z.enum(ORDER_STATUSES),
    from: z.optional(z.string()),
    tracking: z.optional(trackingBody),
    stock: z.optional(z.enum(STOCK_MOVES)),
  }),
  response: z.object({ order }),
  parsedResponse: z.object({ order: lenientOrder }),
});
