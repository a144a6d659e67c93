import { Trash } from 'lucide-react';
import type { Messages } from '#languages/messages.ts';
import type { BulkMessages } from '#features/bulk/bulkModel.ts';
import type { ProductBulkAction } from './ProductBulkBar.tsx';

export const createProductBulkMessages = (t: Messages['productTools']): BulkMessages<ProductBulkAction> => ({
  selected: t.bulkBar.bar,
  runningTitle: (action) => t.bulkRunning[action.kind === 'change' ? action.target : action.kind],
  describeDone: (action, count) => getDoneMessage(t, action)(count),
  selectAll: t.bulkBar.selectAll,
  collectFailed: t.bulkBar.collectFailed,
  confirmation: ({ kind }, { length: count }) =>
    kind === 'delete'
      ? {
          title: t.bulkDelete.title(count),
          paragraphs: [t.bulkDelete.text(count)],
          confirmLabel: t.bulkDelete.confirm(count),
          icon: <Trash />,
        }
      : undefined,
});

function getDoneMessage({ bulkDone: t, bulkChanged }: Messages['productTools'], action: ProductBulkAction) {
  switch (action.kind) {
    case 'delete':
      return t.deleted;
    case 'status':
      return t.statuses[action.status];
    case 'change':
      return bulkChanged[action.target];
    case 'featured':
      return action.isFeatured ? t.featured : t.unfeatured;
    default:
      return action satisfies never;
  }
}
