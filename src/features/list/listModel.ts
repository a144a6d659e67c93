import { filterRows } from '#contract/lists/filterRows.ts';
import { clampPage } from '#contract/lists/getPage.ts';
import type { ListCriteria, Sort } from '#contract/lists/listCriteria.ts';
import { sortIndices } from '#contract/lists/sortRows.ts';
import type { CriteriaChange, ListRules, ListState } from './listDefinition.ts';

/** Tells whether the criteria leave rows out. */
export const hasFilters = ({ search, filters }: ListCriteria): boolean =>
  search.trim() !== '' || Object.keys(filters).length > 0;

/** Applies a change: another page size begins at the first page again, in some lists another search or filter too. */
export function changeCriteria(
  { onNarrowing }: Pick<ListRules<never>, 'onNarrowing'>,
  criteria: ListCriteria,
  { filters, ...change }: CriteriaChange,
): ListCriteria {
  const narrows = change.search !== undefined || filters !== undefined;
  const restarts = change.pageSize !== undefined || (narrows && onNarrowing === 'firstPage');
  const active = Object.entries({ ...criteria.filters, ...filters }).filter(isActive);
  return { ...criteria, ...(restarts && { page: 1 }), ...change, filters: Object.fromEntries(active) };
}

const isActive = (filter: [string, string | undefined]): filter is [string, string] =>
  filter[1] !== undefined;

/** Returns the next sort for a press on a column's header: ascending, descending, then the server's order again. */
export function nextSort(sort: Sort | undefined, column: string): Sort | undefined {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

/** Derives what a list shows from all of its rows. */
export function deriveListState<Row>(
  rules: ListRules<Row>,
  rows: readonly Row[],
  criteria: ListCriteria,
): ListState<Row> {
  const matches = filterRows(rules, rows, sortIndices(rules, rows, criteria.sort), criteria);
  return paginate(matches, criteria, rows.length);
}

/** Cuts the page out of the rows that match. */
export function paginate<Row>(
  matches: readonly Row[],
  criteria: Pick<ListCriteria, 'page' | 'pageSize'>,
  totalCount: number,
): ListState<Row> {
  if (matches.length === 0) return { status: 'noMatch', totalCount };
  const pageCount = Math.ceil(matches.length / criteria.pageSize);
  const page = clampPage(criteria.page, matches.length, criteria.pageSize);
  const first = (page - 1) * criteria.pageSize;
  const rows = matches.slice(first, first + criteria.pageSize);
  const range = { start: first + 1, end: first + rows.length, total: matches.length };
  return { status: 'listed', totalCount, rows, page, pageCount, range };
}
