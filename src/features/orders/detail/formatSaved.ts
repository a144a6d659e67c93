import type { Order } from '#contract/orders/order.ts';
import { getPieces, type StockMove } from '#contract/orders/orderStock.ts';
import type { Messages } from '#languages/messages.ts';
import { shortenId } from '#features/format/formatOrder.ts';
import { isMoved, type OrderChange } from './orderChange.ts';

/** Says what was saved; undefined for stock, which `formatMove` describes, and for notes, which are seen. */
export function formatSaved(
  { orderDetail, orderChanges }: Pick<Messages, 'orderDetail' | 'orderChanges'>,
  statusLabels: Messages['orders']['statusLabels'],
  orderId: string,
  change: OrderChange,
): string | undefined {
  const id = shortenId(orderId);
  switch (change.kind) {
    case 'status':
      return orderDetail.dialog.saved(id, statusLabels[change.status]);
    case 'payment':
      return orderChanges.payment.saved[change.status](id);
    case 'undoPayment':
      return orderChanges.payment.undone[change.status](id);
    case 'tracking':
      return change.tracking ? orderChanges.tracking.saved(id) : orderChanges.tracking.removed(id);
    case 'stock':
    case 'note':
    case 'removeNote':
      return undefined;
    default:
      return change satisfies never;
  }
}

/** Says that the pieces of an order were moved, or why not. */
export function formatMove(
  { stock: t }: Messages['orderChanges'],
  move: StockMove,
  after: Order,
): string | undefined {
  const pieces = getPieces(after) ?? 0;
  if (!isMoved(move, after)) return move === 'return' ? t.productGone : t.tooFew;
  return move === 'return' ? t.returned(pieces) : t.taken(pieces);
}
