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

export const exportButton = {
  button: 'Export',
};

export const viewButton = {
  button: 'View',
};

export const filterPanel = {
  done: 'Done',
  close: 'Close filters',
  ends: {
    money: { from: 'Min', to: 'Max' },
    days: { from: 'From', to: 'To' },
  },
  /** For screen readers. */
  namedEnds: {
    money: { from: (label: string) => `${label}, min`, to: (label: string) => `${label}, max` },
    days: { from: (label: string) => `${label}, from`, to: (label: string) => `${label}, to` },
  },
  notAnAmount: `Enter an amount such as ${number(1200)}.`,
  notADay: 'Enter a valid date.',
  inverted: {
    money: 'The maximum is less than the minimum.',
    days: 'The end date is before the start date.',
  },
};

export const filterChips = {
  chip: (label: string, value: string) => `${label}: ${value}`,
  remove: (chip: string) => `Remove filter ${chip}`,
  from: (low: string) => `from ${low}`,
  upTo: (high: string) => `up to ${high}`,
  between: (low: string, high: string) => `${low} – ${high}`,
};
