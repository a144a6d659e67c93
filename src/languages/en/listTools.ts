import { number, plural } from './rules.ts';

export const exportDialog = {
  title: 'Export as CSV',
  text: 'A CSV file with all rows, not just this page.',
  selectedText: 'A CSV file with the selected rows.',
  close: 'Close',
  scope: 'Rows',
  shown: (count: string) => `Current results (${count})`,
  everything: (count: string) => `All rows (${count})`,
  allRows: (count: string) => `All ${count} rows.`,
  selectedRows: (count: number) => plural(count, { one: '# selected row.', other: '# selected rows.' }),
  columns: 'Columns',
  /** A column with times in the time zone of the store. */
  inStoreTime: (column: string) => `${column} (store time zone)`,
  allColumns: 'Select all',
  noColumns: 'Clear',
  noneChosen: 'Choose at least one column',
  cancel: 'Cancel',
  start: 'Export',
  writing: 'Creating the file...',
  progress: 'Export progress',
  rowsDone: (done: number, total: number) => `${number(done)} of ${number(total)} rows`,
  stop: 'Stop',
  busy: 'Stop the export first.',
  failedTitle: 'Export interrupted',
  retryHint: 'Try again to continue where it stopped.',
  failed: 'Couldn’t load the rows.',
  retry: 'Try again',
  doneTitle: 'Your file is ready',
  done: (fileName: string, rows: number) =>
    plural(rows, { one: `${fileName} has # row.`, other: `${fileName} has # rows.` }),
  missing: (count: number) =>
    plural(count, {
      one: '# selected row no longer exists and isn’t in the file.',
      other: '# selected rows no longer exist and aren’t in the file.',
    }),
  finish: 'Done',
  saveAgain: 'Download again',
};

/** The panel with a list's columns. */
export const columnsPanel = {
  title: 'Columns',
  close: 'Close columns',
  done: 'Done',
  reset: 'Reset',
  resetDone: 'Columns and density reset.',
  nothingToReset: 'Nothing to reset',
  storageUnavailableTitle: 'Can’t save in this browser',
  storageUnavailable: 'Its storage is full or turned off. Your changes last until you leave this list.',

  shown: 'Shown columns',
  always: 'Always shown',
  moveUp: (column: string) => `Move ${column} up`,
  moveDown: (column: string) => `Move ${column} down`,
  isTop: 'Already first',
  isBottom: 'Already last',
  moved: (column: string, place: number, count: number) =>
    `${column} is now column ${number(place)} of ${number(count)}.`,
  sortedByHidden: (column: string) => `The list is sorted by ${column}, which is hidden.`,

  density: 'Density',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
};

/** Asks for the name of a view. */
export const viewName = {
  title: 'Save view',
  renameTitle: 'Rename view',
  close: 'Close',
  hint: 'Keeps your search, filters, sort order and columns.',
  name: 'Name',
  nameErrors: {
    missing: 'Enter a name.',
    tooLong: (most: number) => `Use at most ${number(most)} characters.`,
    taken: 'A view with this name already exists.',
    limitReached: (most: number) => `You can save up to ${number(most)} views. Delete one first.`,
  },
  replace: 'Replace it',
  cancel: 'Cancel',
  submit: 'Save',
};

/** '480 products deleted, 20 failed, 3 skipped'. The first part comes from the list. */
const summarize = (done: string, failed: number, notDone: number): string =>
  [
    done,
    ...(failed > 0 ? [`${number(failed)} failed`] : []),
    ...(notDone > 0 ? [`${number(notDone)} skipped`] : []),
  ].join(', ');

/** Bulk actions of all lists. */
export const bulk = {
  selected: (count: number) => `${number(count)} selected`,
  selectedHidden: (count: number, hidden: number) => `${number(count)} selected, ${number(hidden)} not shown`,
  /** Opens the dialog with the selected rows. */
  show: 'Show them',
  hiddenText: (hidden: number, count: number) =>
    `${plural(hidden, { one: `# of ${number(count)} isn’t`, other: `# of ${number(count)} aren’t` })} shown in the list. Clear a checkbox to deselect its row.`,
  keepSelected: (name: string) => `Keep ${name} selected`,
  showMore: (count: number) => `Show ${number(count)} more`,
  done: 'Done',
  /** After the names of the first rows. */
  andMore: (count: number) => `and ${number(count)} more`,
  collecting: (count: number) => `Selecting all, ${number(count)} so far...`,
  stopCollecting: 'Stop',
  clear: 'Clear selection',
  actions: 'Actions',
  status: 'Change status',
  export: 'Export',
  cancel: 'Cancel',
  progress: (ended: number, total: number, failed: number) =>
    `${number(ended)} of ${number(total)}${failed > 0 ? `, ${number(failed)} failed` : ''}`,
  cancelRun: 'Cancel the rest',
  cancelling: 'Finishing the current request...',
  finishedTitle: 'Some items failed',
  failedTitle: 'Failed items',
  retry: (count: number) => `Try ${number(count)} again`,
  close: 'Close',
  summarize,
  finishedText: (done: string, failed: number, notDone: number) => `${summarize(done, failed, notDone)}.`,
  noReason: 'The store sent an unexpected response.',
  unreachable: 'Couldn’t reach the store.',
  changedMeanwhile: 'Someone else changed it.',
  undoing: 'Undoing changes',
  /** `missed`: rows that someone else has changed since, or whose request failed. */
  undone: (done: number, missed: number) =>
    missed === 0
      ? plural(done, { one: '# change undone', other: '# changes undone' })
      : `${plural(done, { one: '# change undone', other: '# changes undone' })}, ${number(missed)} couldn’t be undone`,
};
