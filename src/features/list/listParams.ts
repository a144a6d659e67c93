import { toKeyText } from '#contract/lists/keyText.ts';
import { cleanCode } from '#contract/text/cleanText.ts';
import type { ListCriteria, Sort } from '#contract/lists/listCriteria.ts';
import { getFilterOptions, type ListRules, type RowFilter } from '#contract/lists/listRules.ts';
import { parseRange, toInstantRange } from '#contract/lists/ranges.ts';
import { toMatchKey } from '#contract/text/foldText.ts';
import type { Day } from '#contract/time/days.ts';
import { findDatePreset, toDayRange } from './datePresets.ts';

// The URL holds the criteria, so that reload, Back and shared links show the same rows. Invalid values are ignored.

type ListParams = Pick<ListRules<never>, 'sortBy' | 'filterBy' | 'pageSizes' | 'defaultPageSize'>;

export const getDefaultCriteria = ({ defaultPageSize }: Pick<ListParams, 'defaultPageSize'>) =>
  ({ search: '', filters: {}, page: 1, pageSize: defaultPageSize }) satisfies ListCriteria;

/** Reads the criteria from search parameters: `?q=lamp&category=Home&page=2&rows=20&sort=price.descending`. */
export function readCriteria(rules: ListParams, params: URLSearchParams): ListCriteria {
  const defaults = getDefaultCriteria(rules);
  const page = Number(params.get('page'));
  const rows = Number(params.get('rows'));
  return {
    search: params.get('q') ?? defaults.search,
    filters: readFilters(rules, params),
    page: Number.isInteger(page) && page > 0 ? page : defaults.page,
    pageSize: rules.pageSizes.find((size) => size === rows) ?? defaults.pageSize,
    sort: readSort(rules, params.get('sort')),
  };
}

/** Writes the criteria to search parameters. Omits defaults and keeps other parameters. */
export function writeCriteria(
  rules: ListParams,
  params: URLSearchParams,
  criteria: ListCriteria,
): URLSearchParams {
  const defaults = getDefaultCriteria(rules);
  const next = new URLSearchParams(params);
  const setParam = (name: string, value: string | undefined, defaultValue = '') =>
    value === undefined || value === defaultValue ? next.delete(name) : next.set(name, value);
  setParam('q', criteria.search);
  for (const param of Object.keys(rules.filterBy)) setParam(param, criteria.filters[param]);
  setParam('page', `${criteria.page}`, `${defaults.page}`);
  setParam('rows', `${criteria.pageSize}`, `${defaults.pageSize}`);
  setParam('sort', criteria.sort && `${criteria.sort.column}.${criteria.sort.direction}`);
  return next;
}

/** Converts the days in the URL to instants in a time zone (IANA name; the browser's if undefined). */
export function toInstants(
  { filterBy }: Pick<ListParams, 'filterBy'>,
  criteria: ListCriteria,
  { timeZone, today }: { timeZone: string | undefined; /** The day in this time zone. */ today: Day },
): ListCriteria {
  const filters = Object.entries(criteria.filters).map(([param, value]) => {
    const filter = filterBy[param];
    const isTime = filter?.kind === 'range' && filter.valueType === 'time';
    return [param, isTime ? toInstantRange(toDayRange(value, today), timeZone) : value] as const;
  });
  return { ...criteria, filters: Object.fromEntries(filters) };
}

function readFilters({ filterBy }: ListParams, params: URLSearchParams): ListCriteria['filters'] {
  const filters = Object.entries(filterBy).flatMap(([param, filter]) => {
    const text = params.get(param);
    const value = text === null ? undefined : readFilter(filter, cleanCode(text));
    return value === undefined ? [] : [[param, value] as const];
  });
  return Object.fromEntries(filters);
}

const DAYS = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/;

function readFilter(filter: RowFilter<never>, text: string): string | undefined {
  if (filter.kind === 'text') return toKeyText(text);
  const options = getFilterOptions(filter);
  if (options) return options.find((option) => toMatchKey(option) === toMatchKey(text));
  if (filter.kind === 'range' && filter.valueType === 'time' && findDatePreset(text)) return text;
  if (filter.kind !== 'range' || !parseRange(text, filter.valueType)) return undefined;
  return filter.valueType === 'time' && !DAYS.test(text) ? undefined : text;
}

function readSort({ sortBy }: ListParams, text: string | null): Sort | undefined {
  const [column, direction] = text?.split('.') ?? [];
  if (column === undefined || !Object.hasOwn(sortBy, column)) return undefined;
  return direction === 'ascending' || direction === 'descending' ? { column, direction } : undefined;
}
