import type { Order, OrderStatus, Tracking } from '#contract/orders/order.ts';
import type { PaymentByHand } from '#contract/orders/orderEvents.ts';
import { getPieces, type StockMove, suggestStockMove } from '#contract/orders/orderStock.ts';
import { getStatus } from '#contract/orders/orderValues.ts';

/** A write to an order. Undefined tracking removes it. */
export type OrderChange =
  | {
      kind: 'status';
      status: OrderStatus;
      /** The status that the administrator saw. The backend rejects the change if the order has another one by now. */
      from: string | undefined;
      tracking?: Tracking | undefined;
      stock?: StockMove | undefined;
    }
  | {
      kind: 'payment';
      status: PaymentByHand;
      reference?: string | undefined;
      stock?: StockMove | undefined;
    }
  | { kind: 'undoPayment'; status: PaymentByHand; stock?: StockMove | undefined }
  | { kind: 'tracking'; tracking: Tracking | undefined }
  | { kind: 'stock'; move: StockMove }
  | { kind: 'note'; noteId: string | undefined; text: string }
  | { kind: 'removeNote'; noteId: string };

/** Changes that the dialog waits for. Notes are saved beside them. */
export const isNoteChange = ({ kind }: OrderChange): boolean => kind === 'note' || kind === 'removeNote';

/** Returns the pieces that a change moves, or undefined. */
export function getMove(change: OrderChange): StockMove | undefined {
  if (change.kind === 'stock') return change.move;
  return 'stock' in change ? change.stock : undefined;
}

/** Returns whether a saved change may have moved pieces. Backends that don't move any don't say where they are. */
export const canMoveStock = ({ kind }: OrderChange, after: Order): boolean =>
  after.stock !== undefined && kind !== 'tracking' && kind !== 'note' && kind !== 'removeNote';

/**
 * Returns the pieces that a saved change was to move: an order that is set back takes its own out of stock, without being
 * asked to.
 */
export function getSavedMove(change: OrderChange, before: Order, after: Order): StockMove | undefined {
  const isSetBack =
    before.stock === 'returned' &&
    suggestStockMove(before) !== 'take' &&
    (after.stock === 'taken' || suggestStockMove(after) === 'take');
  return getMove(change) ?? (isSetBack ? 'take' : undefined);
}

/** Returns whether the pieces were moved: they aren't if the product is gone, or if too few are left to take out. */
export const isMoved = (move: StockMove, after: Order): boolean =>
  (after.stock === 'returned') === (move === 'return');

/** Returns the move that takes back what a change did to the stock. */
function getOppositeMove(before: Order, after: Order): StockMove | undefined {
  const [wasReturned, isReturned] = [before, after].map(({ stock }) => stock === 'returned');
  if (wasReturned === isReturned) return undefined;
  return isReturned ? 'take' : 'return';
}

/** Returns the changes that undo one, in their order; none if it can't be undone. */
export function getUndo(change: OrderChange, before: Order, after: Order): readonly OrderChange[] {
  const stock = getOppositeMove(before, after);
  switch (change.kind) {
    case 'status': {
      const status = getStatus(before);
      if (!status) return [];
      const undo: OrderChange = { kind: 'status', status, from: change.status, stock };
      return change.tracking ? [undo, { kind: 'tracking', tracking: before.tracking }] : [undo];
    }
    case 'payment':
      return [{ kind: 'undoPayment', status: change.status, stock }];
    case 'tracking':
      return [{ kind: 'tracking', tracking: before.tracking }];
    case 'stock':
      return before.stock === after.stock
        ? []
        : [{ kind: 'stock', move: change.move === 'return' ? 'take' : 'return' }];
    case 'undoPayment':
    case 'note':
    case 'removeNote':
      return [];
    default:
      return change satisfies never;
  }
}

/** What is asked before a change. `tracking` changes a parcel later, `dispatch` when it leaves. */
export type OrderQuestion = 'cancel' | 'dispatch' | 'tracking' | PaymentByHand;

/** Returns the pieces that a cancellation or a refund can put back into stock, and whether it does so by default. */
export function getReturn(
  order: Order,
  question: 'cancel' | 'refunded',
): { pieces: number; byDefault: boolean } | undefined {
  const pieces = getPieces(order);
  if (pieces === undefined || order.stock === 'returned') return undefined;
  const status = getStatus(order);
  return { pieces, byDefault: question === 'cancel' ? status !== 'delivered' : status === 'cancelled' };
}
