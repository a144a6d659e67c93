import { useMemo, useState } from 'react';
import type { Order } from '#contract/order.ts';
import { UPDATE_ORDER_STATUS } from '#contract/orderStatus.ts';
import { type OrderDetailState, placeOf } from '#features/orders/detail/orderDetailModel.ts';
import { OrderDialog } from '#features/orders/detail/OrderDialog.tsx';
import { useCapability } from './useCapability.ts';
import { useStatusHistory } from './useStatusHistory.ts';
import { useStatusUpdate } from './useStatusUpdate.ts';

export type OrderDetailSectionProps = {
  id: string;
  orders: readonly Order[];
  /** Those that match the search and the filter, in the table's order. */
  matching: readonly Order[];
  onStep: (id: string) => void;
  onClose: () => void;
  onCopy: (id: string) => void;
};

/** The open order, and the way from it to its neighbours. */
export function OrderDetailSection({ id, orders, matching, ...actions }: OrderDetailSectionProps) {
  // Those that matched when the dialog opened: an order that an update takes out of the filter doesn't end the walk.
  const [walk] = useState(matching);
  const { history, retry } = useStatusHistory(id);
  const order = useMemo(() => orders.find((one) => one._id === id), [orders, id]);
  const place = useMemo(() => placeOf(walk, id), [walk, id]);
  const { update, ...changes } = useStatusUpdate(order, useCapability(UPDATE_ORDER_STATUS));
  const state: OrderDetailState = order
    ? { status: 'shown', order, place, update, history }
    : { status: 'notFound', id };
  return (
    <OrderDialog
      state={state}
      {...actions}
      {...changes}
      onRetryHistory={retry}
      onPrint={() => window.print()}
    />
  );
}
