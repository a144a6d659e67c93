import { foldForSearch } from '../text/foldText.ts';
import type { ListCriteria, Sort } from './listCriteria.ts';
import { type ListRules, toRowTest, toSearchTerm } from './listRules.ts';
import { compareSortKeys, toKey } from './sortKey.ts';

/** Sorts rows. Rows without a value come last in both directions; equal ones keep the server's order. */
export function sortRows<Row>(
  { sortBy }: Pick<ListRules<Row>, 'sortBy'>,
  rows: readonly Row[],
  sort: Sort | undefined,
): readonly Row[] {
  if (!sort || !Object.hasOwn(sortBy, sort.column)) return rows;
  const read = sortBy[sort.column]!.value;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: toKey(read(row)) }));
  return keyed
    .toSorted(({ key: one }, { key: other }) => {
      if (one === undefined || other === undefined)
        return Number(one === undefined) - Number(other === undefined);
      return sign * compareSortKeys(one, other);
    })
    .map(({ row }) => row);
}

/** Returns the rows that match search and filters, in their order. */
export function filterRows<Row>(
  rules: Pick<ListRules<Row>, 'searchText' | 'searchTerm' | 'filterBy' | 'sortBy'>,
  rows: readonly Row[],
  { search, filters }: Pick<ListCriteria, 'search' | 'filters'>,
): readonly Row[] {
  const term = toSearchTerm(rules, search);
  const tests = Object.entries(filters).map(([param, chosen]) => toRowTest(rules, param, chosen));
  if (term !== '') tests.push((row) => foldForSearch(rules.searchText(row)).includes(term));
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((passes) => passes(row)));
}
