import { paths } from '#features/paths.ts';
import {
  type Criteria,
  everything,
  PAGE_SIZES,
  SORT_COLUMNS,
  type Sort,
  STATUS_FILTERS,
} from './ordersModel.ts';

// What the table shows, and which order is open over it, lives in the address, so that reload, Back and a shared link
// show the same. Anything that can't be understood reads as if it were not there.

/** `?q=lamp&status=pending&page=2&rows=25&sort=total.descending` */
export function criteriaIn(params: URLSearchParams): Criteria {
  const page = Number(params.get('page'));
  const rows = Number(params.get('rows'));
  return {
    search: params.get('q') ?? everything.search,
    status: STATUS_FILTERS.find((one) => one === params.get('status')) ?? everything.status,
    page: Number.isInteger(page) && page > 0 ? page : everything.page,
    pageSize: PAGE_SIZES.find((one) => one === rows) ?? everything.pageSize,
    sort: sortIn(params.get('sort')),
  };
}

/** The other way round; what is as always is left out, and what is not the table's stays. */
export function withCriteria(params: URLSearchParams, criteria: Criteria): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value);
  put('q', criteria.search, everything.search);
  put('status', criteria.status, everything.status);
  put('page', String(criteria.page), String(everything.page));
  put('rows', String(criteria.pageSize), String(everything.pageSize));
  put('sort', criteria.sort ? `${criteria.sort.column}.${criteria.sort.direction}` : '', '');
  return next;
}

const OPEN = 'order';

/** The order that is open over the table. */
export const openIn = (params: URLSearchParams): string | undefined => params.get(OPEN) || undefined;

export function withOpen(params: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id === undefined) next.delete(OPEN);
  else next.set(OPEN, id);
  return next;
}

/** The address of one order, for who opens it elsewhere. */
export const orderHref = (id: string): string => `${paths.orders}?${withOpen(new URLSearchParams(), id)}`;

function sortIn(text: string | null): Sort | undefined {
  const [name, direction] = text?.split('.') ?? [];
  const column = SORT_COLUMNS.find((one) => one === name);
  if (!column || (direction !== 'ascending' && direction !== 'descending')) return undefined;
  return { column, direction };
}
