import { Ban } from 'lucide-react';
import type { Order } from '#contract/orders/order.ts';
import { getStatus } from '#contract/orders/orderValues.ts';
import { getPaymentState } from '#contract/orders/payment.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Words } from '#languages/words.ts';
import type { BulkQuestion, BulkWords } from '#features/bulk/bulkModel.ts';
import type { SelectableRow } from '#features/list/selection.ts';
import { formatStatus, shortenId } from '../orderModel.ts';
import type { OrderBulkAction } from './OrderBulkBar.tsx';

export const createOrderBulkWords = ({
  orderBulkCopy,
  orderBulkWords,
  orderCancelCopy,
}: Words['orders']): BulkWords<OrderBulkAction> => ({
  ...orderBulkWords,
  selected: orderBulkCopy.bar,
  question: ({ status }, rows) =>
    status === 'cancelled' ? createCancelQuestion(orderCancelCopy, rows) : undefined,
});

function createCancelQuestion(
  copy: Words['orders']['orderCancelCopy'],
  rows: readonly SelectableRow[],
): BulkQuestion {
  const count = (tag: OrderTag) => rows.filter(({ tags }) => tags?.includes(tag)).length;
  const counts = { paid: count('paid'), delivered: count('delivered') };
  const facts = [
    ...(counts.paid > 0 ? [copy.paid(counts.paid)] : []),
    ...(counts.delivered > 0 ? [copy.delivered(counts.delivered)] : []),
  ];
  return {
    title: copy.title(rows.length),
    texts: [copy.text(rows.length), facts.length > 0 ? facts.join(' ') : copy.neither(rows.length)],
    confirm: copy.confirm(rows.length),
    dismiss: copy.dismiss,
    icon: <Ban />,
  };
}

/** Properties that the cancel confirmation counts. */
type OrderTag = 'paid' | 'delivered';

/** Returns the data of a selected order. */
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
  // Not affected by a cancellation.
  if (status === 'cancelled') return [];
  return [
    ...(getPaymentState(order) === 'paid' ? (['paid'] as const) : []),
    ...(status === 'delivered' ? (['delivered'] as const) : []),
  ];
}
