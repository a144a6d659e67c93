import { number } from './rules.ts';

/** What every list says the same. */
export const shared = {
  changed: 'Updates available · Refresh',
  refreshing: 'Refreshing...',
  refreshHint: 'Show the latest list',
  clearSearch: 'Clear search',
  clear: 'Clear search and filters',
  rowsPerPage: 'Rows per page',
  previous: 'Previous',
  next: 'Next',
  /** A count of which only the least is known. */
  atLeast: (count: string) => `${count}+`,
  selectPage: 'Select all rows on this page',
  selectRow: (name: string) => `Select ${name}`,
  onFirstPage: 'This is the first page',
  onLastPage: 'This is the last page',
};

/** What the filters of every list say. */
export const filters = {
  filters: 'Filters',
  filtersActive: (count: number) => `Filters (${number(count)})`,
  active: 'Active filters',
  clear: 'Clear filters',
  any: 'Any',
  tabAll: 'All',
  /** Beside the name of a tab: '10,000+' where there are more. */
  count: (count: string) => `(${count})`,
  /** An option, and how many rows it has. */
  option: (label: string, count: number) => `${label} (${number(count)})`,
};

export const exportButton = {
  button: 'Export',
};

export const viewButton = {
  button: 'View',
};

/** What the panel of filters says. */
export const filterPanel = {
  done: 'Done',
  close: 'Close filters',
  ends: {
    money: { from: 'Min', to: 'Max' },
    days: { from: 'From', to: 'To' },
  },
  /** How a screen reader names them. */
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

/** What the chips of active filters say. */
export const filterChips = {
  chip: (label: string, value: string) => `${label}: ${value}`,
  remove: (chip: string) => `Remove filter ${chip}`,
  from: (low: string) => `from ${low}`,
  upTo: (high: string) => `up to ${high}`,
  between: (low: string, high: string) => `${low} – ${high}`,
};
