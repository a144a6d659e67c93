import type { Order, OrderStatus } from '#contract/order.ts';
import { type PaymentMethod, statusOf, unknownStatusOf } from './orderModel.ts';

/** Words that an order has in the table and in its details. */
export const orderCopy = {
  missing: '—',
  unknownCustomer: 'Unknown',
  unnamedProduct: 'Unnamed product',
  quantity: (quantity: string) => `Qty ${quantity}`,
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

/** What an order's status is called, one of the five or not; undefined where it has none. */
export function statusLabelOf(order: Pick<Order, 'orderDetails'>): string | undefined {
  const status = statusOf(order);
  return status ? statusLabels[status] : unknownStatusOf(order);
}

/** 'Card •• 4242', 'UPI', 'Bank transfer': what there is room for in a cell. */
export function methodInBrief(method: PaymentMethod): string {
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

/** 'Visa •••• 4242', 'UPI aa•••@ybl', 'Bank transfer'. */
export function methodInFull(method: PaymentMethod): string {
  switch (method.kind) {
    case 'card': {
      const network = method.network ?? orderCopy.card;
      return method.lastFour ? `${network} •••• ${method.lastFour}` : network;
    }
    case 'upi':
      return method.address ? `${orderCopy.upi} ${method.address}` : orderCopy.upi;
    case 'other':
      return method.name;
    default:
      return method satisfies never;
  }
}
