import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Order, Tracking } from '#contract/orders/order.ts';
import { PAYMENTS_BY_HAND } from '#contract/orders/orderEvents.ts';
import { canChangePayment, getPaymentMethod } from '#contract/orders/payment.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { Button } from '#ui/button/Button.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Thumbnail } from '#ui/thumbnail/Thumbnail.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { Amount, PaymentStatus } from '../OrderValues.tsx';
import { formatMethod, getOrderDiscount, getSubtotal } from '../orderModel.ts';
import { CustomerInfo, DeliveryInfo } from './DeliveryInfo.tsx';
import { DetailSection } from './DetailSection.tsx';
import type { OrderChange, OrderQuestion } from './orderChange.ts';
import type { OrderHistory as History, OrderOffers, OrderUpdate } from './orderDetailModel.ts';
import type { OrderNotes } from './history/orderNotes.ts';
import { StockNotice } from './StockNotice.tsx';

export type OrderDetailProps = {
  order: Order;
  history: History;
  /** Undefined if the backend keeps none. */
  notes: OrderNotes | undefined;
  offers: OrderOffers;
  update: OrderUpdate;
  onRetryHistory: () => void;
  onAsk: (question: OrderQuestion) => void;
  onChange: (change: OrderChange) => void;
  onCopyAddress: (order: Order) => void;
  onCopyTracking: (tracking: Tracking) => void;
  /** The other orders of its cart. */
  cart?: ReactNode;
  /** The emails to the customer. */
  mails?: ReactNode;
};

const OrderHistory = lazyWithRetry(() =>
  import('./history/OrderHistory.tsx').then((module) => module.OrderHistory),
);

/** All details of an order, for screen and print. */
export const OrderDetail = (props: OrderDetailProps) => {
  const { order, history, notes, cart, onRetryHistory } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 text-sm">
      <OrderedProduct {...order} />
      <LoadBoundary>{cart}</LoadBoundary>
      <StockNotice {...props} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 sm:grid-cols-2">
        <DeliveryInfo {...props} />
        <OrderSummary order={order} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-border-subtle pt-5">
        <CustomerInfo order={order} />
        <PaymentInfo {...props} />
        <LoadBoundary>{props.mails}</LoadBoundary>
        {history.status !== 'none' && (
          <LoadBoundary>
            <OrderHistory key={order._id} {...{ order, history, notes }} onRetry={onRetryHistory} />
          </LoadBoundary>
        )}
      </div>
    </div>
  );
};

/** Product, price and quantity. */
function OrderedProduct({ product, productPrice, quantity }: Order) {
  const { order: orderMessages } = useMessages('orders');
  const { labels } = useMessages('orderLabels');
  const formats = useFormats();
  const description = trimToUndefined(product?.description);
  return (
    <section aria-label={labels.product} className="flex items-start gap-4">
      <Thumbnail size="lg" src={product?.images?.[0]?.url} alt="" />
      <div className="min-w-0 flex-1">
        <ProductTitle {...product} />
        <span className="line-clamp-2 wrap-anywhere text-text-muted">
          <bdi>{trimToUndefined(product?.brand) ?? orderMessages.missing}</bdi>
        </span>
        {description && (
          <span title={description} className="mt-0.5 line-clamp-2 text-xs wrap-anywhere text-text-subtle">
            <bdi>{description}</bdi>
          </span>
        )}
      </div>
      <div className="shrink-0 text-end tabular-nums">
        <span className="block text-base font-medium">
          <Amount value={productPrice} />
        </span>
        <span className="text-text-subtle">
          {`× ${quantity === undefined ? orderMessages.missing : formats.count(quantity)}`}
        </span>
      </div>
    </section>
  );
}

function ProductTitle({ _id, name }: Partial<NonNullable<Order['product']>>) {
  const t = useMessages('orders').order;
  const title = trimToUndefined(name) ?? t.unnamedProduct;
  const className = 'line-clamp-3 text-base font-medium wrap-anywhere';
  if (!_id) return <bdi className={className}>{title}</bdi>;
  return (
    <span className={className}>
      <Link variant="quiet" href={paths.viewProduct(_id)} title={title}>
        <bdi>{title}</bdi>
      </Link>
    </span>
  );
}

/** The amounts that make up the total. Without a subtotal or a total, there is an em dash. */
function OrderSummary({ order }: { order: Order }) {
  const t = useMessages('orderDetail').dialog;
  const { labels } = useMessages('orderLabels');
  const discount = getOrderDiscount(order);
  return (
    <DetailSection title={t.summary} className="print:break-inside-avoid">
      <dl className="grid gap-1.5 tabular-nums">
        <SummaryLine term={<SubtotalTerm {...order} />} amount={getSubtotal(order)} />
        {order.deliveryCharges !== undefined && (
          <SummaryLine term={labels.delivery} amount={order.deliveryCharges} />
        )}
        {order.platformFee !== undefined && <SummaryLine term={labels.fee} amount={order.platformFee} />}
        {discount !== undefined && (
          <SummaryLine
            term={labels.discount}
            amount={discount}
            className={discount < 0 ? '[&>dd]:text-positive-strong' : undefined}
          />
        )}
        <SummaryLine
          term={labels.total}
          amount={order.totalAmount}
          className="mt-1 border-t border-border pt-2.5 text-base font-semibold [&>dt]:text-text"
        />
      </dl>
    </DetailSection>
  );
}

/** The subtotal's label, with its calculation if known. */
const SubtotalTerm = ({ productPrice, quantity }: Order) => {
  const { labels } = useMessages('orderLabels');
  const formats = useFormats();
  if (productPrice === undefined || quantity === undefined) return <span>{labels.subtotal}</span>;
  return (
    <>
      <span>{labels.subtotal}</span>{' '}
      <span translate="no">{`(${formats.money(productPrice, 'orders')} × ${formats.count(quantity)})`}</span>
    </>
  );
};

type SummaryLineProps = { term: ReactNode; amount: number | undefined; className?: string | undefined };

const SummaryLine = ({ term, amount, className }: SummaryLineProps) => (
  <div className={clsx('flex justify-between gap-4', className)}>
    <dt className="min-w-0 text-text-muted">{term}</dt>
    <dd className="wrap-anywhere">
      <Amount value={amount} />
    </dd>
  </div>
);

/** Payment method and status, and the payment that an administrator can record. */
function PaymentInfo({
  order,
  offers,
  update,
  onAsk,
}: Pick<OrderDetailProps, 'order' | 'offers' | 'update' | 'onAsk'>) {
  const { payment } = useMessages('orderChanges');
  const offered = offers.payment === 'offered' ? PAYMENTS_BY_HAND : [];
  const { order: orderMessages } = useMessages('orders');
  const t = useMessages('orderDetail').dialog;
  const { labels } = useMessages('orderLabels');
  const method = getPaymentMethod(order);
  const id = trimToUndefined(order.paymentDetails?.paymentId);
  const gateway = trimToUndefined(order.paymentGateway?.gatewayName);
  return (
    <DetailSection title={t.payment} className="print:break-inside-avoid">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        <PaymentDetail term={labels.status}>
          <PaymentStatus order={order} />
        </PaymentDetail>
        {method && (
          <PaymentDetail term={labels.method}>
            <bdi>{formatMethod(orderMessages, method)}</bdi>
          </PaymentDetail>
        )}
        {gateway && (
          <PaymentDetail term={labels.gateway}>
            <bdi>{gateway}</bdi>
          </PaymentDetail>
        )}
        {id && (
          <PaymentDetail term={labels.paymentId}>
            <bdi translate="no" className="font-mono font-normal">
              {id}
            </bdi>
          </PaymentDetail>
        )}
      </dl>
      {offered
        .filter((status) => canChangePayment(order, status))
        .map((status) => (
          <Button
            key={status}
            size="sm"
            disabledReason={update.status === 'saving' ? payment.saving : undefined}
            onClick={() => onAsk(status)}
            className="mt-3"
          >
            {payment.mark[status]}
          </Button>
        ))}
    </DetailSection>
  );
}

const PaymentDetail = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-text-subtle">{term}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);
