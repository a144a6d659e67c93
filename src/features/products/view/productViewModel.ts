import type { Product } from '#contract/products/product.ts';
import { trimInvisible } from '#contract/text/cleanText.ts';
import { parseTime } from '#contract/time/parseTime.ts';

export type ViewFailure =
  | { reason: 'notFound' }
  /** The status text, such as 'Internal Server Error', or the status number. */
  | { reason: 'refused'; statusText: string }
  | { reason: 'unanswered' }
  | { reason: 'noData' };

/** The states of the product page. */
export type ProductViewState =
  | { status: 'loading' }
  | ({ status: 'failed' } & ViewFailure)
  | { status: 'shown'; product: Product };

type CallFailure =
  | { kind: 'refused'; status: number; statusText: string }
  | { kind: 'unreachable' }
  | { kind: 'unreadable' };

export function toViewFailure(failure: CallFailure | undefined): ViewFailure {
  if (failure?.kind !== 'refused') return { reason: 'unanswered' };
  const { status, statusText } = failure;
  // HTTP/2 has no status text, so the number is shown.
  return status === 404
    ? { reason: 'notFound' }
    : { reason: 'refused', statusText: statusText || `${status}` };
}

/** Returns the number of reviews, sent as a number or as a list. */
export const getReviewCount = ({ reviews }: Product): number | undefined =>
  Array.isArray(reviews) ? reviews.length : reviews;

/** Returns the date of publication, or of creation if unpublished. */
export function getShownDate({
  publishedDate,
  createdAt,
}: Product): { kind: 'published' | 'created'; iso: string } | undefined {
  if (isDate(publishedDate)) return { kind: 'published', iso: publishedDate };
  if (isDate(createdAt)) return { kind: 'created', iso: createdAt };
  return undefined;
}

const isDate = (iso: string | undefined): iso is string => !Number.isNaN(parseTime(iso));

/** Returns the trimmed entries of a list, without empty ones and duplicates. */
export const getDistinctEntries = (list: readonly string[] | undefined): string[] => [
  ...new Set(list?.map(trimInvisible).filter((entry) => entry !== '')),
];
