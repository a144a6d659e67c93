import { timeOf } from '#features/dateModel.ts';
import { type Order, ORDER_STATUSES, type OrderStatus } from '#contract/order.ts';
import { statusOf } from '../orderModel.ts';

export const PAGE_SIZES = [5, 10, 25, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export const STATUS_FILTERS = ['all', ...ORDER_STATUSES] as const;
export type StatusFilter = 'all' | OrderStatus;

export const SORT_COLUMNS = ['total', 'status', 'date'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];
export type Sort = { column: SortColumn; direction: 'ascending' | 'descending' };

/** What the administrator asked to see. `page` counts from 1 and may lie beyond the last: it is shown as the last. */
export type Criteria = {
  search: string;
  status: StatusFilter;
  page: number;
  pageSize: PageSize;
  sort?: Sort | undefined;
};

export const everything: Criteria = { search: '', status: 'all', page: 1, pageSize: 10 };

/** Takes what was asked for anew; what is not named stays. */
export type OnCriteria = (change: Partial<Criteria>) => void;

/** Looking for something else begins at the first page again. */
export const lookingFor = (change: Partial<Pick<Criteria, 'search' | 'status'>>): Partial<Criteria> => ({
  ...change,
  page: 1,
});

export const isNarrowed = ({ search, status }: Criteria): boolean => search.trim() !== '' || status !== 'all';

export type OrdersPage = {
  rows: readonly Order[];
  /** The page that is shown, after a number beyond the last became the last. */
  page: number;
  pages: number;
  range: { start: number; end: number; total: number };
};

/** Everything the orders table can be showing; `among` counts all orders, found or not. */
export type OrdersState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'noMatch'; among: number }
  | ({ status: 'listed'; among: number } & OrdersPage);

/** In three steps, so that each can be remembered: typing need not sort again, nor paging search again. */
export function ordersOf(orders: readonly Order[], criteria: Criteria): OrdersState {
  return pageOf(matchingOf(orders, sequenceOf(orders, criteria.sort), criteria), criteria, orders.length);
}

export function pageOf(
  matching: readonly Order[],
  { page, pageSize }: Pick<Criteria, 'page' | 'pageSize'>,
  among: number,
): OrdersState {
  if (matching.length === 0) return { status: 'noMatch', among };
  const pages = Math.ceil(matching.length / pageSize);
  const shown = Math.min(Math.max(page, 1), pages);
  const first = (shown - 1) * pageSize;
  const rows = matching.slice(first, first + pageSize);
  const range = { start: first + 1, end: first + rows.length, total: matching.length };
  return { status: 'listed', among, rows, page: shown, pages, range };
}

/** Places in the list, in the order in which they are shown; undefined is the server's order. */
export type Sequence = readonly number[] | undefined;

/** Search is a case-insensitive part of the product's name or of either id, the ellipsis of a short one forgiven. */
export function matchingOf(
  orders: readonly Order[],
  sequence: Sequence,
  { search, status }: Pick<Criteria, 'search' | 'status'>,
): readonly Order[] {
  const term = search.trim().replace(/…$/, '').toLowerCase();
  const inSequence = sequence ? sequence.map((place) => orders[place]!) : orders;
  if (term === '' && status === 'all') return inSequence;
  const texts = term === '' ? undefined : searchableIn(orders);
  return inSequence.filter(
    (one, index) =>
      (status === 'all' || statusOf(one) === status) &&
      (!texts || texts[sequence ? sequence[index]! : index]!.includes(term)),
  );
}

const searchable = new WeakMap<readonly Order[], readonly string[]>();

/** What a search looks at, kept for as long as the list is: of 100,000 orders it costs more than all the looking. */
function searchableIn(orders: readonly Order[]): readonly string[] {
  const known = searchable.get(orders);
  if (known) return known;
  const texts = orders.map(({ _id, product, orderDetails }) =>
    `${product?.name ?? ''}\n${_id}\n${orderDetails?.orderId ?? ''}`.toLowerCase(),
  );
  searchable.set(orders, texts);
  return texts;
}

const sortKey: Record<SortColumn, (order: Order) => number> = {
  total: (one) => one.totalAmount ?? Number.NaN,
  status: (one) => {
    const status = statusOf(one);
    return status === undefined ? Number.NaN : ORDER_STATUSES.indexOf(status);
  },
  date: (one) => timeOf(one.createdAt),
};

/** Rows without a value stand last in either direction; equal rows keep the server's order. */
export function sequenceOf(orders: readonly Order[], sort: Sort | undefined): Sequence {
  if (!sort) return undefined;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const key = sortKey[sort.column];
  const keys = Float64Array.from(orders, (one) => {
    const value = key(one);
    return Number.isNaN(value) ? sign * Infinity : value;
  });
  return orders
    .map((_, place) => place)
    .toSorted((first, second) => sign * (keys[first]! - keys[second]!) || 0);
}

/** A press on a column's head: ascending, descending, then the server's order again. */
export function nextSort(sort: Sort | undefined, column: SortColumn): Sort | undefined {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}
