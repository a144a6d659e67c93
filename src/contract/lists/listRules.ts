import { foldForSearch, toMatchKey } from '../text/foldText.ts';
import { cutKey } from './keyText.ts';
import { isInRange, type NumberRange, parseRange, type RangeUnit } from './ranges.ts';

export type ListName = 'products' | 'orders';

/** Rows without a value come last in both directions. */
export type SortValue = string | number | undefined;

/** Text is ordered by its sort key (`toSortKey`), numbers by value. */
export type RowSort<Row> =
  | { kind: 'text'; value: (row: Row) => string | undefined }
  | { kind: 'number'; value: (row: Row) => number | undefined };

/** Rows without a value match no filter. */
export type RowFilter<Row> =
  /** One of a fixed set of values, compared without case. The rows of each are counted. */
  | { kind: 'option'; value: (row: Row) => string | undefined; options: readonly string[] }
  /** Any text, compared without case. */
  | { kind: 'text'; value: (row: Row) => string | undefined }
  /** A named range of a number that the list can be sorted by. The rows in each are counted. */
  | { kind: 'level'; by: string; levels: Readonly<Record<string, NumberRange>> }
  /** Any range of a number that the list can be sorted by: '10..50'. */
  | { kind: 'range'; by: string; unit: RangeUnit };

/**
 * Defines a list: how its rows are searched, sorted and filtered. The query of its paged call, its URL parameters, the pages cut
 * in the browser and the columns of a database all follow from it. The keys of `sortBy` and `filterBy` are parameter values and
 * names.
 */
export type ListRules<Row, SortName extends string = string, FilterName extends string = string> = {
  /** The text of a row that is searched, in any case and with its accents. */
  searchText: (row: Row) => string;
  /** Changes what was typed before it is searched for. */
  searchTerm?: ((typed: string) => string) | undefined;
  sortBy: Readonly<Record<SortName, RowSort<Row>>>;
  filterBy: Readonly<Record<FilterName, RowFilter<Row>>>;
  pageSizes: readonly [number, ...number[]];
  defaultPageSize: number;
};

/** Checks a list against its row type, and keeps the names of its sorts and filters. */
export const defineListRules =
  <Row>() =>
  <SortName extends string, FilterName extends string>(
    rules: ListRules<Row, SortName, FilterName>,
  ): ListRules<Row, SortName, FilterName> =>
    rules;

/** Returns the text to look for in the folded text of a row; '' matches every row. */
export function toSearchTerm({ searchTerm }: Pick<ListRules<never>, 'searchTerm'>, typed: string): string {
  const term = typed.trim();
  return foldForSearch(searchTerm ? searchTerm(term) : term).trim();
}

/** Returns the text by which values of a filter are compared. It is cut last, because lower case can be longer. */
export const toFilterKey = (value: string): string => cutKey(toMatchKey(value));

/** Lists the values that can be chosen for a filter, in their order; undefined for a filter by any text or range. */
export function getFilterOptions(filter: RowFilter<never>): readonly string[] | undefined {
  if (filter.kind === 'option') return filter.options;
  return filter.kind === 'level' ? Object.keys(filter.levels) : undefined;
}

/** Returns the range that a chosen value names; an invalid one is open at both ends. */
export function toRange(
  filter: Extract<RowFilter<never>, { kind: 'level' | 'range' }>,
  chosen: string,
): NumberRange {
  const range = filter.kind === 'level' ? filter.levels[chosen] : parseRange(chosen, filter.unit);
  return range ?? {};
}

/** Returns a function that tells whether a row matches the chosen value of a filter. */
export function toRowTest<Row>(
  { filterBy, sortBy }: Pick<ListRules<Row>, 'filterBy' | 'sortBy'>,
  param: string,
  chosen: string,
): (row: Row) => boolean {
  const filter = filterBy[param];
  if (!filter) return () => true;
  if (filter.kind === 'option' || filter.kind === 'text') {
    const key = toFilterKey(chosen);
    return (row) => {
      const value = filter.value(row);
      return value !== undefined && toFilterKey(value) === key;
    };
  }
  const range = toRange(filter, chosen);
  const read = sortBy[filter.by]?.value;
  return (row) => {
    const value = read?.(row);
    return typeof value === 'number' && isInRange(value, range);
  };
}
