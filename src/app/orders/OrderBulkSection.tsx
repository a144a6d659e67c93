import { type ComponentProps, createContext, startTransition, use, useState } from 'react';
import { type Order, ORDER_STATUSES } from '#contract/orders/order.ts';
import { UPDATE_STATUS_CAPABILITY } from '#contract/orders/orderCalls.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { OrderBulkBar } from '#features/orders/bulk/OrderBulkBar.tsx';
import { createOrderBulkMessages } from '#features/orders/bulk/createOrderBulkMessages.tsx';
import type { SheetKind } from '#features/orders/orderModel.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { BulkSection, type BulkListProps } from '../bulk/BulkSection.tsx';
import { setOrderStatus, invalidateAfterStatusChange } from './orderQueries.ts';
import { useCapability } from '../session/useSession.ts';

const OrderExportSection = lazyWithRetry(() =>
  import('./OrderExportSection.tsx').then((module) => module.OrderExportSection),
);
const OrderPrintSection = lazyWithRetry(() =>
  import('./OrderPrintSection.tsx').then((module) => module.OrderPrintSection),
);

const PrintContext = createContext<(kind: SheetKind) => void>(() => undefined);

const Bar = (props: Omit<ComponentProps<typeof OrderBulkBar>, 'statuses' | 'onPrint'>) => {
  const canChangeStatus = useCapability(UPDATE_STATUS_CAPABILITY) === 'offered';
  const statuses = canChangeStatus ? ORDER_STATUSES : [];
  return <OrderBulkBar {...props} statuses={statuses} onPrint={use(PrintContext)} />;
};

/** Bulk actions on orders. Loaded with the first selection. */
export function OrderBulkSection(props: BulkListProps<Order>) {
  const { rowSelection, pageQuery } = props;
  const messages = createOrderBulkMessages(useMessages('orders'));
  const [printing, setPrinting] = useState<{ kind: SheetKind; ids: readonly string[] }>();
  const endPrinting = () => setPrinting(undefined);
  const print = (kind: SheetKind) =>
    startTransition(() => setPrinting({ kind, ids: [...rowSelection.selection.get().keys()] }));
  return (
    <PrintContext value={print}>
      <BulkSection
        {...props}
        actions={{ messages, run: setOrderStatus, invalidate: invalidateAfterStatusChange }}
        Bar={Bar}
        Export={OrderExportSection}
      />
      <LoadBoundary onClose={endPrinting}>
        {printing && <OrderPrintSection {...printing} pageQuery={pageQuery} onDone={endPrinting} />}
      </LoadBoundary>
    </PrintContext>
  );
}
