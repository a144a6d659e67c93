import { number } from './rules.ts';

/** Shared by all lists. */
export const shared = {
  updatesAvailable: 'Updates available',
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  refreshHint: 'Show the latest list',
  clearSearch: 'Clear search',
  clear: 'Clear search and filters',
  rowsPerPage: 'Rows per page',
  previous: 'Previous',
  next: 'Next',
  /** A count beyond the limit. */
  atLeast: (count: string) => `${count}+`,
  selectPage: 'Select all rows on this page',
  selectRow: (name: string) => `Select ${name}`,
  onFirstPage: 'This is the first page',
  onLastPage: 'This is the last page',
  skipToRows: 'Skip to list',
};

/** The keys of a table, below it. */
export const keys = {
  move: 'Move',
  open: 'Open',
  select: 'Select',
  edit: 'Edit',
  all: 'All shortcuts',
  /** Describes the table to screen readers. */
  description: 'Arrow keys move between rows; Enter opens a row.',
};

export const filters = {
  filters: 'Filters',
  filtersActive: (count: number) => `Filters (${number(count)})`,
  active: 'Active filters',
  clear: 'Clear filters',
  any: 'Any',
  tabAll: 'All',
  /** Beside the name of a tab. May be '10,000+'. */
  count: (count: string) => `(${count})`,
  /** An option with its number of rows. */
  option: (label: string, count: number) => `${label} (${number(count)})`,
};

/** Buttons for the whole list. */
export const tools = {
  columns: 'Columns',
  export: 'Export',
  /** The menu with these on phones. */
  more: 'More actions',
};

/** The views above a list. */
export const viewTabs = {
  views: 'Views',
  /** Marks of a tab. */
  default: 'Default view',
  shared: 'Shared with everyone',
  sharedBy: (name: string) => `Shared by ${name}`,
  save: 'Save view',
  saveChanges: (name: string) => `Save changes to ${name}`,
  saveAsNew: 'Save as a new view',
  actions: (name: string) => `Actions for ${name}`,
  rename: 'Rename',
  makeDefault: 'Make this the default view',
  removeDefault: 'Remove as the default view',
  share: 'Share with everyone',
  unshare: 'Stop sharing',
  delete: 'Delete',
  deleted: (name: string) => `${name} deleted`,
  notSaved: 'Couldn’t save the view. Try again.',
};

/** The menu that sorts cards. */
export const sorting = {
  label: 'Sort',
  current: (order: string) => `Sort: ${order}`,
  /** The order of the backend. */
  unsorted: 'Default',
  newest: 'Newest',
  oldest: 'Oldest',
  text: {
    ascending: (column: string) => `${column}: A to Z`,
    descending: (column: string) => `${column}: Z to A`,
  },
  number: {
    ascending: (column: string) => `${column}: low to high`,
    descending: (column: string) => `${column}: high to low`,
  },
  time: {
    ascending: (column: string) => `${column}: oldest first`,
    descending: (column: string) => `${column}: newest first`,
  },
  option: (column: string, option: string) => `${column}: ${option} first`,
};

export const filterPanel = {
  done: 'Done',
  close: 'Close filters',
  ends: {
    count: { from: 'Min', to: 'Max' },
    money: { from: 'Min', to: 'Max' },
    days: { from: 'From', to: 'To' },
  },
  /** For screen readers. */
  namedEnds: {
    count: { from: (label: string) => `${label}, min`, to: (label: string) => `${label}, max` },
    money: { from: (label: string) => `${label}, min`, to: (label: string) => `${label}, max` },
    days: { from: (label: string) => `${label}, from`, to: (label: string) => `${label}, to` },
  },
  /** Names the presets of a range of days. */
  presetsOf: (label: string) => `${label}, quick choices`,
  notAnAmount: `Enter an amount such as ${number(1200)}.`,
  notACount: 'Enter a whole number.',
  notADay: 'Enter a valid date.',
  inverted: {
    count: 'The maximum is less than the minimum.',
    money: 'The maximum is less than the minimum.',
    days: 'The end date is before the start date.',
  },
};

export const filterChips = {
  chip: (label: string, value: string) => `${label}: ${value}`,
  remove: (chip: string) => `Remove filter ${chip}`,
  /** Ranges of days that end today. */
  presets: { today: 'Today', '7days': 'Last 7 days', thisMonth: 'This month' },
  /** 'Last 7 days (21 Nov 2026 – 27 Nov 2026)' */
  preset: (preset: string, dates: string) => `${preset} (${dates})`,
  from: (low: string) => `from ${low}`,
  upTo: (high: string) => `up to ${high}`,
  between: (low: string, high: string) => `${low} – ${high}`,
};

/** Above a printed list. */
export const printed = {
  search: (search: string) => `Search: “${search}”`,
  at: (day: string, time: string) => `Printed ${day}, ${time}`,
};
