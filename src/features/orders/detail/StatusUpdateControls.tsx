import { useEffect, useRef } from 'react';
import { type Order, ORDER_STATUSES, type OrderStatus } from '#contract/orders/order.ts';
import { getStatus } from '#contract/orders/orderValues.ts';
import type { Messages } from '#languages/messages.ts';
import { Button } from '#ui/button/Button.tsx';
import { Select } from '#ui/select/Select.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { isStatusChoiceOpen, type StatusUpdate } from './orderDetailModel.ts';

type StatusChoiceProps = {
  selected: OrderStatus | undefined;
  onChoose: (status: OrderStatus) => void;
  disabledReason: string | undefined;
};

/** Selects the new status. Takes focus when it opens. */
export function StatusChoice({ selected, onChoose, disabledReason }: StatusChoiceProps) {
  const { statusLabels } = useMessages('orders');
  const t = useMessages('orderDetail').dialog;
  const select = useRef<HTMLButtonElement>(null);
  useEffect(() => select.current?.focus(), []);
  return (
    <div className="rounded-lg border border-border bg-surface-sunken px-4 pt-3 pb-4 print:hidden">
      <Select
        ref={select}
        data-autofocus
        label={t.newStatus}
        placeholder={t.chooseStatus}
        options={ORDER_STATUSES.map((value) => ({ value, label: statusLabels[value] }))}
        value={selected}
        onChange={onChoose}
        disabledReason={disabledReason}
        className="sm:max-w-64"
      />
    </div>
  );
}

export type StatusUpdateButtonsProps = {
  order: Order;
  update: StatusUpdate;
  onClose: () => void;
  onOpenChoice: () => void;
  onCancel: () => void;
  onSave: () => void;
};

/** Renders the same two buttons in all states, so that they keep focus. */
export function StatusUpdateButtons({ order, update, ...actions }: StatusUpdateButtonsProps) {
  const t = useMessages('orderDetail').dialog;
  const isChoosing = isStatusChoiceOpen(update);
  const isSaving = update.status === 'saving';
  const primary = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isChoosing) return;
    const button = primary.current;
    // Escape unmounts the focused select, so focus returns to the button that opened it.
    return () => {
      if (document.activeElement === document.body) button?.focus();
    };
  }, [isChoosing]);
  return (
    <>
      <Button
        className="max-sm:flex-1"
        onClick={isChoosing ? actions.onCancel : actions.onClose}
        disabledReason={isSaving ? t.saving : undefined}
      >
        {isChoosing ? t.cancel : t.close}
      </Button>
      <Button
        ref={primary}
        variant="primary"
        className="max-sm:flex-1"
        status={isSaving ? 'busy' : 'ready'}
        disabledReason={getUpdateDisabledReason(t, update, getStatus(order))}
        onClick={isChoosing ? actions.onSave : actions.onOpenChoice}
      >
        {isSaving ? t.saving : isChoosing ? t.save : t.update}
      </Button>
    </>
  );
}

function getUpdateDisabledReason(
  t: Messages['orderDetail']['dialog'],
  update: StatusUpdate,
  current: OrderStatus | undefined,
) {
  if (update.status === 'unavailable') return t.updateUnavailable;
  const isUnchanged = update.status === 'choosing' && (!update.choice || update.choice === current);
  return isUnchanged ? t.sameStatus : undefined;
}
