import * as z from 'zod/mini';
import { type QueryErrorCode, wholeNumber } from '../query.ts';
import { optional } from './optional.ts';

/** Maximum number of rows on a page. */
export const MAX_STORE_PAGE_SIZE = 100;

/** Parameters of the Store API's lists. */
export const storePageFields = {
  /** Starts at 1. A page beyond the last returns the last. */
  page: z._default(optional(wholeNumber(1, Number.MAX_SAFE_INTEGER, 'pageNumber')), 1),
  pageSize: z._default(
    optional(wholeNumber(1, MAX_STORE_PAGE_SIZE, 'storePageSize' satisfies QueryErrorCode)),
    20,
  ),
};
