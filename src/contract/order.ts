import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { listedOrders } from './listedOrder.ts';
import { amount, missing, tolerant } from './tolerance.ts';

export const ORDER_STATUSES = ['pending', 'confirmed', 'out_for_delivery', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const text = missing(z.string());
const money = missing(amount);

/** A part of an order: it may be missing, and so may any of its fields. */
const part = <Shape extends z.core.$ZodShape>(shape: Shape) => missing(z.object(tolerant(shape)));

const upi = missing(z.union([z.string(), z.object(tolerant({ vpa: text }))]));

// Of each part, what the screens show.
const details = { orderId: text, orderStatus: text };
const product = { _id: text, name: text, brand: text, description: text };
const buyer = { fullName: text, email: text, phoneNumber: text };
const card = { card_network: text, card_number: text };
const payment = { paymentId: text, paymentStatus: text };

/** Amounts are in `orderDetails.orderCurrency`; dates are ISO 8601. */
const shown = {
  createdAt: text,
  quantity: money,
  /** Price of one unit. */
  productPrice: money,
  totalAmount: money,
  totalDiscount: money,
  deliveryCharges: money,
  platformFee: money,
  deliveryTime: text,
  orderDetails: part(details),
  product: part({ ...product, images: missing(z.array(z.object({ url: z.string() }))) }),
  buyer: part(buyer),
  address: part({
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
  paymentDetails: part({ ...payment, paymentMethod: part({ upi, card: part(card) }) }),
  paymentGateway: part({ gatewayName: text }),
};

const fields = {
  ...shown,
  updatedAt: text,
  orderDetails: part({ ...details, orderCurrency: text }),
  product: part({
    ...product,
    category: text,
    actualPrice: money,
    discountedPrice: money,
    images: missing(z.array(z.object({ url: z.string(), publicId: text }))),
  }),
  buyer: part({ _id: text, ...buyer }),
  paymentDetails: part({
    ...payment,
    paymentMethod: part({ upi, card: part({ ...card, card_holder_name: text, expiry: text }) }),
  }),
};

/** An order as a backend must send it: everything but the id may be missing. */
export const order = z.object({ _id: z.string(), ...fields });
export type StoredOrder = z.input<typeof order>;

/**
 * An order as the screens read it: a field of an unexpected type reads as missing. What none of them shows is let go,
 * whose card it is above all. A list is read by `listedOrder`, which is held equal to this.
 */
export const readOrder = z.object({ _id: z.string(), ...tolerant(shown) });
export type Order = z.output<typeof readOrder>;

export const getOrders = defineCall({
  method: 'GET',
  path: '/api/order/admin/get-orders',
  sends: 'nothing',
  body: z.undefined(),
  data: z.object({ orders: z.array(order) }),
  reads: z.object({
    orders: z.pipe(z.custom<unknown[]>(Array.isArray, 'expected array'), z.transform(listedOrders)),
  }),
});
