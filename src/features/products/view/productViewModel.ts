import type { Product } from '#contract/products/product.ts';
import { parseTime } from '#contract/time/parseTime.ts';

/** Why there is no product to show. */
export type ViewFailure =
  | { reason: 'notFound' }
  /** The store's own word for what went wrong: 'Internal Server Error', or the number where it sent none. */
  | { reason: 'refused'; statusText: string }
  | { reason: 'unanswered' }
  | { reason: 'noData' };

/** Everything the product view can be showing. */
export type ProductViewState =
  | { status: 'loading' }
  | ({ status: 'failed' } & ViewFailure)
  | { status: 'shown'; product: Product };

/** The failures of a call that this screen tells apart. */
type CallFailure =
  | { kind: 'refused'; status: number; statusText: string }
  | { kind: 'unreachable' }
  | { kind: 'unreadable' };

export function toViewFailure(failure: CallFailure | undefined): ViewFailure {
  if (failure?.kind !== 'refused') return { reason: 'unanswered' };
  const { status, statusText } = failure;
  // HTTP/2 has no status text: the number says it then.
  return status === 404
    ? { reason: 'notFound' }
    : { reason: 'refused', statusText: statusText || `${status}` };
}

/** Returns the number of reviews. A store gives the number, or the reviews. */
export const getReviewCount = ({ reviews }: Product): number | undefined =>
  Array.isArray(reviews) ? reviews.length : reviews;

/** Returns the date of publication, or, before that, of creation. */
export function getShownDate({
  publishedDate,
  createdAt,
}: Product): { kind: 'published' | 'created'; iso: string } | undefined {
  if (isDate(publishedDate)) return { kind: 'published', iso: publishedDate };
  if (isDate(createdAt)) return { kind: 'created', iso: createdAt };
  return undefined;
}

const isDate = (iso: string | undefined): iso is string => !Number.isNaN(parseTime(iso));

/** Returns the entries of a list, trimmed, without empty ones and without duplicates. */
export const getDistinctEntries = (list: readonly string[] | undefined): string[] => [
  ...new Set(list?.map((one) => one.trim()).filter((one) => one !== '')),
];
