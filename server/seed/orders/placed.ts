import type { StoredOrder } from '#contract/order.ts';
import type { StoredProduct } from '#contract/product.ts';
import type { Payment } from './payment.ts';
import type { Person } from './people.ts';

/** What differs from one order to the next; the rest follows from the product and the customer. */
export type Placed = {
  _id: string;
  /** UTC, to the minute. */
  at: string;
  status: string;
  product: StoredProduct;
  quantity?: number;
  to: Person;
  payment: Payment;
  deliveryCharges?: number;
  platformFee?: number;
  deliveryTime?: string;
  /** Parts that got lost on the way, as they do in real stores. */
  without?: readonly ('product' | 'buyer' | 'address' | 'paymentDetails')[];
};

const DAY = 86_400_000;
const HOUR = 3_600_000;

const later = (at: Date, by: number) => new Date(at.getTime() + by).toISOString();

function amountsOf({ product, quantity = 1, deliveryCharges = 149, platformFee = 50 }: Placed) {
  const { actualPrice, discountedPrice = actualPrice } = product;
  const totalDiscount = (actualPrice - discountedPrice) * quantity;
  const totalAmount = actualPrice * quantity - totalDiscount + deliveryCharges + platformFee;
  return { quantity, productPrice: actualPrice, totalDiscount, deliveryCharges, platformFee, totalAmount };
}

function snapshotOf(product: StoredProduct): StoredOrder['product'] {
  const { _id, name, brand, description, category, actualPrice, discountedPrice, images } = product;
  return {
    _id,
    name,
    brand,
    description,
    category,
    actualPrice,
    discountedPrice,
    images: images.slice(0, 1),
  };
}

/** The order as the store keeps it: a snapshot of the product, the amounts worked out, the customer's address. */
export function placed(order: Placed): StoredOrder {
  const { _id, status, to, payment, without = [] } = order;
  const at = new Date(`${order.at}:00.000Z`);
  const parts = {
    product: snapshotOf(order.product),
    buyer: to.buyer,
    address: to.address,
    paymentDetails: { paymentId: `pay_${_id.slice(12)}`, ...payment.paymentDetails },
  };
  const kept = Object.entries(parts).filter(([name]) => !without.some((missing) => missing === name));
  return {
    _id,
    createdAt: at.toISOString(),
    updatedAt: status === 'pending' ? at.toISOString() : later(at, 7 * HOUR),
    ...amountsOf(order),
    deliveryTime: order.deliveryTime ?? later(at, 3 * DAY).slice(0, 10),
    orderDetails: { orderId: `order_${_id.slice(14)}`, orderStatus: status, orderCurrency: 'INR' },
    paymentGateway: payment.paymentGateway,
    ...Object.fromEntries(kept),
  };
}
