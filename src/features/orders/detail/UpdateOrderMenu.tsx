import { Ban, Check, ChevronDown, Clock, PackageCheck, RotateCw, Truck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { type Order, ORDER_STATUSES, type OrderStatus } from '#contract/orders/order.ts';
import { getStatus } from '#contract/orders/orderValues.ts';
import { getPaymentState } from '#contract/orders/payment.ts';
import type { Messages } from '#languages/messages.ts';
import { Button } from '#ui/button/Button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { ButtonMenu, type MenuItem } from '#ui/menu/Menu.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { getNextStatus, type StatusUpdate } from './orderDetailModel.ts';

export type UpdateOrderActions = {
  /** Saves the status, or asks first if it is `cancelled`. */
  onChooseStatus: (status: OrderStatus) => void;
  onConfirmCancellation: () => void;
  onDismissCancellation: () => void;
  onRetryUpdate: () => void;
};

type UpdateOrderMenuProps = Pick<UpdateOrderActions, 'onChooseStatus'> & {
  order: Order;
  update: StatusUpdate;
  ref: Ref<HTMLButtonElement>;
};

/** The dialog's primary button. Opens the statuses, the likely next one first. */
export function UpdateOrderMenu({ order, update, onChooseStatus, ref }: UpdateOrderMenuProps) {
  const { statusLabels } = useMessages('orders');
  const t = useMessages('orderDetail').dialog;
  const isSaving = update.status === 'saving';
  const isUnavailable = update.status === 'unavailable';
  return (
    <ButtonMenu
      ref={ref}
      // Focused when the dialog opens, because most orders are opened to change their status. A disabled button would
      // show its reason at once.
      data-autofocus={isUnavailable ? undefined : ''}
      variant="primary"
      className="max-sm:flex-1"
      status={isSaving ? 'busy' : 'ready'}
      disabledReason={isUnavailable ? t.updateUnavailable : undefined}
      items={createStatusItems(t, statusLabels, getStatus(order), onChooseStatus)}
    >
      <span>{isSaving ? t.saving : t.update}</span>
      {!isSaving && !isUnavailable && <ChevronDown className="-me-0.75" />}
    </ButtonMenu>
  );
}

/** The icons of the badges. */
const statusIcons: Record<OrderStatus, ReactNode> = {
  pending: <Clock />,
  confirmed: <Check />,
  out_for_delivery: <Truck />,
  delivered: <PackageCheck />,
  cancelled: <Ban />,
};

function createStatusItems(
  t: Messages['orderDetail']['dialog'],
  labels: Messages['orders']['statusLabels'],
  current: OrderStatus | undefined,
  onChoose: (status: OrderStatus) => void,
): MenuItem[] {
  const next = getNextStatus(current);
  return ORDER_STATUSES.toSorted((a, b) => Number(b === next) - Number(a === next)).map((status) => ({
    label: labels[status],
    icon: statusIcons[status],
    tone: status === 'cancelled' ? 'critical' : 'neutral',
    detail: status === next ? t.nextStatus : undefined,
    disabledReason: status === current ? t.currentStatus : undefined,
    onSelect: () => onChoose(status),
  }));
}

type CancelOrderDialogProps = Pick<UpdateOrderActions, 'onConfirmCancellation' | 'onDismissCancellation'> & {
  order: Order;
  update: StatusUpdate;
};

/** Asks before the order is cancelled, and says what that means. */
export function CancelOrderDialog({ order, update, ...actions }: CancelOrderDialogProps) {
  const { cancelQuestion } = useMessages('orders');
  const t = useMessages('orderDetail').cancelOrder;
  const hints = [
    getStatus(order) === 'delivered' && t.delivered,
    getPaymentState(order) === 'paid' && t.paid,
  ].filter((hint) => hint !== false);
  return (
    <ConfirmDialog
      state={update.status === 'confirming' ? 'confirming' : 'closed'}
      tone="critical"
      icon={<Ban />}
      title={t.title}
      text={[cancelQuestion.text(1), ...hints].join(' ')}
      confirmLabel={t.confirm}
      busyLabel={t.confirm}
      cancelLabel={cancelQuestion.dismiss}
      onConfirm={actions.onConfirmCancellation}
      onCancel={actions.onDismissCancellation}
    />
  );
}

type UpdateFailureProps = { update: StatusUpdate; onRetry: () => void };

/**
 * The reason why the last change wasn't saved. Always rendered, because screen readers only announce text that is added
 * to an existing alert.
 */
export function UpdateFailure({ update, onRetry }: UpdateFailureProps) {
  const t = useMessages('orderDetail').dialog;
  return (
    <div role="alert" className="w-full empty:-mb-2 print:hidden">
      {update.status === 'failed' && (
        <Notice
          tone="critical"
          action={
            <Button size="sm" icon={<RotateCw />} onClick={onRetry}>
              {t.retry}
            </Button>
          }
        >
          {update.reason}
        </Notice>
      )}
    </div>
  );
}
