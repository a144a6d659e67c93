import { clsx } from 'clsx';
import type { Order, OrderStatus } from '#contract/orders/order.ts';
import { parseStatus } from '#contract/orders/orderValues.ts';
import { StatusBadge, type StatusIcon, StatusText, type Tone } from '#ui/badge/Badge.tsx';
import { Money } from '#features/format/Money.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { formatStatus } from '#features/format/formatOrder.ts';
import { getPayment, type Payment } from './orderModel.ts';

// Values of an order, shared by the table and the details.

/** An amount, or an em dash. */
export const Amount = ({ value }: { value: number | undefined }) => {
  const t = useMessages('orders').order;
  return value === undefined ? <span>{t.missing}</span> : <Money amount={value} screen="orders" />;
};

export const statusStyles: Record<OrderStatus, { tone: Tone; icon: StatusIcon }> = {
  pending: { tone: 'caution', icon: 'clock' },
  confirmed: { tone: 'info', icon: 'check' },
  out_for_delivery: { tone: 'accent', icon: 'truck' },
  delivered: { tone: 'positive', icon: 'package-check' },
  cancelled: { tone: 'critical', icon: 'ban' },
};

/** The badge of a status. An unknown status has the colour and icon of `pending`. */
export function OrderStatusBadge({ status: value }: { status: string | undefined }) {
  const { order: t, statusLabels } = useMessages('orders');
  const status = parseStatus(value);
  const label = formatStatus(statusLabels, value);
  if (label === undefined) return <span className="text-text-subtle">{t.missing}</span>;
  return (
    <StatusBadge {...statusStyles[status ?? 'pending']} className="max-w-full align-middle">
      <bdi className="truncate" title={status ? undefined : label}>
        {label}
      </bdi>
    </StatusBadge>
  );
}

const paymentIcons: Record<Payment['state'], StatusIcon> = {
  paid: 'circle-check',
  pending: 'circle-dashed',
  refunded: 'undo',
  failed: 'circle-x',
  other: 'circle-alert',
};

type PaymentStatusProps = {
  order: Order;
  /** Labels for cards, where no column's name says what is pending. */
  cardLabels?: Partial<Record<Payment['state'], string>> | undefined;
};

/** The payment's status: paid is green, anything else amber. */
export function PaymentStatus({ order, cardLabels }: PaymentStatusProps) {
  const { order: t, orderFilters } = useMessages('orders');
  const payment = getPayment(orderFilters.payment.options, order);
  if (!payment) return <span className="text-text-subtle">{t.missing}</span>;
  const cardLabel = cardLabels?.[payment.state];
  return (
    <StatusText
      tone={payment.state === 'paid' ? 'positive' : 'caution'}
      icon={paymentIcons[payment.state]}
      className="max-w-full"
    >
      <bdi
        className={clsx('truncate', cardLabel && 'cards:hidden')}
        title={payment.state === 'other' ? payment.label : undefined}
      >
        {payment.label}
      </bdi>
      {cardLabel && <bdi className="hidden truncate cards:block">{cardLabel}</bdi>}
    </StatusText>
  );
}
