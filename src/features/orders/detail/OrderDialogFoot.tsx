import { ChevronLeft, ChevronRight, Copy, Printer } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { orderCopy } from '../orderCopy.ts';
import { statusOf } from '../orderModel.ts';
import type { OrderDialogActions } from './OrderDialog.tsx';
import { orderDetailCopy as copy } from './orderDetailCopy.ts';
import { isChanging, type OrderDetail } from './orderDetailModel.ts';

export type OrderDialogFootProps = OrderDialogActions & Pick<OrderDetail, 'order' | 'place' | 'update'>;

/** On the left what goes on to other orders or other programs, on the right what ends or changes this one. */
export const OrderDialogFoot = memo(function OrderDialogFoot(props: OrderDialogFootProps) {
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-2">
      <div className="me-auto flex items-center gap-0.5 max-sm:w-full sm:-ms-2 max-sm:justify-between">
        <Steps {...props} />
        <span className="ms-2 flex items-center gap-0.5">
          <IconButton
            size="sm"
            icon={<Copy />}
            label={orderCopy.copyId}
            onClick={() => props.onCopy(props.order._id)}
          />
          <IconButton size="sm" icon={<Printer />} label={copy.print} onClick={props.onPrint} />
        </span>
      </div>
      <Decision {...props} />
      {props.update.status === 'unavailable' && (
        // A finger finds no tip.
        <p className="hidden w-full text-xs text-text-muted pointer-coarse:block print:hidden">
          {copy.updateUnavailable}
        </p>
      )}
    </div>
  );
});

function Steps({ place, update, onStep }: OrderDialogFootProps) {
  const reason = isChanging(update) ? copy.changeFirst : place ? undefined : copy.notAmong;
  const step = (to: string | undefined, atEnd: string) => ({
    size: 'sm' as const,
    disabledReason: reason ?? (to === undefined ? atEnd : undefined),
    onClick: () => to !== undefined && onStep(to),
  });
  return (
    <span className="flex items-center gap-0.5">
      <IconButton
        icon={<ChevronLeft className="rtl:-scale-x-100" />}
        label={copy.previous}
        {...step(place?.previous, copy.onFirst)}
      />
      <output className="min-w-14 text-center text-xs text-text-muted tabular-nums">
        {place ? copy.place(place) : orderCopy.missing}
      </output>
      <IconButton
        icon={<ChevronRight className="rtl:-scale-x-100" />}
        label={copy.next}
        {...step(place?.next, copy.onLast)}
      />
    </span>
  );
}

/** Two buttons that stay the same while their words change: so the focus stays on them. */
function Decision({ order, update, onClose, onChange, onCancel, onSave }: OrderDialogFootProps) {
  const changing = isChanging(update);
  const chosen = changing && 'chosen' in update ? update.chosen : undefined;
  const saving = update.status === 'saving';
  const primary = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!changing) return;
    const button = primary.current;
    // Escape has taken the focus from the choice, which is gone: it goes back to where the choice began.
    return () => {
      if (document.activeElement === document.body) button?.focus();
    };
  }, [changing]);
  return (
    <>
      <Button
        className="max-sm:flex-1"
        onClick={changing ? onCancel : onClose}
        disabledReason={saving ? copy.saving : undefined}
      >
        {changing ? copy.cancel : copy.close}
      </Button>
      <Button
        ref={primary}
        variant="primary"
        className="max-sm:flex-1"
        status={saving ? 'busy' : 'ready'}
        disabledReason={
          update.status === 'unavailable'
            ? copy.updateUnavailable
            : update.status === 'choosing' && (!chosen || chosen === statusOf(order))
              ? copy.sameStatus
              : undefined
        }
        onClick={changing ? onSave : onChange}
      >
        {saving ? copy.saving : changing ? copy.save : copy.update}
      </Button>
    </>
  );
}
