import * as z from 'zod/mini';
import { amount, nullish, lenient } from '../wire/lenient.ts';

export const ORDER_STATUSES = ['pending', 'confirmed', 'out_for_delivery', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const text = z.string();
const optionalText = nullish(text);
const optionalAmount = nullish(amount);

/** Returns the schema of a nested object. The object and each of its fields may be missing. */
export const orderPart = <Shape extends z.core.$ZodShape>(shape: Shape) => nullish(z.object(lenient(shape)));

const upi = nullish(z.union([z.string(), z.object(lenient({ vpa: text }))]));

// The nested objects, with only the fields that the app shows.
const details = { orderId: text, orderStatus: text, orderCurrency: text, orderTimeZone: text };
const product = {
  _id: text,
  name: text,
  brand: text,
  sku: text,
  barcode: text,
  description: text,
  category: text,
};
const buyer = { fullName: text, email: text, phoneNumber: text };
const card = { card_network: text, card_number: text };
const payment = { paymentId: text, paymentStatus: text };

/** The parcel of an order. Without a link, the carrier has none that is known. */
export const tracking = z.object({ carrier: text, number: text, url: optionalText });
export type Tracking = z.output<typeof tracking>;

/** An internal note. Customers never see it. Dates are ISO 8601; `adminId` is its author's. */
const orderNote = z.object({ id: text, text, adminId: text, at: text, editedAt: optionalText });
export type OrderNote = z.output<typeof orderNote>;

/**
 * Amounts are in `orderDetails.orderCurrency` (ISO 4217), the currency that the store had when the order was made. Dates are
 * ISO 8601; `orderDetails.orderTimeZone` is the time zone (IANA) that the store had. Without them, the store's apply.
 */
const shownFields = {
  createdAt: optionalText,
  quantity: optionalAmount,
  /** Price of one unit. */
  productPrice: optionalAmount,
  totalAmount: optionalAmount,
  totalDiscount: optionalAmount,
  deliveryCharges: optionalAmount,
  platformFee: optionalAmount,
  deliveryTime: optionalText,
  orderDetails: orderPart(details),
  product: orderPart({ ...product, images: nullish(z.array(z.object({ url: z.string() }))) }),
  buyer: orderPart(buyer),
  address: orderPart({
    name: text,
    addressType: text,
    address: text,
    locality: text,
    landmark: text,
    city: text,
    state: text,
    pinCode: text,
    phoneNumber: text,
    alternatePhone: text,
  }),
  paymentDetails: orderPart({
    ...payment,
    paymentMethod: orderPart({ upi, card: orderPart(card) }),
  }),
  paymentGateway: orderPart({ gatewayName: text }),
  /** The name that the storefront gave to a checkout: its orders have the same. */
  cart: optionalText,
  /** The language that the customer ordered in (BCP 47). */
  locale: optionalText,
  tracking: nullish(tracking),
  /** The internal notes, oldest first. */
  notes: nullish(z.array(orderNote)),
  /** `returned`: the pieces of this order are in stock again. */
  stock: nullish(z.enum(['taken', 'returned'])),
};

const fields = {
  ...shownFields,
  updatedAt: optionalText,
  product: orderPart({
    ...product,
    actualPrice: amount,
    discountedPrice: amount,
    images: nullish(z.array(z.object({ url: z.string(), publicId: optionalText }))),
  }),
  buyer: orderPart({ _id: text, ...buyer }),
  paymentDetails: orderPart({
    ...payment,
    paymentMethod: orderPart({
      upi,
      card: orderPart({ ...card, card_holder_name: text, expiry: text }),
    }),
  }),
};

/** An order as a backend must send it. Everything but the id may be missing. */
export const order = z.object({ _id: z.string(), ...fields });
export type StoredOrder = z.input<typeof order>;

/**
 * An order as the app reads it. A field of an unexpected type becomes undefined; fields that the app never shows,
 * such as the card holder, are dropped.
 */
export const lenientOrder = z.object({ _id: z.string(), ...lenient(shownFields) });
export type Order = z.output<typeof lenientOrder>;
