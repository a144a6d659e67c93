import { parseStatus } from '#contract/orders/orderValues.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Words } from '#languages/words.ts';
import { humanize } from './orderModel.ts';

/** Returns the label of a status, one of the five or not; undefined where there is none. */
export function formatStatus(
  labels: Words['orders']['statusLabels'],
  code: string | undefined,
): string | undefined {
  const status = parseStatus(code);
  if (status) return labels[status];
  const unknown = trimToUndefined(code);
  return unknown && humanize(unknown);
}
