import type { ListCriteria, Sort } from '#contract/lists/listCriteria.ts';
import { toKeyText } from '#contract/lists/keyText.ts';
import { toMatchKey } from '#contract/text/matchKey.ts';
import { parseRange } from '#contract/lists/ranges.ts';
import { defaultCriteria } from './defaultCriteria.ts';

// The URL is the only place of a list's state, so that reload, Back and a shared link show the same rows. Anything in it
// that can't be understood reads as if it were not there.

/** A filter in the address: one of its options, of which the first lets every row pass; a range: '10..50'; or any text. */
export type FilterParam = { param: string } & (
  | { options: readonly { value: string }[]; range?: undefined }
  | { range: 'money' | 'days'; options?: undefined }
  | { text: 'any'; options?: undefined; range?: undefined }
);

/** What of a list its address depends on. */
export type ListParams = {
  /** The columns that can be sorted by, as the keys. */
  sortBy: object;
  /** Columns that only some backends with pages can sort by, with the capability that says so. */
  sortNeeds?: Readonly<Record<string, string>> | undefined;
  filters: readonly FilterParam[];
  pageSizes: readonly [number, ...number[]];
  defaultPageSize: number;
};

/** Reads the criteria from a query: `?q=lamp&category=Home&page=2&rows=20&sort=price.descending`. */
export function readCriteria(rules: ListParams, params: URLSearchParams): ListCriteria {
  const defaults = defaultCriteria(rules);
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

/** Writes the criteria into a query. The default is left out, and what is not the list's stays. */
export function writeCriteria(
  rules: ListParams,
  params: URLSearchParams,
  criteria: ListCriteria,
): URLSearchParams {
  const defaults = defaultCriteria(rules);
  const next = new URLSearchParams(params);
  const setParam = (name: string, value: string | undefined, without = '') =>
    value === undefined || value === without ? next.delete(name) : next.set(name, value);
  setParam('q', criteria.search);
  for (const { param } of rules.filters) setParam(param, criteria.filters[param]);
  setParam('page', `${criteria.page}`, `${defaults.page}`);
  setParam('rows', `${criteria.pageSize}`, `${defaults.pageSize}`);
  setParam('sort', criteria.sort && `${criteria.sort.column}.${criteria.sort.direction}`);
  return next;
}

function readFilters({ filters }: ListParams, params: URLSearchParams): ListCriteria['filters'] {
  const values = filters.map((filter): [string, string | undefined] => {
    const text = params.get(filter.param);
    return [filter.param, text === null ? undefined : readFilter(filter, text)];
  });
  return Object.fromEntries(values.filter((one): one is [string, string] => one[1] !== undefined));
}

const DAYS = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/;

function readFilter(filter: FilterParam, text: string): string | undefined {
  if (filter.range === 'days') return DAYS.test(text) && parseRange(text, 'time') ? text : undefined;
  if (filter.range === 'money') return parseRange(text, 'number') && text;
  if (!filter.options) return toKeyText(text);
  const [all, ...narrower] = filter.options.map(({ value }) => value);
  return narrower.find((value) => value !== all && toMatchKey(value) === toMatchKey(text));
}

function readSort({ sortBy }: ListParams, text: string | null): Sort | undefined {
  const [column, direction] = text?.split('.') ?? [];
  if (column === undefined || !Object.hasOwn(sortBy, column)) return undefined;
  return direction === 'ascending' || direction === 'descending' ? { column, direction } : undefined;
}
