import type { Sort } from './listCriteria.ts';
import type { RowRules, SortValue } from './rowRules.ts';
import { compareSortKeys, toSortKey } from './sortKey.ts';

/** Indices of the rows in the order in which they are shown; undefined is the server's order. */
export type SortedIndices = readonly number[] | undefined;

/** Sorts rows. Those without a value stand last in either direction; equal ones keep the server's order. */
export function sortIndices<Row>(
  rules: Pick<RowRules<Row>, 'sortBy'>,
  rows: readonly Row[],
  sort: Sort | undefined,
): SortedIndices {
  const sortBy = sort && Object.hasOwn(rules.sortBy, sort.column) ? rules.sortBy[sort.column] : undefined;
  if (!sort || !sortBy) return undefined;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const keys = rows.map((row) => toKey(sortBy(row)));
  const present = [...keys.keys()].filter((index) => keys[index] !== undefined);
  const absent = [...keys.keys()].filter((index) => keys[index] === undefined);
  const compare = (one: number, other: number) => sign * compareSortKeys(keys[one]!, keys[other]!);
  return [...present.toSorted(compare), ...absent];
}

/** Returns what a value is ordered by, here and in a database; undefined where there is none. */
export function toKey(value: SortValue): SortValue {
  if (typeof value === 'string') return toSortKey(value);
  return Number.isNaN(value) ? undefined : value;
}
