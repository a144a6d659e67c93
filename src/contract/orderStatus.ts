import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { order, ORDER_STATUSES, readOrder } from './order.ts';
import { missing, readableRows } from './tolerance.ts';

/** What check-admin announces among its `capabilities` where a backend can change an order's status. */
export const UPDATE_ORDER_STATUS = 'order.update-status';
/** The same, where a backend can tell later on what an order's status has been. */
export const ORDER_STATUS_HISTORY = 'order.status-history';

/** One change of an order's status: to what and from what, when (ISO 8601), and by whom (the administrator's name). */
const statusChange = z.object({
  status: z.string(),
  from: missing(z.string()),
  at: z.string(),
  by: missing(z.string()),
});
export type StatusChange = z.output<typeof statusChange>;

const history = z.array(statusChange);
const readHistory = readableRows(statusChange);

/** Sets an order's status. The answer is the order as it is now and, where the backend keeps one, its whole history. */
export const updateOrderStatus = defineCall({
  method: 'POST',
  path: '/api/order/admin/update-status/:id',
  sends: 'json',
  body: z.object({ status: z.enum(ORDER_STATUSES) }),
  data: z.object({ order, history: missing(history) }),
  reads: z.object({ order: readOrder, history: z.catch(missing(readHistory), undefined) }),
});

/** What an order's status has been, the oldest change first; none of them where it is still what it was at first. */
export const orderStatusHistory = defineCall({
  method: 'GET',
  path: '/api/order/admin/status-history/:id',
  sends: 'nothing',
  body: z.undefined(),
  data: z.object({ history }),
  reads: z.object({ history: readHistory }),
});

/** The calls beyond the sixteen: a backend may have them, and says so in its capabilities. */
export const extensions = { updateOrderStatus, orderStatusHistory } as const;

export type Extensions = typeof extensions;
export type ExtensionName = keyof Extensions;
