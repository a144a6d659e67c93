import { filterRows } from './filterRows.ts';
import type { ListCriteria, OptionCounts } from './listCriteria.ts';
import {
  getFilterOptions,
  type ListRules,
  type RowFilter,
  toFilterKey,
  toRowTest,
  toSearchTerm,
} from './listRules.ts';

/** Names the options of each filter that are counted. */
export function getCountedOptions({ filterBy }: Pick<ListRules<never>, 'filterBy'>) {
  return Object.entries<RowFilter<never>>(filterBy).flatMap(([param, filter]) => {
    const options = getFilterOptions(filter);
    return options ? [{ param, options }] : [];
  });
}

const lastCounts = new WeakMap<readonly unknown[], { rules: ListRules<never>; counts: OptionCounts }>();

/** Counts how many of all rows each option has, once for the same rows. */
export function countOptions<Row>(rules: ListRules<Row>, rows: readonly Row[]): OptionCounts {
  const last = lastCounts.get(rows);
  if (last?.rules === rules) return last.counts;
  const counts = Object.fromEntries(
    getCountedOptions(rules).map(({ param, options }) => [param, countEach(rules, rows, param, options)]),
  );
  lastCounts.set(rows, { rules, counts });
  return counts;
}

/** Among the counts of a filter's options: how many rows there are without this filter. */
export const ALL_OPTION = 'all';

type Narrowing = Pick<ListCriteria, 'search' | 'filters'>;

/** Tells whether search or filters leave rows out. */
export const isNarrowed = (rules: Pick<ListRules<never>, 'searchTerm'>, { search, filters }: Narrowing) =>
  toSearchTerm(rules, search) !== '' || Object.keys(filters).length > 0;

/** Returns the criteria without one of the filters. */
export function withoutFilter<Criteria extends Narrowing>(criteria: Criteria, param: string): Criteria {
  const { [param]: _, ...filters } = criteria.filters;
  return { ...criteria, filters };
}

/**
 * Counts how many rows each option would show, with search and the other filters as they are. Undefined where nothing is narrowed:
 * then these are the counts of the whole list.
 */
export function countFacets<Row>(
  rules: ListRules<Row>,
  rows: readonly Row[],
  criteria: Narrowing,
): OptionCounts | undefined {
  if (!isNarrowed(rules, criteria)) return undefined;
  const matches = filterRows(rules, rows, criteria);
  return Object.fromEntries(
    getCountedOptions(rules).map(({ param, options }) => {
      const isChosen = Object.hasOwn(criteria.filters, param);
      const among = isChosen ? filterRows(rules, rows, withoutFilter(criteria, param)) : matches;
      return [param, { [ALL_OPTION]: among.length, ...countEach(rules, among, param, options) }];
    }),
  );
}

function countEach<Row>(
  rules: ListRules<Row>,
  rows: readonly Row[],
  param: string,
  options: readonly string[],
): Record<string, number> {
  const filter = rules.filterBy[param];
  if (filter?.kind !== 'option')
    return Object.fromEntries(
      options.map((option) => [option, countIf(rows, toRowTest(rules, param, option))]),
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
