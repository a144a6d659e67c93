import { formatCount } from '#features/format/formatCount.ts';
import { MAX_NAME_LENGTH, MAX_VIEWS } from './viewChanges.ts';

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
} as const;
