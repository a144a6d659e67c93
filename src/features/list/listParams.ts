import type { ListCriteria, Sort } from '#contract/lists/listCriteria.ts';
import { defaultCriteria } from './listModel.ts';

// The URL is the only place of a list's state, so that reload, Back and a shared link show the same rows. Anything in it
// that can't be understood reads as if it were not there.

/** What of a list its address depends on. */
export type ListParams = {
  /** The columns that can be sorted by, as the keys. */
  sortBy: object;
  /** The first option lets every row pass. */
  filters: readonly { param: string; options: readonly { value: string }[] }[];
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
  const values = filters.map(({ param, options }): [string, string | undefined] => {
    const [all, ...narrower] = options.map(({ value }) => value);
    const requested = params.get(param)?.toLowerCase();
    return [param, narrower.find((value) => value !== all && value.toLowerCase() === requested)];
  });
  return Object.fromEntries(values.filter((one): one is [string, string] => one[1] !== undefined));
}

function readSort({ sortBy }: ListParams, text: string | null): Sort | undefined {
  const [column, direction] = text?.split('.') ?? [];
  if (column === undefined || !Object.hasOwn(sortBy, column)) return undefined;
  return direction === 'ascending' || direction === 'descending' ? { column, direction } : undefined;
}
