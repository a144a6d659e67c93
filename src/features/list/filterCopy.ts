/** What the filters of every list say. */
export const filterCopy = {
  filters: 'Filters',
  filtersActive: (count: string) => `Filters (${count})`,
  notLoaded: 'The filters could not be loaded. Try again.',
  active: 'Active filters',
  chip: (label: string, value: string) => `${label}: ${value}`,
  remove: (chip: string) => `Remove the filter ${chip}`,
  clear: 'Clear filters',
  close: 'Close filters',
  done: 'Done',
  any: 'Any',
  tabAll: 'All',
  counted: (label: string, count: string) => `${label} (${count})`,
  from: (low: string) => `from ${low}`,
  upTo: (high: string) => `up to ${high}`,
  between: (low: string, high: string) => `${low} – ${high}`,
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
} as const;
