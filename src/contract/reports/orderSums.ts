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

/** Properties that orders are grouped by. */
export const DIMENSIONS = ['status', 'payment', 'method', 'category', 'place', 'product'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Fields of an order that a report reads. */
export type ReportedOrder = Pick<Order, 'createdAt' | 'totalAmount' | 'quantity' | 'orderDetails'> &
  Pick<Order, 'paymentDetails' | 'paymentGateway' | 'address'> & {
    product?: { name?: string | undefined; category?: string | undefined } | undefined;
  };

/** Sums over some orders. */
export type Sums = {
  orders: number;
  /** Orders that count toward revenue: all except cancelled ones. */
  counted: number;
  /** Revenue of the counted orders in the currency's smallest unit, because whole numbers add up exactly. */
  revenue: number;
  /** Units in the counted orders. */
  pieces: number;
  /** Counted orders without a readable amount. They add nothing to the revenue. */
  unpriced: number;
};

export const NO_SUMS: Sums = { orders: 0, counted: 0, revenue: 0, pieces: 0, unpriced: 0 };

export const addSums = (a: Sums, b: Sums): Sums => ({
  orders: a.orders + b.orders,
  counted: a.counted + b.counted,
  revenue: a.revenue + b.revenue,
  pieces: a.pieces + b.pieces,
  unpriced: a.unpriced + b.unpriced,
});

export const subtractSums = (a: Sums, b: Sums): Sums => ({
  orders: a.orders - b.orders,
  counted: a.counted - b.counted,
  revenue: a.revenue - b.revenue,
  pieces: a.pieces - b.pieces,
  unpriced: a.unpriced - b.unpriced,
});

/** In the main unit of the currency. Larger amounts count as unreadable, so that sums stay exact (2^53). */
const MAX_REPORTED_AMOUNT = 1e9;

const isAmount = (amount: number | undefined): amount is number =>
  amount !== undefined && Math.abs(amount) <= MAX_REPORTED_AMOUNT;

/** Returns the sums of one order, rounded to the currency's decimals. An order without a quantity has one unit. */
export function getOrderSums(order: ReportedOrder, decimals: number): Sums {
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

const labelGetters: Record<Dimension, (order: ReportedOrder) => string | undefined> = {
  status: getStatus,
  payment: getPaymentState,
  method: getPaymentKind,
  category: getProductCategory,
  place: getPlace,
  product: getProductName,
};

/** Returns the value that an order is grouped by, as the order spells it; undefined if it has none. */
export const getGroupLabel = (order: ReportedOrder, dimension: Dimension): string | undefined =>
  labelGetters[dimension](order);

/** Returns the key of an order's group. The list filter with the name of the dimension compares the same key. */
export function getGroupKey(order: ReportedOrder, dimension: Dimension): string | undefined {
  const label = getGroupLabel(order, dimension);
  return label === undefined ? undefined : toFilterKey(label);
}
