import { parseStatus } from '#contract/orders/orderValues.ts';
import { capitalize, truncateText } from '#contract/text/graphemes.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Messages } from '#languages/messages.ts';

/** Converts a code to text: 'out_for_delivery' becomes 'Out for delivery'. */
export const humanize = (code: string): string => capitalize(code.replaceAll(/[_\s]+/g, ' ').trim(), 'en');

/** Returns the label of an order's status, known or not; undefined if there is none. */
export function formatStatus(
  labels: Messages['orders']['statusLabels'],
  code: string | undefined,
): string | undefined {
  const status = parseStatus(code);
  if (status) return labels[status];
  const unknown = trimToUndefined(code);
  return unknown && humanize(unknown);
}

/** Length of a shortened id, in characters. */
export const SHORT_ID_LENGTH = 8;

/** Shortens an id to eight characters and an ellipsis. */
export const shortenId = (id: string): string =>
  id.length > SHORT_ID_LENGTH ? `${truncateText(id, SHORT_ID_LENGTH)}…` : id;

const INVOICE_DIGITS = 5;

/** Formats the number of an invoice: INV-00042. */
export const formatInvoiceNumber = ({ number }: { number: number }): string =>
  `INV-${String(number).padStart(INVOICE_DIGITS, '0')}`;
