import { formatCount } from '#features/format/formatCount.ts';

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
} as const;
