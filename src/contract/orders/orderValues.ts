import { type Order, ORDER_STATUSES, type OrderStatus } from './order.ts';
import { cleanCode, cleanLine, removeInvisible } from '../text/cleanText.ts';
import { toKeyText } from '../lists/keyText.ts';
import { isTimeZone } from '../time/timeZones.ts';
import { trimToUndefined } from '../wire/lenient.ts';

/** Parses a status code, ignoring case, spaces and hyphens. Returns undefined for an unknown one. */
export function parseStatus(code: string | undefined): OrderStatus | undefined {
  if (code === undefined) return undefined;
  // Fast path: a filter calls this for every order.
  const exact = ORDER_STATUSES.find((status) => status === code);
  if (exact) return exact;
  const normalized = removeInvisible(code)
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return ORDER_STATUSES.find((status) => status === normalized);
}

/** Returns the order's status; undefined if it is missing or unknown. */
export const getStatus = ({ orderDetails }: Pick<Order, 'orderDetails'>): OrderStatus | undefined =>
  parseStatus(orderDetails?.orderStatus);

/** Returns the currency of an order's amounts. Undefined if it is missing or no code: then it is the store's. */
export function getOrderCurrency({
  orderDetails,
}: Pick<OrderGroupFields, 'orderDetails'>): string | undefined {
  const code = trimToUndefined(orderDetails?.orderCurrency)?.toUpperCase();
  return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : undefined;
}

/** Returns the time zone that an order was made in. Undefined if it is missing or unknown: then it is the store's. */
export function getOrderTimeZone({ orderDetails }: Pick<Order, 'orderDetails'>): string | undefined {
  const name = trimToUndefined(orderDetails?.orderTimeZone);
  return name !== undefined && isTimeZone(name) ? name : undefined;
}

export const getCustomerName = ({ buyer }: Pick<Order, 'buyer'>): string | undefined =>
  cleanLine(buyer?.fullName ?? '') || undefined;

/** Returns what identifies the customer of an order: the email, or the phone number if there is none. */
export const getCustomerKey = ({ buyer }: Pick<Order, 'buyer'>): string | undefined =>
  toKeyText(removeInvisible(buyer?.email ?? '')) ?? toKeyText(cleanCode(buyer?.phoneNumber ?? ''));

// Filters and reports use the same functions, so that the numbers of a report match the lists they link to.

/**
 * All orders except cancelled ones count toward revenue. The case of the status doesn't matter, unlike in the
 * dashboard's total, which still counts an order with the status 'Cancelled'.
 */
export const REVENUE_STATES = ['counted', 'cancelled'] as const;

/** Fields that orders are grouped by. */
export type OrderGroupFields = {
  orderDetails?: Order['orderDetails'];
  product?: { name?: string | undefined; category?: string | undefined } | undefined;
  address?: { city?: string | undefined; state?: string | undefined } | undefined;
};

/** Returns the product's name at the time of the order. */
export const getProductName = ({ product }: OrderGroupFields): string | undefined => toKeyText(product?.name);

export const getProductCategory = ({ product }: OrderGroupFields): string | undefined =>
  toKeyText(product?.category);

/** Returns the city, or the state if there is no city. */
export const getPlace = ({ address }: OrderGroupFields): string | undefined =>
  toKeyText(address?.city) ?? toKeyText(address?.state);

export const getRevenueState = (
  order: Pick<OrderGroupFields, 'orderDetails'>,
): (typeof REVENUE_STATES)[number] => (getStatus(order) === 'cancelled' ? 'cancelled' : 'counted');
