import { foldForSearch, toMatchKey } from '../text/foldText.ts';
import { removeInvisible } from '../text/cleanText.ts';
import { truncateKey } from './keyText.ts';
import type { ListCriteria } from './listCriteria.ts';
import { isInRange, type NumberRange, parseRange, type RangeValueType } from './ranges.ts';

/** Rows without a value come last in both directions. */
export type SortValue = string | number | undefined;

/** Text is ordered by its sort key (`toSortKey`), numbers by value. */
type RowSort<Row> =
  | { kind: 'text'; value: (row: Row) => string | undefined }
  | { kind: 'number'; value: (row: Row) => number | undefined };

/** Rows without a value match no filter. */
export type RowFilter<Row> =
  /** One of a fixed set of values, ignoring case. Rows are counted per option. */
  | { kind: 'option'; value: (row: Row) => string | undefined; options: readonly string[] }
  /** Any text, ignoring case. */
  | { kind: 'text'; value: (row: Row) => string | undefined }
  /** One of an ordered set of values, each of which includes those after it. Rows are counted per value. */
  | { kind: 'level'; value: (row: Row) => string | undefined; levels: readonly string[] }
  /** Any range of the number that the named sort uses: '10..50'. */
  | { kind: 'range'; sort: string; valueType: RangeValueType };

/**
 * Defines how the rows of a list are searched, sorted, filtered and paged. The query of its paged call, its URL
 * parameters, the pages built in the browser and the database columns are derived from it. The keys of `sortBy`
 * and `filterBy` appear in URLs.
 */
export type ListRules<Row, SortName extends string = string, FilterName extends string = string> = {
  /** Returns the text of a row to search in. Case and accents don't matter. */
  searchText: (row: Row) => string;
  /** Removes parts of the typed text that no row contains, such as an ellipsis. */
  normalizeSearch?: ((typed: string) => string) | undefined;
  sortBy: Readonly<Record<SortName, RowSort<Row>>>;
  filterBy: Readonly<Record<FilterName, RowFilter<Row>>>;
  pageSizes: readonly [number, ...number[]];
  defaultPageSize: number;
};

/** Checks the rules against the row type and keeps the names of sorts and filters. */
export const defineListRules =
  <Row>() =>
  <SortName extends string, FilterName extends string>(
    rules: ListRules<Row, SortName, FilterName>,
  ): ListRules<Row, SortName, FilterName> =>
    rules;

/** Returns the normalized search term; '' matches every row. */
export function toSearchTerm(
  { normalizeSearch }: Pick<ListRules<never>, 'normalizeSearch'>,
  typed: string,
): string {
  const term = removeInvisible(typed);
  return foldForSearch(normalizeSearch ? normalizeSearch(term) : term).trim();
}

/** Returns whether a search or a filter is set. A search for '…' alone matches every row, so it doesn't count. */
export const isFiltered = (
  rules: Pick<ListRules<never>, 'normalizeSearch'>,
  { search, filters }: Pick<ListCriteria, 'search' | 'filters'>,
): boolean => toSearchTerm(rules, search) !== '' || Object.keys(filters).length > 0;

/** Returns the key that filter values are compared by. Truncates it last, because lower-casing can make it longer. */
export const toFilterKey = (value: string): string => truncateKey(toMatchKey(value));

/** Returns a filter's options in order; undefined for a filter by text or by range. */
export function getFilterOptions(filter: RowFilter<never>): readonly string[] | undefined {
  if (filter.kind === 'option') return filter.options;
  return filter.kind === 'level' ? filter.levels : undefined;
}

/** A filter by the value of a row. */
export type ValueFilter<Row> = Exclude<RowFilter<Row>, { kind: 'range' }>;
export const isValueFilter = <Row>(filter: RowFilter<Row>): filter is ValueFilter<Row> =>
  filter.kind !== 'range';

/** Returns the keys of the values that match a filter value. */
export function getMatchingKeys(filter: ValueFilter<never>, selected: string): readonly string[] {
  const key = toFilterKey(selected);
  if (filter.kind !== 'level') return [key];
  const levels = filter.levels.map(toFilterKey);
  return levels.includes(key) ? levels.slice(levels.indexOf(key)) : [key];
}

/** Returns the range of a filter value; for an invalid value, a range without limits. */
export const toRange = (
  { valueType }: Extract<RowFilter<never>, { kind: 'range' }>,
  selected: string,
): NumberRange => parseRange(selected, valueType) ?? {};

/** Returns a predicate for rows that match the value of a filter. An unknown filter matches every row. */
export function createRowPredicate<Row>(
  { filterBy, sortBy }: Pick<ListRules<Row>, 'filterBy' | 'sortBy'>,
  param: string,
  selected: string,
): (row: Row) => boolean {
  const filter = filterBy[param];
  if (!filter) return () => true;
  if (isValueFilter(filter)) {
    const keys = getMatchingKeys(filter, selected);
    return (row) => {
      const value = filter.value(row);
      return value !== undefined && keys.includes(toFilterKey(value));
    };
  }
  const range = toRange(filter, selected);
  const getValue = sortBy[filter.sort]?.value;
  return (row) => {
    const value = getValue?.(row);
    return typeof value === 'number' && isInRange(value, range);
  };
}
