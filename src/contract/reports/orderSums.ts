import { toFilterKey } from '../lists/listRules.ts';
import { toSmallestUnits } from '../money/decimal.ts';
import type { Order } from '../orders/order.ts';
import {
  getPlace,
  getProductCategory,
  getProductName,
  getRevenueState,
  getStatus,
} from '../orders/orderValues.ts';
import { getPaymentKind, getPaymentState } from '../orders/payment.ts';

/** What orders are added up by, beside all of them together. */
export const DIMENSIONS = ['status', 'payment', 'method', 'category', 'place', 'product'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** What a report reads of an order. */
export type ReportedOrder = Pick<Order, 'createdAt' | 'totalAmount' | 'quantity' | 'orderDetails'> &
  Pick<Order, 'paymentDetails' | 'paymentGateway' | 'address'> & {
    product?: { name?: string | undefined; category?: string | undefined } | undefined;
  };

/** What some orders add up to. */
export type Sums = {
  orders: number;
  /** Those that count in the revenue: all that are not cancelled. */
  counted: number;
  /** What these amount to, in the currency's smallest unit: whole numbers add up to the same in any order. */
  revenue: number;
  /** How many pieces were ordered in these. */
  pieces: number;
  /** Those that count and have no amount that can be read: they add nothing to the revenue. */
  unpriced: number;
};

export const NO_SUMS: Sums = { orders: 0, counted: 0, revenue: 0, pieces: 0, unpriced: 0 };

export const addSums = (one: Sums, other: Sums): Sums => ({
  orders: one.orders + other.orders,
  counted: one.counted + other.counted,
  revenue: one.revenue + other.revenue,
  pieces: one.pieces + other.pieces,
  unpriced: one.unpriced + other.unpriced,
});

export const subtractSums = (one: Sums, other: Sums): Sums => ({
  orders: one.orders - other.orders,
  counted: one.counted - other.counted,
  revenue: one.revenue - other.revenue,
  pieces: one.pieces - other.pieces,
  unpriced: one.unpriced - other.unpriced,
});

/** Amounts beyond this are taken for no prices. Sums of these are exact up to 2^53: ninety thousand of the largest. */
const AMOUNT_MAX = 1e9;

const isAmount = (amount: number | undefined): amount is number =>
  amount !== undefined && Math.abs(amount) <= AMOUNT_MAX;

/**
 * Returns what one order adds, rounded as lists show it: to the decimals of the currency. One without a quantity is of one piece.
 */
export function measureOrder(order: ReportedOrder, decimals: number): Sums {
  if (getRevenueState(order) === 'cancelled') return { ...NO_SUMS, orders: 1 };
  const { totalAmount, quantity } = order;
  return {
    orders: 1,
    counted: 1,
    revenue: isAmount(totalAmount) ? toSmallestUnits(totalAmount, decimals) : 0,
    pieces: isAmount(quantity) ? Math.round(quantity) : 1,
    unpriced: isAmount(totalAmount) ? 0 : 1,
  };
}

const spellings: Record<Dimension, (order: ReportedOrder) => string | undefined> = {
  status: getStatus,
  payment: getPaymentState,
  method: getPaymentKind,
  category: getProductCategory,
  place: getPlace,
  product: getProductName,
};

/** Returns how an order spells what it is added up by; undefined where it does not say. */
export const getSpelling = (order: ReportedOrder, dimension: Dimension): string | undefined =>
  spellings[dimension](order);

/** Returns what an order is added up by: the key that the list's filter of the same name compares. */
export function getGroupKey(order: ReportedOrder, dimension: Dimension): string | undefined {
  const spelling = getSpelling(order, dimension);
  return spelling === undefined ? undefined : toFilterKey(spelling);
}
