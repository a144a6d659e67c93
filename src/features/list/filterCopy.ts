/** What the filters of every list say. */
export const filterCopy = {
  filters: 'Filters',
  filtersActive: (count: string) => `Filters (${count})`,
  notLoaded: 'The filters could not be loaded. Try again.',
  active: 'Active filters',
  clear: 'Clear filters',
  any: 'Any',
  tabAll: 'All',
  count: (count: string) => `(${count})`,
  chipsNotLoaded: 'Filters are active that could not be shown. Reload the page.',
} as const;
