import { Ban, Check, Clock, PackageCheck, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Order, OrderStatus } from '#contract/order.ts';
import { StatusBadge } from '#ui/badge/StatusBadge.tsx';
import type { Tone } from '#ui/badge/tones.ts';
import { orderCopy as copy, statusLabelOf } from './orderCopy.ts';
import { statusOf } from './orderModel.ts';

const looks: Record<OrderStatus, { tone: Tone; icon: ReactNode }> = {
  pending: { tone: 'caution', icon: <Clock aria-hidden="true" /> },
  confirmed: { tone: 'info', icon: <Check aria-hidden="true" /> },
  out_for_delivery: { tone: 'accent', icon: <Truck aria-hidden="true" /> },
  delivered: { tone: 'positive', icon: <PackageCheck aria-hidden="true" /> },
  cancelled: { tone: 'critical', icon: <Ban aria-hidden="true" /> },
};

/** Where an order stands. A status that nobody has told us about is shown as it is, in the style of a pending one. */
export function OrderStatusBadge({ order }: { order: Pick<Order, 'orderDetails'> }) {
  const status = statusOf(order);
  const label = statusLabelOf(order);
  if (label === undefined) return <span className="text-text-subtle">{copy.missing}</span>;
  return (
    <StatusBadge {...looks[status ?? 'pending']} className="max-w-full align-middle">
      <bdi className="truncate" title={status ? undefined : label}>
        {label}
      </bdi>
    </StatusBadge>
  );
}
