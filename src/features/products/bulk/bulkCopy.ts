import type { ProductStatus } from '#contract/products/productFields.ts';
import { formatCount } from '#features/format/formatCount.ts';
import type { BulkAction, BulkProgress, BulkResult } from './bulkModel.ts';

const products = (count: number) => `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;

const statusWords: Record<ProductStatus, string> = {
  active: 'active',
  inactive: 'inactive',
  draft: 'a draft',
};

function describeDone(action: BulkAction, count: number): string {
  const [named, are] = [products(count), count === 1 ? 'is' : 'are'];
  switch (action.kind) {
    case 'delete':
      return `${named} deleted`;
    case 'status':
      return `${named} ${are} now ${count === 1 ? statusWords[action.status] : (pluralStatus[action.status] ?? '')}`;
    case 'featured':
      return `${named} ${are} ${action.isFeatured ? 'now' : 'no longer'} featured`;
    default:
      return action satisfies never;
  }
}

const pluralStatus: Record<ProductStatus, string> = { ...statusWords, draft: 'drafts' };

/** "480 products deleted, 20 could not be, 3 not done" */
function summarize(action: BulkAction, { done, failures, notDone }: BulkResult): string {
  return [
    describeDone(action, done),
    ...(failures.length > 0 ? [`${formatCount(failures.length)} could not be`] : []),
    ...(notDone > 0 ? [`${formatCount(notDone)} not done`] : []),
  ].join(', ');
}

export const bulkCopy = {
  bar: 'Selected products',
  selected: (count: number) => `${formatCount(count)} selected`,
  selectAll: (count: string) => `Select all ${count} that match`,
  collecting: (count: string) => `Selecting all that match: ${count} so far...`,
  stopCollecting: 'Stop',
  collectFailed: 'The products that match could not be had. Nothing more was selected.',
  clear: 'Clear selection',
  actions: 'Actions',
  status: 'Change status',
  statuses: {
    active: 'Make active',
    inactive: 'Make inactive',
    draft: 'Make drafts',
  } satisfies Record<ProductStatus, string>,
  feature: 'Feature',
  unfeature: 'Unfeature',
  delete: 'Delete',
  confirmTitle: (count: number) => `Delete ${products(count)}?`,
  confirmText: (count: number) =>
    count === 1
      ? 'It is deleted with its images. This action cannot be undone.'
      : `All ${formatCount(count)} are deleted with their images. This action cannot be undone.`,
  confirm: (count: number) => `Delete ${products(count)}`,
  cancel: 'Cancel',
  runningTitle: {
    delete: 'Deleting products',
    status: 'Changing status',
    featured: 'Changing products',
  } satisfies Record<BulkAction['kind'], string>,
  progress: ({ done, failed, total }: BulkProgress) =>
    `${formatCount(done + failed)} of ${formatCount(total)}${failed > 0 ? `, ${formatCount(failed)} failed` : ''}`,
  cancelRun: 'Cancel the rest',
  cancelling: 'Waiting for what is on its way...',
  finishedTitle: 'Not everything was done',
  failedTitle: 'These could not be done',
  retry: (count: number) => `Try ${formatCount(count)} again`,
  close: 'Close',
  summarize,
  noReason: 'The store did not answer as expected.',
  unreachable: 'The store could not be reached.',
  changedMeanwhile: 'Somebody changed it meanwhile.',
  notAvailable: 'Product data is not available.',
} as const;
