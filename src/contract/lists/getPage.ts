import {
  ALL_OPTION,
  type ListCriteria,
  type OptionCounts,
  type Sort,
  withoutFilter,
} from './listCriteria.ts';
import {
  type ListRules,
  getFilterOptions,
  type RowFilter,
  toFilterKey,
  createRowPredicate,
  isFiltered,
  toSearchTerm,
} from './listRules.ts';
import type { RowPage } from './pageCall.ts';
import { foldForSearch } from '../text/foldText.ts';
import { compareSortKeys, normalizeSortValue } from './sortKey.ts';

/** Limits a page number to the pages that exist. */
export const clampPage = (page: number, matchCount: number, pageSize: number): number =>
  Math.max(1, Math.min(page, Math.ceil(matchCount / pageSize)));

type FilteredRows<Row> = {
  rules: unknown;
  /** Search, filters and sort as JSON. */
  criteriaKey: string;
  matches: readonly Row[];
  facetCounts: OptionCounts | undefined;
};

/** Last result per list, because the next page usually has the same search, filters and sort. */
const lastFilteredRows = new WeakMap<readonly unknown[], FilteredRows<unknown>>();

function filterAndSort<Row>(
  rules: ListRules<Row>,
  rows: readonly Row[],
  criteria: ListCriteria,
): FilteredRows<Row> {
  const { search, filters, sort } = criteria;
  const criteriaKey = JSON.stringify([search, filters, sort]);
  const last = lastFilteredRows.get(rows) as FilteredRows<Row> | undefined;
  if (last?.rules === rules && last.criteriaKey === criteriaKey) return last;
  const matches = filterRows(rules, sortRows(rules, rows, sort), criteria);
  const next = { rules, criteriaKey, matches, facetCounts: countFacets(rules, rows, criteria) };
  lastFilteredRows.set(rows, next);
  return next;
}

/** Returns one page of `rows`. Without a sort they stay in the server's order. */
export function getPage<Row>(
  rules: ListRules<Row>,
  rows: readonly Row[],
  criteria: ListCriteria,
): RowPage<Row> {
  const { matches, facetCounts } = filterAndSort(rules, rows, criteria);
  const { pageSize } = criteria;
  const page = clampPage(criteria.page, matches.length, pageSize);
  return {
    rows: matches.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageSize,
    matches: { count: matches.length, precision: 'exact' },
    totalCount: { count: rows.length, precision: 'exact' },
    optionCounts: countOptions(rules, rows),
    facetCounts,
  };
}

/** Sorts rows. Rows without a value come last in both directions; ties keep the server's order. */
export function sortRows<Row>(
  { sortBy }: Pick<ListRules<Row>, 'sortBy'>,
  rows: readonly Row[],
  sort: Sort | undefined,
): readonly Row[] {
  if (!sort || !Object.hasOwn(sortBy, sort.column)) return rows;
  const getValue = sortBy[sort.column]!.value;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: normalizeSortValue(getValue(row)) }));
  return keyed
    .toSorted(({ key: a }, { key: b }) => {
      if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
      return sign * compareSortKeys(a, b);
    })
    .map(({ row }) => row);
}

/** Returns the rows that match the search and the filters, in the same order. */
export function filterRows<Row>(
  rules: Pick<ListRules<Row>, 'searchText' | 'normalizeSearch' | 'filterBy' | 'sortBy'>,
  rows: readonly Row[],
  { search, filters }: Pick<ListCriteria, 'search' | 'filters'>,
): readonly Row[] {
  const term = toSearchTerm(rules, search);
  const tests = Object.entries(filters).map(([param, selected]) =>
    createRowPredicate(rules, param, selected),
  );
  if (term !== '') tests.push((row) => foldForSearch(rules.searchText(row)).includes(term));
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((passes) => passes(row)));
}

/** Returns the filters whose options are counted. */
export function getCountedOptions({ filterBy }: Pick<ListRules<never>, 'filterBy'>) {
  return Object.entries<RowFilter<never>>(filterBy).flatMap(([param, filter]) => {
    const options = getFilterOptions(filter);
    return options ? [{ param, options }] : [];
  });
}

const lastCounts = new WeakMap<readonly unknown[], { rules: ListRules<never>; counts: OptionCounts }>();

/** Counts the rows of each filter option, cached per array of rows. */
export function countOptions<Row>(rules: ListRules<Row>, rows: readonly Row[]): OptionCounts {
  const last = lastCounts.get(rows);
  if (last?.rules === rules) return last.counts;
  const counts = Object.fromEntries(
    getCountedOptions(rules).map(({ param, options }) => [
      param,
      countRowsByOption(rules, rows, param, options),
    ]),
  );
  lastCounts.set(rows, { rules, counts });
  return counts;
}

type SearchAndFilters = Pick<ListCriteria, 'search' | 'filters'>;

/**
 * Counts the rows per filter option among those that match the search and the other filters. Returns undefined
 * without a search and filters: then the counts of the whole list apply.
 */
export function countFacets<Row>(
  rules: ListRules<Row>,
  rows: readonly Row[],
  criteria: SearchAndFilters,
): OptionCounts | undefined {
  if (!isFiltered(rules, criteria)) return undefined;
  const matches = filterRows(rules, rows, criteria);
  return Object.fromEntries(
    getCountedOptions(rules).map(({ param, options }) => {
      const isChosen = Object.hasOwn(criteria.filters, param);
      const candidates = isChosen ? filterRows(rules, rows, withoutFilter(criteria, param)) : matches;
      return [
        param,
        { [ALL_OPTION]: candidates.length, ...countRowsByOption(rules, candidates, param, options) },
      ];
    }),
  );
}

function countRowsByOption<Row>(
  rules: ListRules<Row>,
  rows: readonly Row[],
  param: string,
  options: readonly string[],
): Record<string, number> {
  const filter = rules.filterBy[param];
  if (filter?.kind !== 'option')
    return Object.fromEntries(
      options.map((option) => [option, countIf(rows, createRowPredicate(rules, param, option))]),
    );
  const byKey = new Map<string, number>();
  for (const row of rows) {
    const value = filter.value(row);
    if (value === undefined) continue;
    const key = toFilterKey(value);
    byKey.set(key, (byKey.get(key) ?? 0) + 1);
  }
  return Object.fromEntries(options.map((option) => [option, byKey.get(toFilterKey(option)) ?? 0]));
}

function countIf<Row>(rows: readonly Row[], test: (row: Row) => boolean): number {
  let count = 0;
  for (const row of rows) if (test(row)) count += 1;
  return count;
}
