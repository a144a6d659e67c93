import * as z from 'zod/mini';
import { digitsText, lineText } from '../text/textSchemas.ts';
import { type QueryErrorCode, wholeNumber } from '../query.ts';
import { nullish } from '../wire/lenient.ts';
import type { OptionCounts } from './listCriteria.ts';
import { MAX_KEY_LENGTH } from './keyText.ts';
import { type ListCriteria, SORT_DIRECTIONS } from './listCriteria.ts';
import type { ListRules, RowFilter } from './listRules.ts';
import { isInstantRange, parseRange } from './ranges.ts';

/** Capability of a backend that returns lists page by page, and single orders by id. */
export const PAGED_LISTS_CAPABILITY = 'list.paged';

/** In rows. */
export const MAX_PAGE_SIZE = 1000;
/** In UTF-16 code units. */
export const MAX_SEARCH_LENGTH = 1000;

const textUpTo = (length: number) => lineText.check(z.maxLength(length));

const numberRange = digitsText.check(
  z.refine((text) => parseRange(text, 'number') !== undefined, 'numberRange' satisfies QueryErrorCode),
);
const timeRange = digitsText.check(z.refine(isInstantRange, 'timeRange' satisfies QueryErrorCode));

function toFilterSchema(filter: RowFilter<never>): z.ZodMiniType<string, string> {
  switch (filter.kind) {
    case 'option':
      return z.enum(filter.options);
    case 'level':
      return z.enum(Object.keys(filter.levels));
    case 'text':
      return textUpTo(MAX_KEY_LENGTH);
    case 'range':
      return filter.valueType === 'time' ? timeRange : numberRange;
    default:
      return filter satisfies never;
  }
}

type FilterSchemas<FilterName extends string> = {
  [Name in FilterName]: z.ZodMiniOptional<z.ZodMiniType<string, string>>;
};

/** Returns the query schema of a paged call. */
export function createPageQuery<FilterName extends string>({
  sortBy,
  filterBy,
  defaultPageSize,
}: Pick<ListRules<never, string, FilterName>, 'sortBy' | 'filterBy' | 'defaultPageSize'>) {
  const filters = Object.entries<RowFilter<never>>(filterBy).map(([name, filter]) => [
    name,
    z.optional(toFilterSchema(filter)),
  ]);
  return z.object({
    search: z._default(textUpTo(MAX_SEARCH_LENGTH), ''),
    sort: z.optional<z.ZodMiniType<string, string>>(z.enum(Object.keys(sortBy))),
    direction: z._default(z.enum(SORT_DIRECTIONS), 'ascending'),
    /** Starts at 1. A page beyond the last returns the last. */
    page: z._default(wholeNumber(1, Number.MAX_SAFE_INTEGER, 'pageNumber'), 1),
    pageSize: z._default(wholeNumber(1, MAX_PAGE_SIZE, 'pageSize'), defaultPageSize),
    ...(Object.fromEntries(filters) as FilterSchemas<FilterName>),
  });
}

/** Rows are counted up to this number; beyond it a count is `atLeast`. */
export const MAX_EXACT_COUNT = 10_000;

const count = z.object({ count: z.number(), precision: z.enum(['exact', 'atLeast']) });
/** A number of rows. `atLeast`: counting stopped there, so there may be more. */
export type RowCount = z.output<typeof count>;

const optionCounts = nullish(z.custom<OptionCounts>((counts) => typeof counts === 'object'));

/** Response fields that every paged call has besides the rows. */
export const pageFields = {
  /** Number of the returned page. */
  page: z.number(),
  /** Rows that match the search and the filters. */
  matches: count,
  /** All rows of the list. */
  totalCount: count,
  /** Rows of the whole list per filter option, by the filter's parameter name. */
  optionCounts,
  /**
   * Like `optionCounts`, but only rows that match the search and the other filters. `all` is their total. Missing if
   * there is no search and no filter, or if there are too many rows to count.
   */
  facetCounts: optionCounts,
  /** Changes with every write to the list. */
  revision: z.number(),
};

export type RowPage<Row> = {
  rows: readonly Row[];
  page: number;
  pageSize: number;
  matches: RowCount;
  totalCount: RowCount;
  optionCounts?: OptionCounts | undefined;
  facetCounts?: OptionCounts | undefined;
};

type PageQuery = z.output<ReturnType<typeof createPageQuery<never>>>;

/** Converts the query of a paged call to criteria. */
export function toListCriteria<FilterName extends string>(
  { filterBy }: Pick<ListRules<never, string, FilterName>, 'filterBy'>,
  query: PageQuery & Partial<Record<FilterName, string | undefined>>,
): ListCriteria {
  const { search, page, pageSize, sort: column, direction } = query;
  const filters = (Object.keys(filterBy) as FilterName[]).flatMap((name) => {
    const value = query[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const sort = column === undefined ? undefined : { column, direction };
  return { search, filters: Object.fromEntries(filters), page, pageSize, sort };
}
