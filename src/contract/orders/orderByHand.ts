import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { optional } from '../storefront/optional.ts';
import { buyer, filled, newOrder } from '../storefront/storeOrders.ts';
import { identifierText, linesText, lineText } from '../text/textSchemas.ts';
import { CREATE_ORDER_CAPABILITY } from './createOrderCapability.ts';
import { lenientOrder, order } from './order.ts';
import { MAX_NOTE_LENGTH, MAX_REFERENCE_LENGTH } from './orderEvents.ts';

/** Of the reason for another price, in UTF-16 code units. */
const MAX_REASON_LENGTH = 200;
/** Of a BCP 47 tag. */
const MAX_LOCALE_LENGTH = 35;

/** Error code of a buyer without any way to reach them. The server has the message. */
export type OrderByHandErrorCode = 'contact';

/** Somebody who calls may have no email. Customers are told apart by email or phone, so one of them is required. */
const caller = z.extend(buyer, { email: optional(buyer.shape.email) }).check(
  z.refine(({ email, phoneNumber }) => email !== undefined || phoneNumber !== undefined, {
    error: 'contact' satisfies OrderByHandErrorCode,
    path: ['phoneNumber'],
  }),
);

/** How an order that is placed by hand is paid for. */
export const PAYMENTS_ON_PLACING = ['pending', 'paid'] as const;

/** Body of `createOrderByHand`: that of the Store API, and what only an administrator can say. */
export const orderByHand = z.extend(newOrder, {
  buyer: caller,
  /** Why `price` isn't the product's. It becomes an internal note. Without a reason, the price must be the product's. */
  priceReason: optional(filled(lineText, MAX_REASON_LENGTH)),
  payment: z._default(z.enum(PAYMENTS_ON_PLACING), 'pending'),
  /** Of a payment, such as the number of a transfer. */
  reference: optional(lineText.check(z.maxLength(MAX_REFERENCE_LENGTH))),
  /** The language of the customer (BCP 47). */
  locale: optional(filled(identifierText, MAX_LOCALE_LENGTH)),
  /** An internal note. */
  note: optional(filled(linesText, MAX_NOTE_LENGTH)),
});
export type OrderByHand = z.output<typeof orderByHand>;

/**
 * Places an order in the name of an administrator, and refuses what `placeOrder` refuses, with the same messages. A
 * repeated request with the same idempotency key returns the same order.
 */
export const createOrderByHand = defineCall({
  method: 'POST',
  path: '/api/order/admin/orders',
  capability: CREATE_ORDER_CAPABILITY,
  bodyType: 'json',
  requiresIdempotencyKey: true,
  body: orderByHand,
  response: z.object({ order }),
  parsedResponse: z.object({ order: lenientOrder }),
});
