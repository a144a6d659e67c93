import type { ReactNode } from 'react';
import type { Order } from '#contract/order.ts';
import { methodInFull, orderCopy } from '../orderCopy.ts';
import { paymentMethodOf, words } from '../orderModel.ts';
import { PaymentState } from '../PaymentState.tsx';
import { DetailSection } from './DetailSection.tsx';
import { orderDetailCopy as copy } from './orderDetailCopy.ts';

/** How the order is paid, and whether it is. */
export function PaymentInfo({ order }: { order: Order }) {
  const method = paymentMethodOf(order);
  const id = words(order.paymentDetails?.paymentId);
  const { missing } = orderCopy;
  return (
    <DetailSection title={copy.payment} className="print:break-inside-avoid">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        <Fact term={copy.paymentStatus}>
          <PaymentState order={order} />
        </Fact>
        <Fact term={copy.method}>
          <bdi>{method ? methodInFull(method) : missing}</bdi>
        </Fact>
        <Fact term={copy.gateway}>
          <bdi>{words(order.paymentGateway?.gatewayName) ?? missing}</bdi>
        </Fact>
        <Fact term={copy.paymentId}>{id ? <bdi className="font-mono font-normal">{id}</bdi> : missing}</Fact>
      </dl>
    </DetailSection>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-text-subtle">{term}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);
