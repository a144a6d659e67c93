import { type Order, ORDER_STATUSES, type OrderStatus } from './order.ts';
import { trimToUndefined } from '../wire/lenient.ts';
import { toKeyText } from '../lists/keyText.ts';

/** Returns the status that a code stands for, however a backend spells it; undefined for any other and for none. */
export function parseStatus(code: string | undefined): OrderStatus | undefined {
  if (code === undefined) return undefined;
  // A filter asks this of every order, and nearly all are spelled as agreed.
  const agreed = ORDER_STATUSES.find((status) => status === code);
  if (agreed) return agreed;
  const normalized = code
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return ORDER_STATUSES.find((status) => status === normalized);
}

export const getStatus = ({ orderDetails }: Pick<Order, 'orderDetails'>): OrderStatus | undefined =>
  parseStatus(orderDetails?.orderStatus);

export const getCustomerName = ({ buyer }: Pick<Order, 'buyer'>): string | undefined =>
  trimToUndefined(buyer?.fullName);

// What orders are filtered by and added up by, beside status and payment. The same functions decide in both, so that a figure and
// the list that it leads to never differ.

/**
 * Whether an order counts in the revenue: every one does that is not cancelled, as in the dashboard's total. That total takes a
 * status as it is stored: an order that came as 'Cancelled' counts there, and not here.
 */
export const REVENUE_STATES = ['counted', 'cancelled'] as const;

export type OrderGroupFacts = {
  orderDetails?: Order['orderDetails'];
  product?: { name?: string | undefined; category?: string | undefined } | undefined;
  address?: { city?: string | undefined; state?: string | undefined } | undefined;
};

/** The product as it was called when it was ordered: what an administrator reads in the list. */
export const getProductName = ({ product }: OrderGroupFacts): string | undefined => toKeyText(product?.name);

export const getProductCategory = ({ product }: OrderGroupFacts): string | undefined =>
  toKeyText(product?.category);

/** The city, or where there is none the state. */
export const getPlace = ({ address }: OrderGroupFacts): string | undefined =>
  toKeyText(address?.city) ?? toKeyText(address?.state);

export const getRevenueState = (
  order: Pick<OrderGroupFacts, 'orderDetails'>,
): (typeof REVENUE_STATES)[number] => (getStatus(order) === 'cancelled' ? 'cancelled' : 'counted');
