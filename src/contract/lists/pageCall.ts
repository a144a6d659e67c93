import * as z from 'zod/mini';
import { nullish } from '../wire/lenient.ts';
import type { OptionCounts } from './listCriteria.ts';

/** Capability of a backend that returns lists page by page, and single orders by id. */
export const PAGED_LISTS_CAPABILITY = 'list.paged';

/** In rows. */
export const MAX_PAGE_SIZE = 1000;
/** In UTF-16 code units. */
export const MAX_SEARCH_LENGTH = 1000;

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
