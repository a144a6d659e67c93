import { foldForSearch } from '../text/foldText.ts';
import { countFacets, countOptions } from './countOptions.ts';
import type { ListCriteria, Sort } from './listCriteria.ts';
import { type ListRules, toRowTest, toSearchTerm } from './listRules.ts';
import type { RowPage } from './pageCall.ts';
import { compareSortKeys, toKey } from './sortKey.ts';

/** Returns the page to show for the one asked for: between the first and the last. */
export const clampPage = (page: number, matchCount: number, pageSize: number): number =>
  Math.max(1, Math.min(page, Math.ceil(matchCount / pageSize)));

/** Cuts a page out of all rows, which stand in the server's order. */
export function getPage<Row>(
  rules: ListRules<Row>,
  rows: readonly Row[],
  criteria: ListCriteria,
): RowPage<Row> {
  const matches = filterRows(rules, sortRows(rules, rows, criteria.sort), criteria);
  const { pageSize } = criteria;
  const page = clampPage(criteria.page, matches.length, pageSize);
  return {
    rows: matches.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageSize,
    matches: { count: matches.length, precision: 'exact' },
    totalCount: { count: rows.length, precision: 'exact' },
    optionCounts: countOptions(rules, rows),
    facetCounts: countFacets(rules, rows, criteria),
  };
}

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
      if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
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
