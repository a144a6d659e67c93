import { formatCount } from '#features/format/formatCount.ts';
import { MAX_NAME_LENGTH, MAX_VIEWS } from './viewChanges.ts';
import type { BulkProgress, BulkResult } from './bulkModel.ts';

/** What the panel of filters says; it comes with the panel. */
export const filterPanelCopy = {
  done: 'Done',
  close: 'Close filters',
  ends: {
    money: { from: 'Lowest', to: 'Highest' },
    days: { from: 'From', to: 'To' },
  },
  /** How a screen reader names one end: 'Price, lowest'. */
  end: (label: string, end: string) => `${label}, ${end.toLowerCase()}`,
  notAnAmount: 'Enter an amount such as 1,200.',
  notADay: 'Enter a day of the calendar.',
  inverted: {
    money: 'The highest amount is below the lowest.',
    days: 'The last day is before the first.',
  },
};

/** What the chips of active filters say; it comes with them. */
export const filterChipCopy = {
  chip: (label: string, value: string) => `${label}: ${value}`,
  remove: (chip: string) => `Remove the filter ${chip}`,
  from: (low: string) => `from ${low}`,
  upTo: (high: string) => `up to ${high}`,
  between: (low: string, high: string) => `${low} – ${high}`,
};

export const exportCopy = {
  title: 'Export as CSV',
  text: 'One file for spreadsheets, with every row and not only this page.',
  selectedText: 'One file for spreadsheets, with the rows that are selected.',
  close: 'Close',
  scope: 'Rows',
  shown: (count: string) => `Shown by the list (${count})`,
  everything: (count: string) => `Everything (${count})`,
  allRows: (count: string) => `All ${count} rows.`,
  selectedRows: (count: number) =>
    count === 1 ? 'The selected row.' : `The ${formatCount(count)} selected rows.`,
  columns: 'Columns',
  allColumns: 'All columns',
  noColumns: 'No columns',
  noneChosen: 'Choose at least one column',
  cancel: 'Cancel',
  start: 'Export',
  writing: 'Writing the file...',
  progress: 'Export progress',
  figures: (done: number, total: number | undefined) =>
    total === undefined ? '' : `${formatCount(done)} of ${formatCount(Math.max(done, total))} rows`,
  stop: 'Stop',
  busy: 'The file is being written. Stop it first.',
  failedTitle: 'The export was interrupted',
  kept: 'The rows so far are kept: trying again goes on from there.',
  failed: 'The rows could not be loaded.',
  retry: 'Try again',
  doneTitle: 'The file is ready',
  done: (fileName: string, rows: number) =>
    rows === 1 ? `${fileName} has 1 row.` : `${fileName} has ${formatCount(rows)} rows.`,
  missing: (count: number) =>
    count === 1
      ? '1 selected row is not in it: it is not there any more.'
      : `${formatCount(count)} selected rows are not in it: they are not there any more.`,
  finish: 'Done',
  saveAgain: 'Download again',
};

/** What the panel of a list's view says; it comes with the panel. */
export const viewCopy = {
  title: 'View',
  close: 'Close view settings',
  done: 'Done',
  reset: 'Reset',
  resetDone: 'Columns and density are as they were at first.',
  nothingToReset: 'Columns and density are as they were at first',
  notKeptTitle: 'This browser does not keep it',
  notKept: 'Its storage is full or turned off. What you change here lasts until you leave the list.',

  saved: 'Saved views',
  none: 'Save search, filters, sort and columns under a name, to come back to them.',
  save: 'Save this view',
  name: 'Name',
  submitSave: 'Save',
  cancel: 'Cancel',
  nameErrors: {
    missing: 'Enter a name.',
    tooLong: `Use at most ${formatCount(MAX_NAME_LENGTH)} characters.`,
    taken: 'There is a view of this name.',
    full: `There are ${formatCount(MAX_VIEWS)} views, which is the most. Delete one first.`,
  },
  replace: 'Replace it',
  /** In the row of the view that a list is entered with. */
  first: 'First',
  makeFirst: (name: string) => `Show first: ${name}`,
  rename: (name: string) => `Rename ${name}`,
  delete: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `${name} was deleted.`,
  undo: 'Undo',

  columns: 'Columns',
  always: 'Always shown',
  moveUp: (column: string) => `Move ${column} up`,
  moveDown: (column: string) => `Move ${column} down`,
  isTop: 'It is the first already',
  isBottom: 'It is the last already',
  moved: (column: string, place: number, count: number) =>
    `${column} is now column ${formatCount(place)} of ${formatCount(count)}.`,
  sortedByHidden: (column: string) => `The list is sorted by ${column}, which is hidden.`,

  density: 'Density',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
};

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
};
