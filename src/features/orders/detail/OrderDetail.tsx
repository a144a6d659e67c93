import type { ReactNode } from 'react';
import type { Order } from '#contract/orders/order.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { Link } from '#ui/link/Link.tsx';
import { Thumbnail } from '#ui/thumbnail/Thumbnail.tsx';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { Amount } from '../OrderValues.tsx';
import { CustomerInfo, DeliveryInfo } from './DeliveryInfo.tsx';
import type { OrderHistory } from './orderDetailModel.ts';
import { OrderSummary, PaymentInfo } from './PaymentInfo.tsx';
import { StatusHistory } from './StatusHistory.tsx';

export type OrderDetailProps = {
  order: Order;
  history: OrderHistory;
  onRetryHistory: () => void;
  onCopyAddress: (order: Order) => void;
  /** The choice of another status, while one is being chosen. */
  statusChoice?: ReactNode;
};

/** Everything about one order, on the screen and on paper. */
export const OrderDetail = ({
  order,
  history,
  statusChoice,
  onRetryHistory,
  onCopyAddress,
}: OrderDetailProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5 text-sm">
    {statusChoice}
    <OrderedProduct {...order} />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 sm:grid-cols-2">
      <DeliveryInfo order={order} onCopyAddress={onCopyAddress} />
      <OrderSummary order={order} />
    </div>
    <div className="grid gap-5 border-t border-border-subtle pt-5">
      <CustomerInfo order={order} />
      <PaymentInfo order={order} />
      <StatusHistory key={order._id} history={history} onRetry={onRetryHistory} />
    </div>
  </div>
);

/** What was ordered, at which price, how many. */
function OrderedProduct({ product, productPrice, quantity }: Order) {
  const { orderCopy } = useWords('orders');
  const { orderDetailCopy: copy } = useWords('orderDetail');
  const formats = useFormats();
  const description = trimToUndefined(product?.description);
  return (
    <section aria-label={copy.product} className="flex items-center gap-4">
      <Thumbnail size="lg" src={product?.images?.[0]?.url} alt="" className="self-start" />
      <div className="min-w-0 flex-1">
        <ProductTitle {...product} />
        <span className="line-clamp-2 wrap-anywhere text-text-muted">
          <bdi>{trimToUndefined(product?.brand) ?? orderCopy.missing}</bdi>
        </span>
        {description && (
          <span title={description} className="mt-0.5 line-clamp-2 text-xs wrap-anywhere text-text-subtle">
            <bdi>{description}</bdi>
          </span>
        )}
      </div>
      <div className="shrink-0 text-end tabular-nums">
        <span className="block text-base font-medium">
          <Amount of={productPrice} />
        </span>
        <span className="text-text-subtle">
          {`× ${quantity === undefined ? orderCopy.missing : formats.count(quantity)}`}
        </span>
      </div>
    </section>
  );
}

function ProductTitle({ _id, name }: Partial<NonNullable<Order['product']>>) {
  const { orderCopy } = useWords('orders');
  const title = trimToUndefined(name) ?? orderCopy.unnamedProduct;
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
