import type { ListedProduct } from '#contract/listedProduct.ts';
import { percentOff, pricesOf } from '../productModel.ts';

export const PAGE_SIZES = [10, 20, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export const FILTER_CATEGORIES = [
  'All',
  'Electronics',
  'Fashion',
  'Food & Health',
  'Home',
  'Sports',
  'Travel',
  'Vehicles',
  'Others',
] as const;
export type FilterCategory = (typeof FILTER_CATEGORIES)[number];

export const SORT_COLUMNS = ['product', 'category', 'price', 'stock', 'discount'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];
export type Sort = { column: SortColumn; direction: 'ascending' | 'descending' };

/** What the administrator asked to see. `page` counts from 1 and may lie beyond the last: it is shown as the last. */
export type Criteria = {
  search: string;
  category: FilterCategory;
  page: number;
  pageSize: PageSize;
  sort?: Sort | undefined;
};

/** Asks for a change of what is shown; what is not named stays. */
export type OnCriteria = (change: Partial<Criteria>) => void;

export const everything: Criteria = { search: '', category: 'All', page: 1, pageSize: 10 };

export type InventoryPage = {
  rows: readonly ListedProduct[];
  /** The page that is shown, after a number beyond the last became the last. */
  page: number;
  range: { start: number; end: number; total: number };
  hasPrevious: boolean;
  hasNext: boolean;
};

/** Everything the inventory table can be showing. One of these, never two at once. */
export type InventoryState =
  | { status: 'loading' }
  /** `text` says what went wrong, as the toast does. */
  | { status: 'failed'; text: string }
  | { status: 'noMatch' }
  | ({ status: 'listed' } & InventoryPage);

/** In three steps, so that each can be remembered: typing need not sort again, nor paging search again. */
export function inventoryOf(products: readonly ListedProduct[], criteria: Criteria): InventoryState {
  return pageOf(matchingOf(products, orderOf(products, criteria.sort), criteria), criteria);
}

/** Places in the list, in the order in which they are shown; undefined is the server's order. */
export type Order = readonly number[] | undefined;

/** Category without case, search as a case-insensitive part of the name. */
export function matchingOf(
  products: readonly ListedProduct[],
  order: Order,
  { search, category }: Pick<Criteria, 'search' | 'category'>,
): readonly ListedProduct[] {
  const term = search.trim().toLowerCase();
  const wanted = category.toLowerCase();
  const inOrder = order ? order.map((place) => products[place]!) : products;
  if (term === '' && category === 'All') return inOrder;
  const names = term === '' ? undefined : lowerNamesOf(products);
  return inOrder.filter(
    (one, index) =>
      (category === 'All' || one.category?.toLowerCase() === wanted) &&
      (!names || names[order ? order[index]! : index]!.includes(term)),
  );
}

const lowerNames = new WeakMap<readonly ListedProduct[], readonly string[]>();

/** What a search looks at, kept for as long as the list is: of 100,000 names it costs more than the looking. */
function lowerNamesOf(products: readonly ListedProduct[]): readonly string[] {
  const known = lowerNames.get(products);
  if (known) return known;
  const made = products.map(({ name = '' }) => name.toLowerCase());
  lowerNames.set(products, made);
  return made;
}

export function pageOf(
  matching: readonly ListedProduct[],
  { page, pageSize }: Pick<Criteria, 'page' | 'pageSize'>,
): InventoryState {
  if (matching.length === 0) return { status: 'noMatch' };
  const last = Math.ceil(matching.length / pageSize);
  const shown = Math.min(Math.max(page, 1), last);
  const first = (shown - 1) * pageSize;
  const rows = matching.slice(first, first + pageSize);
  return {
    status: 'listed',
    rows,
    page: shown,
    range: { start: first + 1, end: first + rows.length, total: matching.length },
    hasPrevious: shown > 1,
    hasNext: shown < last,
  };
}

const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

const sortKey: Record<SortColumn, (product: ListedProduct) => string | number | undefined> = {
  product: (one) => one.name,
  category: (one) => one.category,
  price: (one) => pricesOf(one).pays,
  stock: (one) => one.stock,
  discount: (one) => percentOff(one) ?? 0,
};

/** Rows without a value stand last in either direction; equal rows keep the server's order. */
export function orderOf(products: readonly ListedProduct[], sort: Sort | undefined): Order {
  if (!sort) return undefined;
  const keys = products.map(sortKey[sort.column]);
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return products
    .map((_, place) => place)
    .toSorted((first, second) => {
      const [a, b] = [keys[first], keys[second]];
      if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
      return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(`${a}`, `${b}`));
    });
}

/** A press on a column's head: ascending, descending, then the server's order again. */
export function nextSort(sort: Sort | undefined, column: SortColumn): Sort | undefined {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}
