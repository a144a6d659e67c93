import { order as orderSchema, type StoredOrder } from '#contract/orders/order.ts';
import { getStatus } from '#contract/orders/orderValues.ts';
import { canCancelOrder } from '#contract/storefront/storeOrder.ts';
import type { OrderChange } from '../base/database.ts';
import { HttpError } from '../base/httpError.ts';

/**
 * Cancels an order for a storefront and puts its pieces back. Returns `undefined` for a repetition. Throws a 409 after the
 * dispatch.
 */
export function cancelOrder(stored: StoredOrder): OrderChange | undefined {
  const order = orderSchema.parse(stored);
  if (getStatus(order) === 'cancelled') return undefined;
  if (!canCancelOrder(order)) throw new HttpError(409, (t) => t.storefront.cancelTooLate);
  return { fields: { orderDetails: { ...order.orderDetails, orderStatus: 'cancelled' } }, stock: 'return' };
}
