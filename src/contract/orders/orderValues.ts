import { type Order, ORDER_STATUSES, type OrderStatus } from './order.ts';
import { trimToUndefined } from '../wire/lenient.ts';
import { toKeyText } from '../lists/keyText.ts';

/** Parses a status code, ignoring case, spaces and hyphens. Returns undefined for an unknown one. */
export function parseStatus(code: string | undefined): OrderStatus | undefined {
  if (code === undefined) return undefined;
  // Fast path: a filter calls this for every order.
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

// Filters and reports use the same functions, so that a report's figures match the lists they link to.

/**
 * Whether an order counts toward revenue: all except cancelled ones. The dashboard's total compares the status
 * exactly, so it still counts an order with the status 'Cancelled'.
 */
export const REVENUE_STATES = ['counted', 'cancelled'] as const;

export type OrderGroupFields = {
  orderDetails?: Order['orderDetails'];
  product?: { name?: string | undefined; category?: string | undefined } | undefined;
  address?: { city?: string | undefined; state?: string | undefined } | undefined;
};

/** Product name at the time of the order. */
export const getProductName = ({ product }: OrderGroupFields): string | undefined => toKeyText(product?.name);

export const getProductCategory = ({ product }: OrderGroupFields): string | undefined =>
  toKeyText(product?.category);

/** City, or else the state. */
export const getPlace = ({ address }: OrderGroupFields): string | undefined =>
  toKeyText(address?.city) ?? toKeyText(address?.state);

export const getRevenueState = (
  order: Pick<OrderGroupFields, 'orderDetails'>,
): (typeof REVENUE_STATES)[number] => (getStatus(order) === 'cancelled' ? 'cancelled' : 'counted');
