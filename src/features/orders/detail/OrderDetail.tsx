import { memo, type ReactNode } from 'react';
import type { Order } from '#contract/order.ts';
import { CustomerInfo, DeliveryInfo } from './DeliveryInfo.tsx';
import type { OrderHistory } from './orderDetailModel.ts';
import { OrderedProduct } from './OrderedProduct.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentInfo } from './PaymentInfo.tsx';
import { StatusHistory } from './StatusHistory.tsx';

export type OrderDetailProps = {
  order: Order;
  history: OrderHistory;
  onRetryHistory: () => void;
  /** Where the status is being changed: the choice. */
  choice?: ReactNode;
};

/** Everything about one order, on the screen and on paper. */
export const OrderDetail = memo(function OrderDetail({
  order,
  history,
  onRetryHistory,
  choice,
}: OrderDetailProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 text-sm">
      {choice}
      <OrderedProduct {...order} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 sm:grid-cols-2">
        <DeliveryInfo order={order} />
        <OrderSummary order={order} />
      </div>
      <div className="grid gap-5 border-t border-border-subtle pt-5">
        <CustomerInfo order={order} />
        <PaymentInfo order={order} />
        <StatusHistory history={history} onRetry={onRetryHistory} />
      </div>
    </div>
  );
});
