import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Order } from '#contract/orders/order.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { formatMethod } from '../formatMethod.ts';
import { getPaymentMethod } from '#contract/orders/payment.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { getOrderDiscount, getSubtotal } from '../orderSums.ts';
import { Amount, PaymentStatus } from '../OrderValues.tsx';
import { DetailSection } from './DetailParts.tsx';

/** How the total comes about. What the order does not say is an em dash: nothing is made up. */
export function OrderSummary({ order }: { order: Order }) {
  const { orderDetailCopy: copy } = useWords('orderDetail');
  const discount = getOrderDiscount(order);
  return (
    <DetailSection title={copy.summary} className="print:break-inside-avoid">
      <dl className="grid gap-1.5 tabular-nums">
        <SummaryLine term={<SubtotalTerm {...order} />} amount={getSubtotal(order)} />
        <SummaryLine term={copy.deliveryFee} amount={order.deliveryCharges} />
        <SummaryLine term={copy.platformFee} amount={order.platformFee} />
        <SummaryLine
          term={copy.discount}
          amount={discount}
          className={clsx(discount !== undefined && discount < 0 && '[&>dd]:text-positive-strong')}
        />
        <SummaryLine
          term={copy.total}
          amount={order.totalAmount}
          className="mt-1 border-t border-border pt-2.5 text-base font-semibold [&>dt]:text-text"
        />
      </dl>
    </DetailSection>
  );
}

/** Names the subtotal, with how it is reckoned where that is known. */
const SubtotalTerm = ({ productPrice, quantity }: Order) => {
  const { orderDetailCopy: copy } = useWords('orderDetail');
  const formats = useFormats();
  if (productPrice === undefined || quantity === undefined) return <span>{copy.subtotal}</span>;
  return (
    <>
      <span>{copy.subtotal}</span>{' '}
      <span translate="no">{`(${formats.money(productPrice, 'orders')} × ${formats.count(quantity)})`}</span>
    </>
  );
};

type SummaryLineProps = { term: ReactNode; amount: number | undefined; className?: string };

const SummaryLine = ({ term, amount, className }: SummaryLineProps) => (
  <div className={clsx('flex justify-between gap-4', className)}>
    <dt className="min-w-0 text-text-muted">{term}</dt>
    <dd className="wrap-anywhere">
      <Amount of={amount} />
    </dd>
  </div>
);

/** How the order is paid, and whether it is. */
export function PaymentInfo({ order }: { order: Order }) {
  const { orderCopy } = useWords('orders');
  const { orderDetailCopy: copy } = useWords('orderDetail');
  const method = getPaymentMethod(order);
  const id = trimToUndefined(order.paymentDetails?.paymentId);
  const { missing } = orderCopy;
  return (
    <DetailSection title={copy.payment} className="print:break-inside-avoid">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        <PaymentFact term={copy.paymentStatus}>
          <PaymentStatus order={order} />
        </PaymentFact>
        <PaymentFact term={copy.method}>
          <bdi>{method ? formatMethod(orderCopy, method) : missing}</bdi>
        </PaymentFact>
        <PaymentFact term={copy.gateway}>
          <bdi>{trimToUndefined(order.paymentGateway?.gatewayName) ?? missing}</bdi>
        </PaymentFact>
        <PaymentFact term={copy.paymentId}>
          {id ? (
            <bdi translate="no" className="font-mono font-normal">
              {id}
            </bdi>
          ) : (
            missing
          )}
        </PaymentFact>
      </dl>
    </DetailSection>
  );
}

const PaymentFact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-text-subtle">{term}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);
