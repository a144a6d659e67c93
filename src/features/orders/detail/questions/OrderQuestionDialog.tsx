import { Ban } from 'lucide-react';
import { useState } from 'react';
import { getStatus } from '#contract/orders/orderValues.ts';
import { getPaymentState } from '#contract/orders/payment.ts';
import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { getReturn } from '../orderChange.ts';
import type { OrderQuestionProps } from './orderQuestion.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { StockChoice } from './StockChoice.tsx';
import { TrackingDialog } from './TrackingDialog.tsx';

/** What is asked before a change. Loaded on demand. */
export function OrderQuestionDialog(props: OrderQuestionProps) {
  const { question } = props;
  switch (question) {
    case 'cancel':
      return <CancelOrderDialog {...props} />;
    case 'dispatch':
    case 'tracking':
      return <TrackingDialog {...props} question={question} />;
    case 'paid':
    case 'refunded':
      return <PaymentDialog {...props} status={question} />;
    default:
      return question satisfies never;
  }
}

/** Asks before the order is cancelled, and says what that means. */
function CancelOrderDialog({ order, offers, onChange, onDismissQuestion }: OrderQuestionProps) {
  const { cancelQuestion } = useMessages('orders');
  const t = useMessages('orderDetail').cancelOrder;
  const back = offers.stock === 'offered' ? getReturn(order, 'cancel') : undefined;
  const [putsBack, setPutsBack] = useState(back?.byDefault ?? false);
  const hints = [
    getStatus(order) === 'delivered' && t.delivered,
    getPaymentState(order) === 'paid' && t.paid,
  ].filter((hint) => hint !== false);
  return (
    <ConfirmDialog
      state="confirming"
      tone="critical"
      icon={<Ban />}
      title={t.title}
      text={[cancelQuestion.text(1), ...hints].join(' ')}
      confirmLabel={t.confirm}
      busyLabel={t.confirm}
      cancelLabel={cancelQuestion.dismiss}
      onConfirm={() =>
        onChange({
          kind: 'status',
          status: 'cancelled',
          from: order.orderDetails?.orderStatus,
          stock: putsBack ? 'return' : undefined,
        })
      }
      onCancel={onDismissQuestion}
    >
      {back && <StockChoice pieces={back.pieces} checked={putsBack} onChange={setPutsBack} />}
    </ConfirmDialog>
  );
}
