import type { Product } from '#contract/product.ts';
import { timeOf } from '#features/dateModel.ts';

/** Why there is no product to show. */
export type ViewFailure =
  | { reason: 'notFound' }
  /** The store's own word for what went wrong: 'Internal Server Error', or the number where it sent none. */
  | { reason: 'refused'; statusText: string }
  | { reason: 'unanswered' }
  | { reason: 'noData' };

/** Everything the product view can be showing. */
export type ProductViewState =
  { status: 'loading' } | ({ status: 'failed' } & ViewFailure) | { status: 'shown'; product: Product };

/** How a call can fail, as far as this screen tells it apart. */
type CallFailure =
  { kind: 'refused'; status: number; statusText: string } | { kind: 'unreachable' } | { kind: 'unreadable' };

export function viewFailureOf(failure: CallFailure | undefined): ViewFailure {
  if (failure?.kind !== 'refused') return { reason: 'unanswered' };
  const { status, statusText } = failure;
  // HTTP/2 has no status text: the number says it then.
  return status === 404
    ? { reason: 'notFound' }
    : { reason: 'refused', statusText: statusText || `${status}` };
}

/** A store gives the number of reviews, or the reviews. */
export const reviewCountOf = ({ reviews }: Product): number | undefined =>
  Array.isArray(reviews) ? reviews.length : reviews;

/** When it was published, or, before that, when it was created. */
export function dateOf({
  publishedDate,
  createdAt,
}: Product): { kind: 'published' | 'created'; iso: string } | undefined {
  if (isDate(publishedDate)) return { kind: 'published', iso: publishedDate };
  if (isDate(createdAt)) return { kind: 'created', iso: createdAt };
  return undefined;
}

const isDate = (iso: string | undefined): iso is string => !Number.isNaN(timeOf(iso));

/** What is written in a list, without blanks and without saying anything twice. */
export const saidIn = (list: readonly string[] | undefined): string[] => [
  ...new Set(list?.map((one) => one.trim()).filter((one) => one !== '')),
];
