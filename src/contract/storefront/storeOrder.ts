import * as z from 'zod/mini';
import { order, orderPart, type Order, type StoredOrder } from '../orders/order.ts';
import { getStatus } from '../orders/orderValues.ts';
import { amount, nullish } from '../wire/lenient.ts';

const text = z.string();

/**
 * An order as a storefront sees it. It has what its customer may know: no internal notes, nobody's name from the store, and
 * of the payment only its status and id.
 */
export const storeOrder = z.extend(
  z.pick(order, {
    _id: true,
    createdAt: true,
    updatedAt: true,
    quantity: true,
    productPrice: true,
    totalAmount: true,
    totalDiscount: true,
    deliveryCharges: true,
    platformFee: true,
    deliveryTime: true,
    orderDetails: true,
    address: true,
    cart: true,
    locale: true,
    tracking: true,
  }),
  {
    /** As it was when the order was placed. */
    product: orderPart({
      _id: text,
      name: text,
      sku: text,
      barcode: text,
      brand: text,
      description: text,
      category: text,
      actualPrice: amount,
      discountedPrice: amount,
      images: nullish(z.array(z.object({ url: z.string() }))),
    }),
    buyer: orderPart({ fullName: text, email: text, phoneNumber: text }),
    paymentDetails: orderPart({ paymentId: text, paymentStatus: text }),
    /** Whether the storefront can cancel it now. */
    canCancel: z.boolean(),
  },
);
export type StoreOrder = z.input<typeof storeOrder>;

/** Returns whether a storefront may cancel an order: until it is dispatched. */
export const canCancelOrder = (one: Pick<Order, 'orderDetails'>): boolean =>
  ['pending', 'confirmed'].includes(getStatus(one) ?? '');

/** Converts an order to what storefronts see. The response's schema removes the other fields. */
export const toStoreOrder = (stored: StoredOrder): StoreOrder => ({
  ...stored,
  canCancel: canCancelOrder(order.parse(stored)),
});
