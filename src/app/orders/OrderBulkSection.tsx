import type { Order } from '#contract/orders/order.ts';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { OrderBulkBar } from '#features/orders/bulk/OrderBulkBar.tsx';
import { createOrderBulkWords } from '#features/orders/bulk/createOrderBulkWords.tsx';
import { useWords } from '#features/words/useWords.ts';
import { BulkSection, type SelectedRowsProps } from '../bulk/BulkSection.tsx';
import { setStatus, invalidateAfterStatusChange } from '../queries/orders.ts';

const OrderExportSection = lazyWithRetry(() =>
  import('./OrderExportSection.tsx').then((module) => module.OrderExportSection),
);

/** Bulk actions on orders. Loaded with the first selection. */
export const OrderBulkSection = (props: SelectedRowsProps<Order>) => {
  const words = createOrderBulkWords(useWords('orders'));
  return (
    <BulkSection
      {...props}
      work={{ words, run: setStatus, invalidate: invalidateAfterStatusChange }}
      Bar={OrderBulkBar}
      Export={OrderExportSection}
    />
  );
};
