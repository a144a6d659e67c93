import type { Order } from './order.ts';
import { getStatus } from './orderValues.ts';
import { getPaymentState } from './payment.ts';

/** Moves the pieces of an order: `return` puts them back into stock, `take` takes them out again. */
export const STOCK_MOVES = ['return', 'take'] as const;
export type StockMove = (typeof STOCK_MOVES)[number];

type StockFields = Pick<Order, 'orderDetails' | 'paymentDetails' | 'quantity' | 'stock'> & {
  product?: { _id?: string | undefined } | undefined;
};

/** Returns the pieces that can be moved; undefined if the order doesn't say which product, or how many. */
export const getPieces = ({ product, quantity }: StockFields): number | undefined =>
  product?._id && quantity !== undefined && quantity > 0 ? quantity : undefined;

/** Returns whether the customer doesn't get, or keep, the pieces. */
const isOver = (order: StockFields): boolean => {
  const payment = getPaymentState(order);
  return getStatus(order) === 'cancelled' || payment === 'refunded' || payment === 'failed';
};

/** Returns the move that an order's status and payment suggest; undefined if its stock is as they say. */
export function suggestStockMove(order: StockFields): StockMove | undefined {
  if (getPieces(order) === undefined) return undefined;
  if (isOver(order)) return order.stock === 'returned' ? undefined : 'return';
  return order.stock === 'returned' ? 'take' : undefined;
}
