import { CircleAlert, CircleCheck, CircleDashed, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Order } from '#contract/order.ts';
import { StateText } from '#ui/badge/StateText.tsx';
import { orderCopy as copy } from './orderCopy.ts';
import { type Payment, paymentOf } from './orderModel.ts';

const icons: Record<Payment['state'], ReactNode> = {
  paid: <CircleCheck aria-hidden="true" />,
  pending: <CircleDashed aria-hidden="true" />,
  refunded: <Undo2 aria-hidden="true" />,
  other: <CircleAlert aria-hidden="true" />,
};

/** Paid is green; anything else is amber. */
export function PaymentState({ order }: { order: Order }) {
  const payment = paymentOf(order);
  if (!payment) return <span className="text-text-subtle">{copy.missing}</span>;
  return (
    <StateText
      tone={payment.state === 'paid' ? 'positive' : 'caution'}
      icon={icons[payment.state]}
      className="max-w-full"
    >
      <bdi className="truncate" title={payment.state === 'other' ? payment.word : undefined}>
        {payment.word}
      </bdi>
    </StateText>
  );
}
