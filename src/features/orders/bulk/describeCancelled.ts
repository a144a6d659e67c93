import { getStatus } from '#contract/orders/orderValues.ts';
import { getPaymentState } from '#contract/orders/payment.ts';
import type { Messages } from '#languages/messages.ts';
import type { SelectableRow } from '#features/list/selection.ts';

/** Returns the orders that a cancellation changes. A cancelled order stays as it is. */
export const getCancellable = (rows: readonly SelectableRow[]): readonly SelectableRow[] =>
  rows.filter(({ order }) => order && getStatus(order) !== 'cancelled');

/** "2 are already paid. 1 is already delivered." */
export function describeCancelled(
  t: Messages['orders']['cancelQuestion'],
  rows: readonly SelectableRow[],
): string {
  const orders = getCancellable(rows).flatMap(({ order }) => order ?? []);
  const paid = orders.filter((order) => getPaymentState(order) === 'paid').length;
  const delivered = orders.filter((order) => getStatus(order) === 'delivered').length;
  const details = [...(paid > 0 ? [t.paid(paid)] : []), ...(delivered > 0 ? [t.delivered(delivered)] : [])];
  return details.length > 0 ? details.join(' ') : t.neither(rows.length);
}
