import {
  type Criteria,
  everything,
  FILTER_CATEGORIES,
  PAGE_SIZES,
  SORT_COLUMNS,
  type Sort,
} from './inventoryModel.ts';

// What the table shows lives in the address, so that reload, Back and a shared link show the same rows. Anything that
// can't be understood reads as if it were not there.

/** `?q=lamp&category=Home&page=2&rows=20&sort=price.descending` */
export function criteriaIn(params: URLSearchParams): Criteria {
  const category = params.get('category');
  const page = Number(params.get('page'));
  const rows = Number(params.get('rows'));
  return {
    search: params.get('q') ?? everything.search,
    category:
      FILTER_CATEGORIES.find((one) => one.toLowerCase() === category?.toLowerCase()) ?? everything.category,
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
  put('category', criteria.category, everything.category);
  put('page', String(criteria.page), String(everything.page));
  put('rows', String(criteria.pageSize), String(everything.pageSize));
  put('sort', criteria.sort ? `${criteria.sort.column}.${criteria.sort.direction}` : '', '');
  return next;
}

function sortIn(text: string | null): Sort | undefined {
  const [name, direction] = text?.split('.') ?? [];
  const column = SORT_COLUMNS.find((one) => one === name);
  if (!column || (direction !== 'ascending' && direction !== 'descending')) return undefined;
  return { column, direction };
}
