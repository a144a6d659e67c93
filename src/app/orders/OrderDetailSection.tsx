import { useState } from 'react';
import type { Order } from '#contract/orders/order.ts';
import { findPosition } from '#features/orders/detail/orderDetailModel.ts';
import { type OrderActions, OrderDialogSection } from './OrderDialogSection.tsx';

export type OrderDetailSectionProps = OrderActions & {
  id: string;
  orders: readonly Order[];
  /** The orders that match the search and the filter, in the table's order. */
  matching: readonly Order[];
};

/** The open order, and the way from it to its neighbours, where all orders are held. */
export function OrderDetailSection({ id, orders, matching, ...actions }: OrderDetailSectionProps) {
  // The orders that matched when the dialog opened: one that an update takes out of the filter doesn't end the walk.
  const [walk] = useState(matching);
  const order = orders.find((one) => one._id === id);
  return (
    <OrderDialogSection
      {...actions}
      id={id}
      found={order ? { status: 'found', order } : { status: 'notFound' }}
      position={findPosition(walk, id)}
    />
  );
}
