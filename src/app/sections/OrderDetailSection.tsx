import { useMemo, useState } from 'react';
import type { Order } from '#contract/order.ts';
import { UPDATE_ORDER_STATUS } from '#contract/orderStatus.ts';
import { type OrderDetailState, placeOf } from '#features/orders/detail/orderDetailModel.ts';
import { OrderDialog } from '#features/orders/detail/OrderDialog.tsx';
import type { DrawnOrder } from './drawnOrder.ts';
import { useCapability } from './useCapability.ts';
import { useStatusHistory } from './useStatusHistory.ts';
import { useStatusUpdate } from './useStatusUpdate.ts';

export type OrderDetailSectionProps = {
  drawn: DrawnOrder;
  orders: readonly Order[];
  /** Those that match the search and the filter, in the table's order. */
  matching: readonly Order[];
  onStep: (id: string) => void;
  onClose: () => void;
  onCopy: (id: string) => void;
};

/** The open order, and the way from it to its neighbours. */
export function OrderDetailSection({ drawn, orders, matching, ...actions }: OrderDetailSectionProps) {
  const { id, as } = drawn;
  // Those that matched when the dialog opened: an order that an update takes out of the filter doesn't end the walk.
  const [walk, setWalk] = useState(matching);
  if (as === 'expected' && walk !== matching) setWalk(matching);
  const order = useMemo(() => orders.find((one) => one._id === id), [orders, id]);
  const { history, retry } = useStatusHistory(id, order, as === 'open' ? 'wanted' : 'notYet');
  const place = useMemo(() => placeOf(walk, id), [walk, id]);
  const { update, ...changes } = useStatusUpdate(order, useCapability(UPDATE_ORDER_STATUS));
  return <OrderDialog state={stateOf()} {...actions} {...changes} onRetryHistory={retry} onPrint={print} />;

  function stateOf(): OrderDetailState {
    if (order) return { status: as === 'open' ? 'shown' : 'hidden', order, place, update, history };
    return as === 'open' ? { status: 'notFound', id } : { status: 'closed' };
  }
}

const print = () => window.print();
