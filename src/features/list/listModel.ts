import { compareSortKeys, toSortKey } from '#contract/lists/sortKey.ts';
import type { CriteriaChange, ListCriteria, ListRules, ListState, Sort } from './listDefinition.ts';

export const defaultCriteria = ({ defaultPageSize }: Pick<ListRules<never>, 'defaultPageSize'>) =>
  ({ search: '', filters: {}, page: 1, pageSize: defaultPageSize }) satisfies ListCriteria;

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

/** Indices of the rows in the order in which they are shown; undefined is the server's order. */
export type SortedIndices = readonly number[] | undefined;

/** Sorts rows. Those without a value stand last in either direction; equal ones keep the server's order. */
export function sortIndices<Row>(
  { columns }: Pick<ListRules<Row>, 'columns'>,
  rows: readonly Row[],
  sort: Sort | undefined,
): SortedIndices {
  const sortBy = sort && columns.find(({ id }) => id === sort.column)?.sortBy;
  if (!sort || !sortBy) return undefined;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const keys = rows.map((row) => toKey(sortBy(row)));
  const present = [...keys.keys()].filter((index) => isPresent(keys[index]));
  const absent = [...keys.keys()].filter((index) => !isPresent(keys[index]));
  const compare = (one: number, other: number) => sign * compareSortKeys(keys[one]!, keys[other]!);
  return [...present.toSorted(compare), ...absent];
}

const toKey = (value: string | number | undefined) => (typeof value === 'string' ? toSortKey(value) : value);

const isPresent = (key: string | number | undefined) => key !== undefined && !Number.isNaN(key);

/** Returns the rows that match search and filters, in the given order. */
export function filterRows<Row>(
  { searchText, searchTerm, filters }: Pick<ListRules<Row>, 'searchText' | 'searchTerm' | 'filters'>,
  rows: readonly Row[],
  indices: SortedIndices,
  criteria: Pick<ListCriteria, 'search' | 'filters'>,
): readonly Row[] {
  const query = criteria.search.trim().toLowerCase();
  const term = searchTerm ? searchTerm(query) : query;
  const activeFilters = filters.filter(({ param }) => criteria.filters[param] !== undefined);
  const sorted = indices ? indices.map((index) => rows[index]!) : rows;
  if (term === '' && activeFilters.length === 0) return sorted;
  const texts = term === '' ? undefined : searchTexts(rows, searchText);
  return sorted.filter(
    (row, place) =>
      activeFilters.every(({ matches, param }) => matches(row, criteria.filters[param]!)) &&
      (!texts || texts[indices ? indices[place]! : place]!.includes(term)),
  );
}

const cachedTexts = new WeakMap<readonly unknown[], readonly string[]>();

/** The texts that a search looks at, cached with the rows: of 100,000 they cost more than the search. */
function searchTexts<Row>(rows: readonly Row[], searchText: (row: Row) => string): readonly string[] {
  const cached = cachedTexts.get(rows);
  if (cached) return cached;
  const texts = rows.map((row) => searchText(row).toLowerCase());
  cachedTexts.set(rows, texts);
  return texts;
}

/** Cuts the page out of the rows that match. */
export function paginate<Row>(
  matches: readonly Row[],
  criteria: Pick<ListCriteria, 'page' | 'pageSize'>,
  totalCount: number,
): ListState<Row> {
  if (matches.length === 0) return { status: 'noMatch', totalCount };
  const pageCount = Math.ceil(matches.length / criteria.pageSize);
  const page = Math.min(Math.max(criteria.page, 1), pageCount);
  const first = (page - 1) * criteria.pageSize;
  const rows = matches.slice(first, first + criteria.pageSize);
  const range = { start: first + 1, end: first + rows.length, total: matches.length };
  return { status: 'listed', totalCount, rows, page, pageCount, range };
}
