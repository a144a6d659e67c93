import { number } from './rules.ts';

/** What every list says the same. */
export const shared = {
  changed: 'List changed',
  refreshing: 'Refreshing...',
  refreshHint: 'Show the list as it is now',
  clearSearch: 'Clear search',
  clear: 'Clear search and filter',
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
    money: { from: 'Lowest', to: 'Highest' },
    days: { from: 'From', to: 'To' },
  },
  /** How a screen reader names them. */
  namedEnds: {
    money: { from: (label: string) => `${label}, lowest`, to: (label: string) => `${label}, highest` },
    days: { from: (label: string) => `${label}, from`, to: (label: string) => `${label}, to` },
  },
  notAnAmount: `Enter an amount such as ${number(1200)}.`,
  notADay: 'Enter a day of the calendar.',
  inverted: {
    money: 'The highest amount is below the lowest.',
    days: 'The last day is before the first.',
  },
};

/** What the chips of active filters say. */
export const filterChips = {
  chip: (label: string, value: string) => `${label}: ${value}`,
  remove: (chip: string) => `Remove the filter ${chip}`,
  from: (low: string) => `from ${low}`,
  upTo: (high: string) => `up to ${high}`,
  between: (low: string, high: string) => `${low} – ${high}`,
};
