import { foldForSearch } from '../text/foldText.ts';
import { toMatchKey } from '../text/matchKey.ts';
import { cutKey } from './keyText.ts';
import type { NumberRange, RangeUnit } from './ranges.ts';

/** Text is ordered by its sort key, numbers by value; rows without a value stand last in both directions. */
export type SortValue = string | number | undefined;

/** What a filter compares with the value that is chosen. A row without the value passes none. */
export type RowFilter<Row, SortName extends string = string> =
  /** A key, compared without case and in one Unicode form. Those of a filter that names its options are counted. */
  | { kind: 'option'; value: (row: Row) => string | undefined; options?: readonly string[] | undefined }
  /** A number that the list can be sorted by, in a range with a name. How many rows are in each is counted. */
  | { kind: 'level'; by: SortName; levels: Readonly<Record<string, NumberRange>> }
  /** The same in any range: '10..50'. */
  | { kind: 'range'; by: SortName; unit: RangeUnit };

/**
 * What a search, a filter and a sort mean in one list. The app's lists, the store in memory and the columns that a database
 * searches and sorts by are all made of these.
 */
export type RowRules<Row, SortName extends string = string, FilterName extends string = string> = {
  /** The text of a row that a search looks at, in whatever case and with its accents. */
  searchText: (row: Row) => string;
  /** What is looked for when this is typed, where that is not the same. */
  searchTerm?: ((typed: string) => string) | undefined;
  /** What a column is sorted by. A column that is not here can't be sorted. */
  sortBy: Readonly<Record<SortName, (row: Row) => SortValue>>;
  /** By the filter's parameter. The first is an option: a database has an index of each sort for it. */
  filterBy: Readonly<Record<FilterName, RowFilter<Row, SortName>>>;
};

/** Returns what a search looks for in the folded text of a row; '' finds every row. */
export function toSearchTerm({ searchTerm }: Pick<RowRules<never>, 'searchTerm'>, typed: string): string {
  const term = typed.trim();
  return foldForSearch(searchTerm ? searchTerm(term) : term).trim();
}

/** Returns what two values of an option are compared by. It is cut after it is made: a small letter can be two characters. */
export const toFilterKey = (value: string): string => cutKey(toMatchKey(value));
