import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { createPageQuery, pageFields } from '../lists/pageCall.ts';
import { lenientArray } from '../wire/lenient.ts';
import { lenientOrder, order } from './order.ts';
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
