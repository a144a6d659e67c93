import type { BulkQuestion, BulkWords } from '#features/bulk/bulkModel.ts';
import type { SelectableRow } from '#features/list/selection.ts';
import type { Words } from '#languages/words.ts';
import { Ban } from 'lucide-react';
import type { OrderBulkAction } from './OrderBulkBar.tsx';
import type { OrderTag } from './selectableOrder.ts';

/** What is said of an action on all selected orders. */
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
