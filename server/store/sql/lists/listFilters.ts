import { getCountedOptions } from '#contract/lists/countOptions.ts';
import { isInRange, type NumberRange } from '#contract/lists/ranges.ts';
import { type RowRules, toFilterKey } from '#contract/lists/listRules.ts';
import { toRange } from '#contract/lists/rowTest.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';

/** What a filter asks of a column of the index table. How many rows pass it stands in `list_counts` under its name, if it has one. */
export type Condition =
  | { kind: 'key'; column: string; key: string; countName: string | undefined }
  | { kind: 'range'; sort: string; range: NumberRange; countName: string | undefined };

type Values = Record<string, string | number | null>;

const toCountName = (filter: string, key: string) => `${filter}=${key}`;

/**
 * The options of a list, each with its column: the first is `filter`, the others `only_…`. Of the others those are counted that the
 * rules name: there are as many counts then as the rules have options, however many products or places the rows name.
 */
const getKeyColumns = <Facts>({ filterBy }: RowRules<Facts>) =>
  Object.entries(filterBy).flatMap(([name, filter], place) =>
    filter.kind === 'option'
      ? [
          {
            name,
            column: place === 0 ? 'filter' : `only_${name}`,
            value: filter.value,
            isCounted: place === 0 || filter.options !== undefined,
          },
        ]
      : [],
  );

/** The named ranges of a list, each with the column of the sort that it is a range of. */
const getLevels = <Facts>({ filterBy }: RowRules<Facts>) =>
  Object.entries(filterBy).flatMap(([name, filter]) =>
    filter.kind === 'level'
      ? Object.entries(filter.levels).map(([level, range]) => ({
          countName: toCountName(name, level),
          column: `by_${filter.by}`,
          range,
        }))
      : [],
  );

function toCondition<Facts>(
  { filterBy }: RowRules<Facts>,
  name: string,
  chosen: string,
): Condition | undefined {
  const filter = filterBy[name];
  if (!filter) return undefined;
  if (filter.kind === 'option') {
    const key = toFilterKey(chosen);
    const countName = filter.options && toCountName(name, key);
    return { kind: 'key', column: `only_${name}`, key, countName };
  }
  const countName = filter.kind === 'level' ? toCountName(name, chosen) : undefined;
  return { kind: 'range', sort: filter.by, range: toRange(filter, chosen), countName };
}

/** What the filters beside the first ask. */
const toConditions = <Facts>(rules: RowRules<Facts>, { filters }: ListCriteria): Condition[] =>
  Object.keys(rules.filterBy)
    .slice(1)
    .map((name) => (filters[name] === undefined ? undefined : toCondition(rules, name, filters[name])))
    .filter((condition) => condition !== undefined);

/** How the filters of a list are columns of its index table. */
export function createFilters<Facts>(rules: RowRules<Facts>) {
  const [firstName = ''] = Object.keys(rules.filterBy);
  const keyColumns = getKeyColumns(rules);
  const levels = getLevels(rules);
  const toFirstCondition = (key: string): Condition => ({
    kind: 'key',
    column: 'filter',
    key,
    countName: toCountName(firstName, key),
  });
  /** Returns what a filter asks, be it the first or another one. */
  const toAnyCondition = (param: string, chosen: string) =>
    param === firstName ? toFirstCondition(toFilterKey(chosen)) : toCondition(rules, param, chosen);
  return {
    /** The columns of the options beside the first. */
    columns: keyColumns.map(({ column }) => column).filter((column) => column !== 'filter'),
    countedOptions: getCountedOptions(rules).map(({ param, options }) => ({
      param,
      options: options.map((option) => ({
        option,
        countName: toCountName(param, toFilterKey(option)),
        condition: toAnyCondition(param, option)!,
      })),
    })),
    toFirstCountName: (key: string) => toCountName(firstName, key),
    getFirstKey({ filters }: ListCriteria): string | undefined {
      const value = filters[firstName];
      return value === undefined ? undefined : toFilterKey(value);
    },
    toFirstCondition,
    getConditions: (criteria: ListCriteria) => toConditions(rules, criteria),
    toCondition: toAnyCondition,
    toValues: (facts: Facts): Values =>
      Object.fromEntries(
        keyColumns.map(({ column, value }) => {
          const key = value(facts);
          return [column, key === undefined ? null : toFilterKey(key)];
        }),
      ),
    /** Names the counts that a row is one of, by its values in the index table. */
    toCountNames: (values: Values): string[] => [
      ...keyColumns.flatMap(({ name, column, isCounted }) => {
        const key = values[column];
        return isCounted && typeof key === 'string' ? [toCountName(name, key)] : [];
      }),
      ...levels.flatMap(({ countName, column, range }) => {
        const value = values[column];
        return typeof value === 'number' && isInRange(value, range) ? [countName] : [];
      }),
    ],
  };
}
