import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Order } from '#contract/order.ts';
import { Money } from '#features/Money.tsx';
import { Amount } from '../Amount.tsx';
import { discountOf, subtotalOf } from '../orderModel.ts';
import { DetailSection } from './DetailSection.tsx';
import { orderDetailCopy as copy } from './orderDetailCopy.ts';

/** How the total comes about. What the order does not say is an em dash: nothing is made up. */
export function OrderSummary({ order }: { order: Order }) {
  const discount = discountOf(order);
  return (
    <DetailSection title={copy.summary} className="print:break-inside-avoid">
      <dl className="grid gap-1.5 tabular-nums">
        <Line term={<Subtotal {...order} />} amount={subtotalOf(order)} />
        <Line term={copy.deliveryFee} amount={order.deliveryCharges} />
        <Line term={copy.platformFee} amount={order.platformFee} />
        <Line
          term={copy.discount}
          amount={discount}
          className={clsx(discount !== undefined && discount < 0 && '[&>dd]:text-positive-strong')}
        />
        <Line
          term={copy.total}
          amount={order.totalAmount}
          className="mt-1 border-t border-border pt-2.5 text-base font-semibold [&>dt]:text-text"
        />
      </dl>
    </DetailSection>
  );
}

/** With how it is reckoned, where that is known. */
const Subtotal = ({ productPrice, quantity }: Order) => (
  <>
    {copy.subtotal}
    {productPrice !== undefined && quantity !== undefined && (
      <>
        {' ('}
        <Money amount={productPrice} screen="orders" /> {copy.times(quantity.toLocaleString())})
      </>
    )}
  </>
);

type LineProps = { term: ReactNode; amount: number | undefined; className?: string };

const Line = ({ term, amount, className }: LineProps) => (
  <div className={clsx('flex justify-between gap-4', className)}>
    <dt className="min-w-0 text-text-muted">{term}</dt>
    <dd className="wrap-anywhere">
      <Amount of={amount} />
    </dd>
  </div>
);
