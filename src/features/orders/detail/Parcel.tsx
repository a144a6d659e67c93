import { Copy, Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { getTrackingUrl } from '#contract/orders/carriers.ts';
import type { Order, Tracking } from '#contract/orders/order.ts';
import { getStatus } from '#contract/orders/orderValues.ts';
import { Button } from '#ui/button/Button.tsx';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { Link } from '#ui/link/Link.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import type { OrderChange, OrderQuestion } from './orderChange.ts';
import type { OrderOffers, OrderUpdate } from './orderDetailModel.ts';

export type ParcelProps = {
  order: Order;
  offers: OrderOffers;
  update: OrderUpdate;
  onAsk: (question: OrderQuestion) => void;
  onChange: (change: OrderChange) => void;
  onCopyTracking: (tracking: Tracking) => void;
};

/** Carrier and number of the parcel, or a button that adds them once it has left. */
export function Parcel({ order, offers, update, onAsk, onChange, onCopyTracking }: ParcelProps) {
  const t = useMessages('orderChanges').tracking;
  const group = useRef<HTMLDivElement & HTMLFieldSetElement>(null);
  const { tracking } = order;
  const isOffered = offers.tracking === 'offered';
  const disabledReason = update.status === 'saving' ? t.saving : undefined;
  if (!tracking) {
    const status = getStatus(order);
    if (!isOffered || (status !== 'out_for_delivery' && status !== 'delivered')) return null;
    return (
      <div ref={group} tabIndex={-1} className="mt-2 outline-none print:hidden">
        <Button size="sm" icon={<Plus />} disabledReason={disabledReason} onClick={() => onAsk('tracking')}>
          {t.add}
        </Button>
      </div>
    );
  }
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-label={t.title}
      className="mt-1.5 flex flex-wrap items-center gap-x-2 outline-none"
    >
      <span className="min-w-0 wrap-anywhere">
        <bdi className="font-medium">{tracking.carrier}</bdi> <ParcelNumber tracking={tracking} />
      </span>
      <span className="-my-1 flex">
        <IconButton size="sm" icon={<Copy />} label={t.copy} onClick={() => onCopyTracking(tracking)} />
        {isOffered && (
          <>
            <IconButton
              size="sm"
              icon={<Pencil />}
              label={t.change}
              disabledReason={disabledReason}
              onClick={() => onAsk('tracking')}
            />
            <IconButton
              size="sm"
              icon={<Trash2 />}
              label={t.remove}
              disabledReason={disabledReason}
              onClick={() => {
                // The button disappears.
                group.current?.focus();
                onChange({ kind: 'tracking', tracking: undefined });
              }}
            />
          </>
        )}
      </span>
    </fieldset>
  );
}

function ParcelNumber({ tracking }: { tracking: Tracking }) {
  const t = useMessages('orderChanges').tracking;
  const url = getTrackingUrl(tracking);
  const number = (
    <bdi translate="no" className="font-mono">
      {tracking.number}
    </bdi>
  );
  if (url === undefined) return number;
  return (
    <Link href={url} target="_blank" rel="noreferrer" title={t.track(tracking.number)}>
      {number}
    </Link>
  );
}
