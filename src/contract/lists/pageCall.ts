import * as z from 'zod/mini';
import type { OptionCounts } from './countOptions.ts';
import { type ExpectedValue, wholeNumber } from '../query.ts';
import { nullish } from '../wire/lenient.ts';
import { type ListCriteria, SORT_DIRECTIONS } from './listCriteria.ts';
import { isInstantRange, parseRange } from './ranges.ts';

/** The capability of a backend that answers lists page by page, searched, filtered and sorted, and single orders. */
export const LIST_PAGED = 'list.paged';

/**
 * The capability of a backend whose pages know all filters of a list and count its options. One that has `list.paged` alone
 * knows `category` and `status`: then the app offers no other filter.
 */
export const LIST_FILTERED = 'list.filtered';

/**
 * The capability of a backend whose pages of orders also know the filters by what a report adds up: category, place, product and
 * whether an order counts in the revenue; and the sorts by product, customer, location and payment. One without it is asked by
 * none of them.
 */
export const LIST_GROUPED = 'list.grouped';

/** A list of more rows than this is asked for page by page where the backend can do that; others are asked for whole. */
export const LONG_LIST_ROWS = 5000;

export const PAGE_SIZE_MAX = 100;
export const SEARCH_MAX = 1000;
const CURSOR_MAX = 4000;
const DEFAULT_PAGE_SIZE = 10;

export const upTo = (most: number) => z.string().check(z.maxLength(most));

/** Parameters of filters by a range. */
export const numberRange = z
  .string()
  .check(z.refine((text) => parseRange(text, 'number') !== undefined, 'numberRange' satisfies ExpectedValue));
export const timeRange = z.string().check(z.refine(isInstantRange, 'timeRange' satisfies ExpectedValue));

/** What every paged list can be asked; a list adds its `sort`, the id of a column, and its filters. */
export const pageQuery = {
  search: z._default(upTo(SEARCH_MAX), ''),
  direction: z._default(z.enum(SORT_DIRECTIONS), 'ascending'),
  /** Counts from 1. A page beyond the last is answered as the last. */
  page: z._default(wholeNumber(1, Number.MAX_SAFE_INTEGER, 'pageNumber'), 1),
  pageSize: z._default(wholeNumber(1, PAGE_SIZE_MAX, 'pageSize'), DEFAULT_PAGE_SIZE),
  /**
   * From `next` or `previous` of an answer with the same search, filters, sort and page size: a faster way to the page
   * that `page` names, and one that neither repeats nor skips a row when others have been added meanwhile.
   */
  cursor: z.optional(upTo(CURSOR_MAX)),
};

const count = z.object({ count: z.number(), precision: z.enum(['exact', 'estimate']) });
/** A number of rows. Up to 10,000 it is exact, beyond that it may be an estimate. */
export type RowCount = z.output<typeof count>;

const optionCounts = nullish(z.custom<OptionCounts>((counts) => typeof counts === 'object'));

/** What every answer says beside its rows. */
export const pageFields = {
  /** The page that these rows are. */
  page: z.number(),
  /** How many rows match search and filters. */
  matches: count,
  /** How many rows the store has. */
  totalCount: count,
  /** The cursor of the next page, and of the one before; missing where there is none, or where a page is found without. */
  next: nullish(z.string()),
  previous: nullish(z.string()),
  /** How many rows of the whole list each option of a filter has, by the filter's parameter; beside `list.filtered`. */
  optionCounts,
  /**
   * How many rows each option would show with search and the other filters as they are; `all` is the number without that filter. A
   * backend leaves out what takes too long to count, and everything where nothing is searched or filtered.
   */
  facetCounts: optionCounts,
  /** Changes with every write to the list. */
  revision: z.number(),
};

type PageQuery = {
  search: string;
  direction: (typeof SORT_DIRECTIONS)[number];
  page: number;
  pageSize: number;
  sort?: string | undefined;
};

/** Reads a query as the criteria of a list. `filters` are the names of its filters. */
export function toListCriteria<Query extends PageQuery>(
  query: Query,
  filters: readonly (keyof Query & string)[],
): ListCriteria {
  const { search, page, pageSize, sort: column, direction } = query;
  const chosen = filters.map((name) => [name, query[name]]).filter(([, value]) => value !== undefined);
  const sort = column === undefined ? undefined : { column, direction };
  return { search, filters: Object.fromEntries(chosen), page, pageSize, sort };
}
