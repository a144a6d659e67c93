import { memo } from 'react';
import type { Order, OrderStatus } from '#contract/order.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { statusLabelOf } from '../orderCopy.ts';
import { statusOf, words } from '../orderModel.ts';
import { OrderStatusBadge } from '../OrderStatusBadge.tsx';
import { Moment } from './Moment.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { orderDetailCopy as copy } from './orderDetailCopy.ts';
import { isChanging, type OrderDetailState } from './orderDetailModel.ts';
import { OrderDialogFoot } from './OrderDialogFoot.tsx';
import './orderPrint.css';
import { StatusChoice } from './StatusChoice.tsx';

export type ShownOrder = Extract<OrderDetailState, { status: 'shown' | 'hidden' }>;

export type OrderDialogActions = {
  onClose: () => void;
  onStep: (id: string) => void;
  onCopy: (id: string) => void;
  onPrint: () => void;
  /** Changing the status: begin, choose, leave it as it was, save. */
  onChange: () => void;
  onChoose: (status: OrderStatus) => void;
  onCancel: () => void;
  onSave: () => void;
  /** Asks once more for what the status has been. */
  onRetryHistory: () => void;
};

export type OrderDialogProps = OrderDialogActions & { state: OrderDetailState };

/** One order, whole, over the table it came from. */
export function OrderDialog({ state, ...actions }: OrderDialogProps) {
  switch (state.status) {
    case 'closed':
      return null;
    case 'notFound':
      return (
        <Dialog
          title={copy.notFound}
          description={<span className="wrap-anywhere">{copy.notFoundText(state.id)}</span>}
          onClose={actions.onClose}
          footer={<Button onClick={actions.onClose}>{copy.close}</Button>}
        />
      );
    case 'shown':
    case 'hidden':
      return <ShownOrderDialog shown={state} {...actions} />;
    default:
      return state satisfies never;
  }
}

function ShownOrderDialog({ shown, ...actions }: OrderDialogActions & { shown: ShownOrder }) {
  const { status, order, place, update, history } = shown;
  return (
    <Dialog
      visibility={status}
      size="lg"
      className={status === 'shown' ? 'order-sheet' : undefined}
      closing={update.status === 'saving' ? 'blocked' : 'allowed'}
      // While a status is being chosen, Escape and the cross take back the choice and not the whole order.
      onClose={isChanging(update) ? actions.onCancel : actions.onClose}
      closeLabel={update.status === 'choosing' ? copy.cancelChange : copy.close}
      closeBlockedReason={update.status === 'saving' ? copy.saving : undefined}
      title={<Title order={order} />}
      description={<Origin order={order} />}
      footer={<OrderDialogFoot {...{ order, place, update }} {...actions} />}
    >
      <OrderDetail
        order={order}
        history={history}
        onRetryHistory={actions.onRetryHistory}
        choice={
          'chosen' in update && (
            <StatusChoice
              chosen={update.chosen ?? statusOf(order)}
              onChoose={actions.onChoose}
              disabledReason={update.status === 'saving' ? copy.saving : undefined}
            />
          )
        }
      />
    </Dialog>
  );
}

// Memos, as are the other parts: a dialog that comes to be seen is not drawn again.

const Title = memo(function Title({ order }: { order: Order }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        {copy.title}{' '}
        <bdi className="font-mono font-medium tracking-tight max-[22.5rem]:text-sm">{order._id}</bdi>
      </span>
      {statusLabelOf(order) && <OrderStatusBadge order={order} />}
    </span>
  );
});

/** When it was placed, and the number it has elsewhere, which the search finds too. */
const Origin = memo(function Origin({ order: { createdAt, orderDetails } }: { order: Order }) {
  const number = words(orderDetails?.orderId);
  return (
    <span className="flex flex-wrap gap-x-4 text-sm wrap-anywhere tabular-nums">
      <span>
        {copy.placed} <Moment iso={createdAt} />
      </span>
      {number && <bdi className="font-mono text-xs leading-5">{number}</bdi>}
    </span>
  );
});
