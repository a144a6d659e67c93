import { Trash } from 'lucide-react';
import type { Messages } from '#languages/messages.ts';
import type { BulkMessages } from '#features/bulk/bulkModel.ts';
import type { ProductBulkAction } from './ProductBulkBar.tsx';

export const createBulkMessages = (t: Messages['productTools']): BulkMessages<ProductBulkAction> => ({
  selected: t.bulkBar.bar,
  runningTitle: ({ kind }) => t.bulkRunning[kind],
  describeDone: (action, count) => getDone(t.bulkDone, action)(count),
  selectAll: t.bulkBar.selectAll,
  collectFailed: t.bulkBar.collectFailed,
  question: ({ kind }, { length: count }) =>
    kind === 'delete'
      ? {
          title: t.bulkDelete.title(count),
          texts: [t.bulkDelete.text(count)],
          confirm: t.bulkDelete.confirm(count),
          icon: <Trash />,
        }
      : undefined,
});

function getDone(t: Messages['productTools']['bulkDone'], action: ProductBulkAction) {
  switch (action.kind) {
    case 'delete':
      return t.deleted;
    case 'status':
      return t.statuses[action.status];
    case 'featured':
      return action.isFeatured ? t.featured : t.unfeatured;
    default:
      return action satisfies never;
  }
}
