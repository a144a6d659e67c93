import { useEffect, useMemo, useRef } from 'react';
import { type ListHandle, ListTable } from '#features/list/ListTable.tsx';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { showsNewestOrders } from '#features/orders/orderModel.ts';
import { toSelectableOrder } from '#features/orders/bulk/toSelectableOrder.ts';
import { getOpenOrder, setOpenOrder } from '#features/orders/orderUrl.ts';
import { useOrderListDefinition } from '#features/orders/table/createOrderListDefinition.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { BulkBoundary } from '../bulk/BulkBoundary.tsx';
import { PrintedListDetails } from '../list/PrintedListDetails.tsx';
import { useExportTool } from '../list/export/useExportTool.tsx';
import { useList, useListSelection } from '../list/useList.ts';
import { useFailureToast } from '../list/useListPage.ts';
import { useOpenRow } from '../list/useOpenRow.ts';
import { useSeenOrders } from '../live/useLive.ts';
import { orderQueries } from './orderQueries.ts';
import { useCopyText } from './useCopyText.ts';
import { useTrackingTool } from './useTrackingTool.tsx';

const OrderBulkSection = lazyWithRetry(() =>
  import('./OrderBulkSection.tsx').then((module) => module.OrderBulkSection),
);
const OrderExportSection = lazyWithRetry(() =>
  import('./OrderExportSection.tsx').then((module) => module.OrderExportSection),
);
const OrderDialogSection = lazyWithRetry(() =>
  import('./OrderDialogSection.tsx').then((module) => module.OrderDialogSection),
);

/** After the rows, and before anyone has read them. */
const PRELOAD_DELAY_MS = 1000;

type OrdersSectionProps = {
  /** The id of the customer whose orders are shown. @default all orders */
  customer?: string | undefined;
};

/** The orders table, and the dialog of the order in the URL. */
export function OrdersSection({ customer }: OrdersSectionProps) {
  const t = useMessages('orders');
  const { list, criteria, pageQuery, views, tableProps } = useList({
    list: useOrderListDefinition(customer === undefined ? 'everyone' : 'oneCustomer'),
    queries: orderQueries,
    opensWith: customer === undefined ? 'defaultView' : 'allRows',
    fixedFilters: customer === undefined ? undefined : { customer },
    getFailureText: () => t.orderList.failed,
  });
  const { status } = pageQuery.state;
  const isLoaded = status !== 'loading' && status !== 'failed' && tableProps.freshness.status === 'current';
  useSeenOrders(isLoaded && showsNewestOrders(pageQuery.criteria) ? 'newest' : 'other');
  // The table shows the failure, unless it still shows older orders.
  useFailureToast(pageQuery.error, () => (status === 'failed' ? undefined : t.orderList.failedText));
  useEffect(() => {
    const timer = setTimeout(OrderDialogSection.preload, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const { openId, open, step, close } = useOpenRow({ getOpenId: getOpenOrder, setOpenId: setOpenOrder });
  const copyText = useCopyText();
  const onCopy = useEventCallback((id: string) => copyText(id, t.order.copied, t.order.notCopied));
  const onView = useEventCallback(open);
  // Stable, so that memoized rows don't render again.
  const actions = useMemo(() => ({ onView, onCopy }), [onView, onCopy]);
  const exportTool = useExportTool({ list, pageQuery, Dialog: OrderExportSection });
  const { tools, tracking } = useTrackingTool();
  const rowSelection = useListSelection(toSelectableOrder, t);
  const tableRef = useRef<ListHandle>(null);
  return (
    <>
      <PrintedListDetails {...{ criteria }} filters={list.filters} />
      <ListTable
        {...tableProps}
        ref={tableRef}
        actions={actions}
        // A customer's few orders are dispatched in their dialogs.
        tools={[views.columnsTool, exportTool.tool, ...(customer === undefined ? tools : [])]}
        rowSelection={rowSelection}
      />
      {views.renderPanel(criteria)}
      {exportTool.dialog}
      <BulkBoundary
        selection={rowSelection.selection}
        isNeeded={tracking.status === 'open'}
        onClose={tracking.close}
      >
        <OrderBulkSection {...{ rowSelection, pageQuery, tableRef, tracking }} />
      </BulkBoundary>
      <LoadBoundary onClose={close}>
        {openId !== undefined && status !== 'loading' && status !== 'failed' && (
          <OrderDialogSection
            id={openId}
            criteria={pageQuery.criteria}
            onNavigate={step}
            onClose={close}
            onCopy={onCopy}
          />
        )}
      </LoadBoundary>
    </>
  );
}
