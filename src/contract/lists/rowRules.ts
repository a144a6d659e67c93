/** Text is ordered by its sort key, numbers by value; rows without a value stand last in both directions. */
export type SortValue = string | number | undefined;

/**
 * What a search, a filter and a sort mean in one list. The app's lists, the store in memory and the columns that a database
 * searches and sorts by are all made of these.
 */
export type RowRules<Row, SortName extends string = string, FilterName extends string = string> = {
  /** The text of a row that a search looks at, in whatever case. */
  searchText: (row: Row) => string;
  /** What is looked for when this is typed, where that is not the same. */
  searchTerm?: ((typed: string) => string) | undefined;
  /** What a column is sorted by. A column that is not here can't be sorted. */
  sortBy: Readonly<Record<SortName, (row: Row) => SortValue>>;
  /** What a filter compares with the chosen value, without case, by the filter's parameter. */
  filterBy: Readonly<Record<FilterName, (row: Row) => string | undefined>>;
};

/** Returns what a search looks for in the lower-case text of a row; '' finds every row. */
export function toSearchTerm({ searchTerm }: Pick<RowRules<never>, 'searchTerm'>, typed: string): string {
  const term = typed.trim().toLowerCase();
  return searchTerm ? searchTerm(term) : term;
}

/** Returns what two values of a filter are compared by. */
export const toFilterKey = (value: string): string => value.toLowerCase();
