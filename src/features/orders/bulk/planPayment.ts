import type { PaymentByHand } from '#contract/orders/orderEvents.ts';
import { canChangePayment, getPaymentCode, getPaymentState } from '#contract/orders/payment.ts';
import type { Messages } from '#languages/messages.ts';
import { humanize } from '#features/format/formatOrder.ts';
import type { SelectableRow, SelectedOrder } from '#features/list/selection.ts';

type PaymentLabels = Messages['orders']['orderFilters']['payment']['options'];

/** The selected orders whose payment can change, and how many can't, by the label of their present payment. */
export type PaymentPlan = {
  rows: readonly SelectableRow[];
  skipped: ReadonlyMap<string, number>;
};

/** Separates the orders whose payment can change. The Store API allows the same changes. */
export function planPayment(
  labels: PaymentLabels,
  rows: readonly SelectableRow[],
  to: PaymentByHand,
): PaymentPlan {
  const [possible, skipped]: [SelectableRow[], Map<string, number>] = [[], new Map()];
  for (const row of rows) {
    if (!row.order || canChangePayment(row.order, to)) {
      possible.push(row);
      continue;
    }
    const label = getLabel(labels, row.order);
    skipped.set(label, (skipped.get(label) ?? 0) + 1);
  }
  return { rows: possible, skipped };
}

function getLabel(labels: PaymentLabels, order: SelectedOrder): string {
  const state = getPaymentState(order) ?? 'pending';
  return state === 'other' ? humanize(getPaymentCode(order) ?? '') : labels[state];
}
