import { ChevronDown, RotateCw } from 'lucide-react';
import type { Ref } from 'react';
import { type Order, ORDER_STATUSES, type OrderStatus } from '#contract/orders/order.ts';
import { getStatus } from '#contract/orders/orderValues.ts';
import type { Messages } from '#languages/messages.ts';
import { Button } from '#ui/button/Button.tsx';
import { ButtonMenu, type MenuItem } from '#ui/menu/Menu.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { getNextStatus, type OrderOffers, type OrderUpdate } from './orderDetailModel.ts';
import { statusIcons } from './statusIcons.tsx';

type UpdateOrderMenuProps = {
  order: Order;
  offers: OrderOffers;
  update: OrderUpdate;
  /** Saves the status, or asks first. */
  onChooseStatus: (status: OrderStatus) => void;
  ref: Ref<HTMLButtonElement>;
};

/** The dialog's primary button. Opens the statuses, the likely next one first. */
export function UpdateOrderMenu({ order, offers, update, onChooseStatus, ref }: UpdateOrderMenuProps) {
  const { statusLabels } = useMessages('orders');
  const t = useMessages('orderDetail').dialog;
  const isSaving = update.status === 'saving';
  const isUnavailable = offers.status === 'unavailable';
  return (
    <ButtonMenu
      ref={ref}
      // Focused when the dialog opens, because most orders are opened to change their status. A disabled button would
      // show its reason at once.
      data-autofocus={isUnavailable ? undefined : ''}
      variant="primary"
      menuClassName="max-sm:w-[calc(100vw-1rem)]!"
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

type UpdateFailureProps = { update: OrderUpdate; onRetry: () => void };

/**
 * The reason why the last change wasn't saved. Always rendered, because screen readers only announce text that is added
 * to an existing alert.
 */
export function UpdateFailure({ update, onRetry }: UpdateFailureProps) {
  const t = useMessages('orderDetail').dialog;
  return (
    <div role="alert" className="not-empty:w-full empty:absolute print:hidden">
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
