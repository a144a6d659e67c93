import type { Order } from '#contract/orders/order.ts';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { OrderBulkBar } from '#features/orders/bulk/OrderBulkBar.tsx';
import { createOrderBulkMessages } from '#features/orders/bulk/createOrderBulkMessages.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { BulkSection, type BulkListProps } from '../bulk/BulkSection.tsx';
import { setOrderStatus, invalidateAfterStatusChange } from '../queries/orders.ts';

const OrderExportSection = lazyWithRetry(() =>
  import('./OrderExportSection.tsx').then((module) => module.OrderExportSection),
);

/** Bulk actions on orders. Loaded with the first selection. */
export const OrderBulkSection = (props: BulkListProps<Order>) => {
  const messages = createOrderBulkMessages(useMessages('orders'));
  return (
    <BulkSection
      {...props}
      actions={{ messages, run: setOrderStatus, invalidate: invalidateAfterStatusChange }}
      Bar={OrderBulkBar}
      Export={OrderExportSection}
    />
  );
};
