import type { Order } from '#contract/orders/order.ts';
import { getPaymentState } from '#contract/orders/payment.ts';
import { getStatus } from '#contract/orders/parseStatus.ts';
import { trimToUndefined } from '#contract/wire/trimToUndefined.ts';
import type { SelectableRow } from '#features/list/selection.ts';
import type { Words } from '#languages/words.ts';
import { formatStatus, shortenId } from '../orderModel.ts';

/** What the question before a cancellation counts. */
export type OrderTag = 'paid' | 'delivered';

/** Returns what is kept of a selected order: its name, what tells it apart, and what speaks against cancelling it. */
export function toSelectableOrder(words: Words['orders'], order: Order): SelectableRow {
  const { orderCopy, statusLabels } = words;
  const details = [
    trimToUndefined(order.product?.name) ?? orderCopy.unnamedProduct,
    formatStatus(statusLabels, order.orderDetails?.orderStatus),
  ];
  return {
    id: order._id,
    name: orderCopy.named(shortenId(order._id)),
    detail: details.filter((one) => one !== undefined).join(' · '),
    tags: getTags(order),
  };
}

function getTags(order: Order): OrderTag[] {
  const status = getStatus(order);
  // Nothing changes for it.
  if (status === 'cancelled') return [];
  return [
    ...(getPaymentState(order) === 'paid' ? (['paid'] as const) : []),
    ...(status === 'delivered' ? (['delivered'] as const) : []),
  ];
}
