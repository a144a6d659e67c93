import { getPieces } from '#contract/orders/orderStock.ts';
import { getStatus } from '#contract/orders/orderValues.ts';
import type { SelectableRow } from '#features/list/selection.ts';
import { NO_STOCK } from './orderBulkAction.ts';

/** The orders whose pieces can go back into stock. */
export type StockReturn = {
  ids: ReadonlySet<string>;
  pieces: number;
  /** none: no order is delivered. some: theirs stay out of stock. all: theirs can go back, but don't by default. */
  delivered: 'none' | 'some' | 'all';
};

/** Returns whose pieces can go back into stock when these orders are cancelled or refunded. */
export function planStockReturn(rows: readonly SelectableRow[]): StockReturn {
  const orders = rows
    .flatMap(({ order }) => order ?? [])
    .filter((order) => getPieces(order) !== undefined && order.stock !== 'returned');
  const sent = orders.filter((order) => getStatus(order) === 'delivered');
  const returned = sent.length === orders.length ? orders : orders.filter((order) => !sent.includes(order));
  return {
    ids: new Set(returned.map(({ _id }) => _id)),
    pieces: returned.reduce((sum, order) => sum + (getPieces(order) ?? 0), 0),
    delivered: sent.length === 0 ? 'none' : sent.length === orders.length ? 'all' : 'some',
  };
}

/** Returns the ids of an action: none if the administrator keeps the pieces out of stock. */
export const getReturning = ({ ids }: StockReturn, choice: 'return' | 'keep'): ReadonlySet<string> =>
  choice === 'return' ? ids : NO_STOCK;
