import { formatCount } from '#features/format/formatCount.ts';
import type { BulkProgress, BulkResult } from './bulkModel.ts';

/** "480 products deleted, 20 could not be, 3 not done", of which the first part is the list's own. */
function summarize(done: string, { failures, notDone }: BulkResult): string {
  return [
    done,
    ...(failures.length > 0 ? [`${formatCount(failures.length)} could not be`] : []),
    ...(notDone > 0 ? [`${formatCount(notDone)} not done`] : []),
  ].join(', ');
}

/** What is said of selected rows whatever they are. */
export const bulkCopy = {
  selected: (count: number) => `${formatCount(count)} selected`,
  selectAll: (count: string) => `Select all ${count} that match`,
  collecting: (count: string) => `Selecting all that match: ${count} so far...`,
  stopCollecting: 'Stop',
  clear: 'Clear selection',
  actions: 'Actions',
  status: 'Change status',
  export: 'Export',
  cancel: 'Cancel',
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
} as const;
