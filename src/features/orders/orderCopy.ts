import type { OrderStatus } from '#contract/orders/order.ts';
import { parseStatus } from '#contract/orders/parseStatus.ts';
import { type PaymentMethod } from '#contract/orders/payment.ts';
import { trimToUndefined } from '#contract/wire/trimToUndefined.ts';
import { humanize } from './orderModel.ts';

/** The words of an order in the table and in its details. */
export const orderCopy = {
  missing: '—',
  unknownCustomer: 'Unknown',
  unnamedProduct: 'Unnamed product',
  quantity: (quantity: string) => `Qty ${quantity}`,
  named: (id: string) => `order ${id}`,
  copyId: 'Copy order ID',
  copied: 'Order ID copied',
  notCopied: 'The order ID could not be copied',
  upi: 'UPI',
  card: 'Card',
} as const;

export const statusLabels: Record<OrderStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** Returns the label of a status, one of the five or not; undefined where there is none. */
export function formatStatus(code: string | undefined): string | undefined {
  const status = parseStatus(code);
  if (status) return statusLabels[status];
  const unknown = trimToUndefined(code);
  return unknown && humanize(unknown);
}

/** Returns what there is room for in a cell: 'Card •• 4242', 'UPI', 'Bank transfer'. */
export function formatMethodShort(method: PaymentMethod): string {
  switch (method.kind) {
    case 'card':
      return method.lastFour ? `${orderCopy.card} •• ${method.lastFour}` : (method.network ?? orderCopy.card);
    case 'upi':
      return orderCopy.upi;
    case 'other':
      return method.name;
    default:
      return method satisfies never;
  }
}
