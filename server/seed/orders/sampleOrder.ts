import type { StoredOrder } from '#contract/orders/order.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import type { Person } from './people.ts';

type Payment = Pick<StoredOrder, 'paymentDetails' | 'paymentGateway'>;
type Method = NonNullable<NonNullable<StoredOrder['paymentDetails']>['paymentMethod']>;

const createPayment = (gatewayName: string, paymentStatus: string, paymentMethod?: Method): Payment => ({
  paymentDetails: { paymentStatus, ...(paymentMethod && { paymentMethod }) },
  paymentGateway: { gatewayName },
});

/** Only the last four digits are stored. */
export const card = (card_network: string, lastFour: string, status = 'paid'): Payment =>
  createPayment('Razorpay', status, { card: { card_network, card_number: `**** **** **** ${lastFour}` } });

/** Some gateways send the UPI address as text, some as an object. */
export const upi = (address: string, status = 'paid'): Payment =>
  createPayment('Razorpay', status, { upi: address });
export const upiObject = (vpa: string, status = 'paid'): Payment =>
  createPayment('Cashfree', status, { upi: { vpa } });

export const bankTransfer = (status = 'pending'): Payment => createPayment('Bank transfer', status);

/** The fields in which sample orders differ. The rest is derived from product and customer. */
export type SampleOrder = {
  _id: string;
  /** UTC, to the minute. */
  orderedAt: string;
  status: string;
  product: StoredProduct;
  quantity?: number;
  customer: Person;
  payment: Payment;
  deliveryCharges?: number;
  platformFee?: number;
  deliveryTime?: string;
  /** Parts to leave out, because some real orders lack them. */
  omittedParts?: readonly ('product' | 'buyer' | 'address' | 'paymentDetails')[];
};

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const addTime = (at: Date, durationMs: number) => new Date(at.getTime() + durationMs).toISOString();

function computeAmounts({ product, quantity = 1, deliveryCharges = 149, platformFee = 50 }: SampleOrder) {
  const { actualPrice, discountedPrice = actualPrice } = product;
  const totalDiscount = (actualPrice - discountedPrice) * quantity;
  const totalAmount = actualPrice * quantity - totalDiscount + deliveryCharges + platformFee;
  return { quantity, productPrice: actualPrice, totalDiscount, deliveryCharges, platformFee, totalAmount };
}

function snapshotProduct(product: StoredProduct): StoredOrder['product'] {
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

/** Builds a stored order with a snapshot of the product, the amounts and the customer's address. */
export function toStoredOrder(order: SampleOrder): StoredOrder {
  const { _id, status, customer, payment, omittedParts = [] } = order;
  const at = new Date(`${order.orderedAt}:00.000Z`);
  const parts = {
    product: snapshotProduct(order.product),
    buyer: customer.buyer,
    address: customer.address,
    paymentDetails: { paymentId: `pay_${_id.slice(12)}`, ...payment.paymentDetails },
  };
  const presentParts = Object.entries(parts).filter(
    ([name]) => !omittedParts.some((omitted) => omitted === name),
  );
  return {
    _id,
    createdAt: at.toISOString(),
    updatedAt: status === 'pending' ? at.toISOString() : addTime(at, 7 * HOUR_MS),
    ...computeAmounts(order),
    deliveryTime: order.deliveryTime ?? addTime(at, 3 * DAY_MS).slice(0, 10),
    orderDetails: { orderId: `order_${_id.slice(14)}`, orderStatus: status },
    paymentGateway: payment.paymentGateway,
    ...Object.fromEntries(presentParts),
  };
}
