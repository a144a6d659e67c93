/** What every list says the same. */
export const listCopy = {
  changed: 'List changed',
  refreshing: 'Refreshing...',
  refreshHint: 'Show the list as it is now',
  clearSearch: 'Clear search',
  clear: 'Clear search and filter',
  rowsPerPage: 'Rows per page',
  previous: 'Previous',
  next: 'Next',
  /** A count that the server has estimated. */
  about: (count: string) => `about ${count}`,
  selectPage: 'Select all rows on this page',
  selectRow: (name: string) => `Select ${name}`,
  bulkNotLoaded: 'What can be done with selected rows could not be loaded. Select them again to retry.',
  onFirstPage: 'This is the first page',
  onLastPage: 'This is the last page',
} as const;
