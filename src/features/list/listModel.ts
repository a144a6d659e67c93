import type { ListCriteria, OptionCounts, Sort } from '#contract/lists/listCriteria.ts';
import type { RowPage } from '#contract/lists/pageCall.ts';
import type { CriteriaChange, ListDefinition, ListState } from './listDefinition.ts';

/** Applies a change. A new page size returns to the first page, and in some lists a new search or filter too. */
export function changeCriteria(
  { pageOnFilterChange }: Pick<ListDefinition<never, never>, 'pageOnFilterChange'>,
  criteria: ListCriteria,
  { filters, ...change }: CriteriaChange,
): ListCriteria {
  const changesFilter = change.search !== undefined || filters !== undefined;
  const returnsToFirstPage =
    change.pageSize !== undefined || (changesFilter && pageOnFilterChange === 'first');
  const activeFilters = Object.entries({ ...criteria.filters, ...filters }).filter(isActive);
  return {
    ...criteria,
    ...(returnsToFirstPage && { page: 1 }),
    ...change,
    filters: Object.fromEntries(activeFilters),
  };
}

const isActive = (filter: [string, string | undefined]): filter is [string, string] =>
  filter[1] !== undefined;

/** Returns the next sort when a header is pressed: ascending, descending, then none. */
export function getNextSort(sort: Sort | undefined, column: string): Sort | undefined {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

/** Converts a page of rows to the list's state. */
export function toListState<Row>(
  { rows, page, pageSize, matches, totalCount }: RowPage<Row>,
  pendingPage?: number,
): ListState<Row> {
  const loaded = { totalCount, ...(pendingPage !== undefined && { pendingPage }) };
  if (rows.length === 0) return { status: 'noMatch', ...loaded };
  const start = (page - 1) * pageSize + 1;
  return {
    status: 'listed',
    ...loaded,
    rows,
    page,
    pageCount: { ...matches, count: countPages(matches.count, page, pageSize, matches.precision) },
    range: { start, end: start + rows.length - 1, total: matches },
  };
}

/** An inexact count means that there is a next page. */
const countPages = (
  count: number,
  page: number,
  pageSize: number,
  precision: RowPage<never>['matches']['precision'],
) => Math.max(Math.ceil(count / pageSize), precision === 'atLeast' ? page + 1 : page);

/** Returns the number of rows per filter option; undefined if the backend has not counted them. */
export function getFacetCounts({
  facetCounts,
  optionCounts,
  matches,
  totalCount,
}: RowPage<unknown>): OptionCounts | undefined {
  // If every row matches, the counts of the whole list are the same.
  return facetCounts ?? (matches.count === totalCount.count ? optionCounts : undefined);
}

/** Returns a column's name in sentence case: some headers are in capitals. */
export const getColumnName = ({ header }: { header: string }) =>
  header === header.toUpperCase() ? header.slice(0, 1) + header.slice(1).toLowerCase() : header;
