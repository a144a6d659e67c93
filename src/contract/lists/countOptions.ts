import type { RowRules } from './rowRules.ts';
import { toRowTest } from './rowTest.ts';

/** How many rows of the whole list each option of a filter has, by the filter's parameter. */
export type OptionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Names the options of each filter that are counted. */
export function getCountedOptions({ filterBy }: Pick<RowRules<never>, 'filterBy'>) {
  return Object.entries(filterBy).flatMap(([param, filter]) => {
    if (filter.kind === 'range') return [];
    const options = filter.kind === 'level' ? Object.keys(filter.levels) : (filter.options ?? []);
    return options.length > 0 ? [{ param, options }] : [];
  });
}

/** Counts how many of all rows each option has. */
export function countOptions<Row>(rules: RowRules<Row>, rows: readonly Row[]): OptionCounts {
  const counts = getCountedOptions(rules).map(({ param, options }) => {
    const tests = options.map((option) => [option, toRowTest(rules, param, option)] as const);
    const counted = tests.map(([option, test]) => [option, countIf(rows, test)]);
    return [param, Object.fromEntries(counted) as Record<string, number>];
  });
  return Object.fromEntries(counts) as OptionCounts;
}

function countIf<Row>(rows: readonly Row[], test: (row: Row) => boolean): number {
  let count = 0;
  for (const row of rows) if (test(row)) count += 1;
  return count;
}
