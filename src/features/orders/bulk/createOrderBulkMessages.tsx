import { Ban } from 'lucide-react';
import type { Order } from '#contract/orders/order.ts';
import { getStatus } from '#contract/orders/orderValues.ts';
import { getPaymentState } from '#contract/orders/payment.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Messages } from '#languages/messages.ts';
import type { BulkConfirmation, BulkMessages } from '#features/bulk/bulkModel.ts';
import type { SelectableRow } from '#features/list/selection.ts';
import { formatStatus, shortenId } from '#features/format/formatOrder.ts';
import type { OrderBulkAction } from './OrderBulkBar.tsx';

export const createOrderBulkMessages = (t: Messages['orders']): BulkMessages<OrderBulkAction> => ({
  ...t.bulkActions,
  selected: t.bulkBar.bar,
  confirmation: ({ status }, rows) =>
    status === 'cancelled' ? createCancelConfirmation(t.cancelQuestion, rows) : undefined,
});

function createCancelConfirmation(
  t: Messages['orders']['cancelQuestion'],
  rows: readonly SelectableRow[],
): BulkConfirmation {
  const count = (tag: OrderTag) => rows.filter(({ tags }) => tags?.includes(tag)).length;
  const counts = { paid: count('paid'), delivered: count('delivered') };
  const details = [
    ...(counts.paid > 0 ? [t.paid(counts.paid)] : []),
    ...(counts.delivered > 0 ? [t.delivered(counts.delivered)] : []),
  ];
  return {
    title: t.title(rows.length),
    paragraphs: [t.text(rows.length), details.length > 0 ? details.join(' ') : t.neither(rows.length)],
    confirmLabel: t.confirm(rows.length),
    cancelLabel: t.dismiss,
    icon: <Ban />,
  };
}

/** Properties that the cancel confirmation counts. */
type OrderTag = 'paid' | 'delivered';

/** Returns the data of a selected order. */
export function toSelectableOrder(messages: Messages['orders'], order: Order): SelectableRow {
  const { order: orderMessages, statusLabels } = messages;
  const details = [
    trimToUndefined(order.product?.name) ?? orderMessages.unnamedProduct,
    formatStatus(statusLabels, order.orderDetails?.orderStatus),
  ];
  return {
    id: order._id,
    name: orderMessages.named(shortenId(order._id)),
    detail: details.filter((detail) => detail !== undefined).join(' · '),
    tags: getTags(order),
  };
}

function getTags(order: Order): OrderTag[] {
  const status = getStatus(order);
  // Not affected by a cancellation.
  if (status === 'cancelled') return [];
  return [
    ...(getPaymentState(order) === 'paid' ? (['paid'] as const) : []),
    ...(status === 'delivered' ? (['delivered'] as const) : []),
  ];
}
