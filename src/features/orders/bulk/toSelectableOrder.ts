import type { Order } from '#contract/orders/order.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Messages } from '#languages/messages.ts';
import type { SelectableRow } from '#features/list/selection.ts';
import { formatStatus, shortenId } from '#features/format/formatOrder.ts';

/** Returns the data of a selected order. */
export function toSelectableOrder(
  { order: t, statusLabels }: Messages['orders'],
  { _id, product, orderDetails, paymentDetails, quantity, stock }: Order,
): SelectableRow {
  const details = [
    trimToUndefined(product?.name) ?? t.unnamedProduct,
    formatStatus(statusLabels, orderDetails?.orderStatus),
  ];
  return {
    id: _id,
    name: t.named(shortenId(_id)),
    detail: details.filter((detail) => detail !== undefined).join(' · '),
    order: { _id, product: { _id: product?._id }, orderDetails, paymentDetails, quantity, stock },
  };
}
