import { type Order, ORDER_STATUSES, type OrderStatus } from './order.ts';

/** Returns the status that a code stands for, however a backend spells it; undefined for any other and for none. */
export function parseStatus(code: string | undefined): OrderStatus | undefined {
  if (code === undefined) return undefined;
  // A filter asks this of every order, and nearly all are spelled as agreed.
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
