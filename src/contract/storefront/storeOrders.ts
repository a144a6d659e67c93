import * as z from 'zod/mini';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '../accounts/admin.ts';
import { emailText, isEmail } from '../accounts/email.ts';
import { defineCall } from '../call.ts';
import { pageFields } from '../lists/pageCall.ts';
import { MAX_PRICE } from '../products/productFields.ts';
import { type LocaleErrorCode, localeText } from '../text/localeText.ts';
import { digitsText, identifierText, linesText, lineText } from '../text/textSchemas.ts';
import { optional } from './optional.ts';
import { storeOrder } from './storeOrder.ts';
import { storePageFields } from './storePage.ts';

/** Maximum quantity of one order. */
export const MAX_QUANTITY = 10_000;
/** Of a field of an address, in UTF-16 code units. */
const MAX_ADDRESS_LINE_LENGTH = 200;
/** Of the name of a cart, in UTF-16 code units. */
const MAX_CART_LENGTH = 100;
/** Maximum total of one order, in the store's currency. */
export const MAX_ORDER_TOTAL = MAX_PRICE;

// Unknown fields are refused: a misspelt one would be lost unnoticed.

const CURRENCY_CODE_LENGTH = 3;

export const filled = (text: typeof lineText, max: number) => text.check(z.minLength(1), z.maxLength(max));
const line = filled(lineText, MAX_ADDRESS_LINE_LENGTH);
const identifier = filled(identifierText, MAX_ADDRESS_LINE_LENGTH);
const phoneNumber = filled(identifierText, MAX_PHONE_LENGTH);

const email = emailText.check(
  z.maxLength(MAX_EMAIL_LENGTH),
  z.refine(isEmail, 'email' satisfies StoreOrderErrorCode),
);
const cart = filled(lineText, MAX_CART_LENGTH);

/** Of a person who orders in a storefront. */
export const buyer = z.strictObject({
  fullName: filled(lineText, MAX_NAME_LENGTH),
  /** Stored in lower case. Identifies the customer. */
  email,
  phoneNumber: optional(phoneNumber),
});

const address = z.strictObject({
  /** Of the recipient. */
  name: line,
  /** Such as 'home' or 'work'. */
  addressType: optional(line),
  /** Street and house number, in one or several lines. */
  address: filled(linesText, MAX_ADDRESS_LINE_LENGTH),
  locality: optional(line),
  landmark: optional(line),
  city: line,
  state: optional(line),
  pinCode: optional(identifier),
  phoneNumber: optional(phoneNumber),
  alternatePhone: optional(phoneNumber),
});

/** Error code for an invalid field. The server has the messages. */
export type StoreOrderErrorCode = 'email' | 'lastFour' | LocaleErrorCode;

/** Body of `placeOrder`. An order is for one product. */
export const newOrder = z.strictObject({
  productId: identifierText,
  /** Whole units of the product. */
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
  /** The price of one unit that the customer saw (`price` of the product). */
  price: z.number().check(z.minimum(0)),
  /** The currency that the customer saw (`currency` beside the product). By default the store's. */
  currency: optional(filled(identifierText, CURRENCY_CODE_LENGTH)),
  deliveryCharges: z._default(optional(z.number().check(z.minimum(0), z.maximum(MAX_ORDER_TOTAL))), 0),
  buyer,
  address,
  /** A name for the checkout, the same for all of its orders and for no others, such as a UUID. */
  cart: optional(cart),
  /** The language that the customer orders in (BCP 47). */
  locale: optional(localeText),
});
export type NewOrder = z.output<typeof newOrder>;

/**
 * Places an order and lowers the stock, or refuses it with a message and the field that it is about: 404 'productId' if
 * the product isn't sold (any more), 409 'currency' if the store has another one, 409 'price' if its price has changed, 409 'quantity' if the stock is too low or the total above `MAX_ORDER_TOTAL`. The
 * server computes the amounts. A repeated request with the same idempotency key returns the same order.
 */
export const placeOrder = defineCall({
  method: 'POST',
  path: '/api/store/orders',
  bodyType: 'json',
  requiresIdempotencyKey: true,
  body: newOrder,
  response: z.object({ order: storeOrder }),
});

export const PAYMENT_OUTCOMES = ['paid', 'failed', 'refunded'] as const;

/** Body of `recordPayment`. Never contains a whole card number. */
const payment = z.strictObject({
  status: z.enum(PAYMENT_OUTCOMES),
  /** Of the payment gateway. */
  paymentId: optional(identifier),
  gateway: optional(line),
  card: optional(
    z.strictObject({
      network: line,
      lastFour: digitsText.check(z.regex(/^\d{4}$/, 'lastFour' satisfies StoreOrderErrorCode)),
    }),
  ),
  /** UPI address. */
  upi: optional(identifier),
});
export type Payment = z.output<typeof payment>;

/**
 * Records the payment of an order. A pending payment can become paid or failed, a failed one paid, and a paid one
 * refunded; anything else is a 409. A repetition changes nothing: the same status again, or, after the refund, 'paid' with
 * the order's `paymentId`. An order keeps its `paymentId`: a request with another one is a 409. A failed payment's id isn't
 * recorded, because the customer may pay with another one. A 404 if there is no such order. The response has only the
 * order's status, because a key may record the payment of orders that it didn't place.
 */
export const recordPayment = defineCall({
  method: 'POST',
  path: '/api/store/orders/:id/payment',
  bodyType: 'json',
  body: payment,
  response: z.object({ status: z.enum(PAYMENT_OUTCOMES) }),
});

/** Returns an order as it is now. A 404 if there is none. */
export const getStoreOrder = defineCall({
  method: 'GET',
  path: '/api/store/orders/:id',
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({ order: storeOrder }),
});

/**
 * Returns one page of the orders of a buyer or of a cart, newest first. Exactly one of them must be sent: no call lists all
 * orders. Of all storefronts, so that a new key still finds the orders of the one that it replaces.
 */
export const getStoreOrders = defineCall({
  method: 'GET',
  path: '/api/store/orders',
  bodyType: 'none',
  body: z.undefined(),
  query: z.object({ buyer: optional(email), cart: optional(cart), ...storePageFields }),
  response: z.object({
    orders: z.array(storeOrder),
    page: pageFields.page,
    matches: pageFields.matches,
  }),
});

/**
 * Cancels an order that isn't dispatched yet and puts its pieces back into stock. A cancelled order stays as it is, so the
 * request can be repeated. A 409 after the dispatch, and a 404 if there is no such order. A paid order stays paid: the
 * storefront refunds it and records that (`recordPayment`).
 */
export const cancelOrder = defineCall({
  method: 'POST',
  path: '/api/store/orders/:id/cancel',
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({ order: storeOrder }),
});
