import { useState } from 'react';
import type { Order } from '#contract/orders/order.ts';
import { findPosition, type OrderDetailState } from '#features/orders/detail/orderDetailModel.ts';
import { OrderDialog } from '#features/orders/detail/OrderDialog.tsx';
import { useStatusHistory } from './useStatusHistory.ts';
import { useStatusUpdate } from './useStatusUpdate.ts';

export type OrderDetailSectionProps = {
  id: string;
  orders: readonly Order[];
  /** The orders that match the search and the filter, in the table's order. */
  matching: readonly Order[];
  onStep: (id: string) => void;
  onClose: () => void;
  onCopy: (id: string) => void;
};

/** The open order, and the way from it to its neighbours. */
export function OrderDetailSection({ id, orders, matching, ...actions }: OrderDetailSectionProps) {
  // The orders that matched when the dialog opened: one that an update takes out of the filter doesn't end the walk.
  const [walk] = useState(matching);
  const order = orders.find((one) => one._id === id);
  const { history, retry } = useStatusHistory(id, order);
  const { update, ...updateActions } = useStatusUpdate(id);
  const state: OrderDetailState = order
    ? { status: 'shown', order, position: findPosition(walk, id), update, history }
    : { status: 'notFound', id };
  return (
    <OrderDialog
      state={state}
      {...actions}
      {...updateActions}
      onRetryHistory={retry}
      onPrint={() => window.print()}
    />
  );
}
