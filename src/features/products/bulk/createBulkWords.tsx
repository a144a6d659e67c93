import { Trash } from 'lucide-react';
import type { Words } from '#languages/words.ts';
import type { BulkWords } from '#features/bulk/bulkModel.ts';
import type { ProductBulkAction } from './ProductBulkBar.tsx';

export const createBulkWords = ({
  productBulkCopy,
  productRunningCopy,
  productDoneCopy,
  productBulkDeleteCopy: question,
}: Words['productTools']): BulkWords<ProductBulkAction> => ({
  selected: productBulkCopy.bar,
  runningTitle: ({ kind }) => productRunningCopy[kind],
  describeDone: (action, count) => getDone(productDoneCopy, action)(count),
  collectFailed: productBulkCopy.collectFailed,
  question: ({ kind }, { length: count }) =>
    kind === 'delete'
      ? {
          title: question.title(count),
          texts: [question.text(count)],
          confirm: question.confirm(count),
          icon: <Trash />,
        }
      : undefined,
});

function getDone(copy: Words['productTools']['productDoneCopy'], action: ProductBulkAction) {
  switch (action.kind) {
    case 'delete':
      return copy.deleted;
    case 'status':
      return copy.statuses[action.status];
    case 'featured':
      return action.isFeatured ? copy.featured : copy.unfeatured;
    default:
      return action satisfies never;
  }
}
