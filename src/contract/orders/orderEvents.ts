import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { historyEntry, lenientEntry } from '../history/history.ts';
import { linesText, lineText } from '../text/textSchemas.ts';
import { lenientArray } from '../wire/lenient.ts';
import { trackingBody } from './tracking.ts';
import { lenientOrder, order } from './order.ts';
import { STOCK_MOVES } from './orderStock.ts';

// What happens to an order after it was placed, beside its status.

/** Capability of a backend that keeps everything that happened to an order. */
export const ORDER_EVENTS_CAPABILITY = 'order.events';

/** Returns everything that happened to an order, oldest first. The first event is that it was placed. */
export const getOrderEvents = defineCall({
  method: 'GET',
  path: '/api/order/admin/events/:id',
  capability: ORDER_EVENTS_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({ events: z.array(historyEntry) }),
  parsedResponse: z.object({ events: lenientArray(lenientEntry) }),
});

/** Capability of a backend that keeps internal notes on orders. */
export const ORDER_NOTES_CAPABILITY = 'order.notes';

/** In UTF-16 code units. */
export const MAX_NOTE_LENGTH = 2000;
export const MAX_NOTES = 100;

const changedOrder = { response: z.object({ order }), parsedResponse: z.object({ order: lenientOrder }) };

/** Adds a note to an order, or replaces the text of one's own note. A 403 if another administrator wrote it. */
export const saveOrderNote = defineCall({
  method: 'POST',
  path: '/api/order/admin/notes/:id',
  capability: ORDER_NOTES_CAPABILITY,
  bodyType: 'json',
  body: z.object({
    noteId: z.optional(z.string()),
    text: linesText.check(z.minLength(1), z.maxLength(MAX_NOTE_LENGTH)),
  }),
  ...changedOrder,
});

/** Removes one's own note. Does nothing if it is gone. A 403 if another administrator wrote it. */
export const removeOrderNote = defineCall({
  method: 'DELETE',
  path: '/api/order/admin/notes/:id/:noteId',
  capability: ORDER_NOTES_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  ...changedOrder,
});

/** Capability of a backend that keeps the parcels of orders. */
export const TRACKING_CAPABILITY = 'order.tracking';

/** Sets an order's parcel, or removes it. A known carrier needs no link. */
export const saveTracking = defineCall({
  method: 'POST',
  path: '/api/order/admin/tracking/:id',
  capability: TRACKING_CAPABILITY,
  bodyType: 'json',
  acceptsSource: true,
  body: z.object({ tracking: z.nullable(trackingBody) }),
  ...changedOrder,
});

/** Capability of a backend whose administrators can record payments, such as cash on delivery. */
export const PAYMENT_BY_HAND_CAPABILITY = 'order.payment';

export const PAYMENTS_BY_HAND = ['paid', 'refunded'] as const;
export type PaymentByHand = (typeof PAYMENTS_BY_HAND)[number];

/** Of a payment that is recorded by hand, in UTF-16 code units. */
export const MAX_REFERENCE_LENGTH = 100;

/** Moves the pieces of the order in the same transaction. */
const stockMove = z.optional(z.enum(STOCK_MOVES));

/**
 * Records a payment or a refund, with a reference such as the number of a transfer. A 409 if the order's payment can't
 * change to it, as in the Store API.
 */
export const recordPaymentByHand = defineCall({
  method: 'POST',
  path: '/api/order/admin/payment/:id',
  capability: PAYMENT_BY_HAND_CAPABILITY,
  bodyType: 'json',
  acceptsSource: true,
  body: z.object({
    status: z.enum(PAYMENTS_BY_HAND),
    reference: z.optional(lineText.check(z.maxLength(MAX_REFERENCE_LENGTH))),
    stock: stockMove,
  }),
  ...changedOrder,
});

/** Takes back the last payment of an order, if an administrator recorded it and it is still `status`. Else a 409. */
export const undoPaymentByHand = defineCall({
  method: 'POST',
  path: '/api/order/admin/undo-payment/:id',
  capability: PAYMENT_BY_HAND_CAPABILITY,
  bodyType: 'json',
  acceptsSource: true,
  body: z.object({ status: z.enum(PAYMENTS_BY_HAND), stock: stockMove }),
  ...changedOrder,
});

/** Capability of a backend that can put an order's pieces back into stock. */
export const ORDER_STOCK_CAPABILITY = 'order.stock';

/**
 * Puts the pieces of an order back into stock, or takes them out again. The order's `stock` says if it was done: it isn't
 * if the product is gone, or if too few pieces are left to take out.
 */
export const moveOrderStock = defineCall({
  method: 'POST',
  path: '/api/order/admin/stock/:id',
  capability: ORDER_STOCK_CAPABILITY,
  bodyType: 'json',
  acceptsSource: true,
  body: z.object({ move: z.enum(STOCK_MOVES) }),
  ...changedOrder,
});
