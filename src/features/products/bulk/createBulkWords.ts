import type { BulkWords } from '#features/bulk/bulkModel.ts';
import type { Words } from '#languages/words.ts';
import type { ProductBulkAction } from './productBulkAction.ts';

/** What is said of an action on all selected products. */
export const createBulkWords = ({
  productBulkCopy,
  productRunningCopy,
  productDoneCopy,
  productBulkDeleteCopy: question,
}: Words['productTools']): BulkWords<ProductBulkAction> => ({
  runningTitle: ({ kind }) => productRunningCopy[kind],
  describeDone: (action, count) => getDone(productDoneCopy, action)(count),
  collectFailed: productBulkCopy.collectFailed,
  question: ({ kind }, count) =>
    kind === 'delete'
      ? { title: question.title(count), text: question.text(count), confirm: question.confirm(count) }
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
