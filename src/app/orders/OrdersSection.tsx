import { useMemo, useRef } from 'react';
import { type ListHandle, ListTable } from '#features/list/ListTable.tsx';
import { UPDATE_ORDER_STATUS } from '#contract/orders/orderStatus.ts';
import { toSelectableOrder } from '#features/orders/bulk/selectableOrder.ts';
import { useOrderListDefinition } from '#features/orders/table/useOrderListDefinition.ts';
import { useWords } from '#features/words/useWords.ts';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { BulkBoundary } from '../bulk/BulkBoundary.tsx';
import { useExportTool } from '../list/export/useExportTool.tsx';
import { useList } from '../list/useList.ts';
import { useFailureToast } from '../list/useListPage.ts';
import { useListSelection } from '../list/useListSelection.ts';
import { orderQueries } from '../queries/orders.ts';
import { useCapability } from '../session/useCapability.ts';
import { useCopyText } from './useCopyText.ts';
import { useOpenOrder } from './useOpenOrder.ts';

const OrderBulkSection = lazyWithRetry(() =>
  import('./OrderBulkSection.tsx').then((module) => module.OrderBulkSection),
);
const OrderExportSection = lazyWithRetry(() =>
  import('./OrderExportSection.tsx').then((module) => module.OrderExportSection),
);
const OrderDialogSection = lazyWithRetry(() =>
  import('./OrderDialogSection.tsx').then((module) => module.OrderDialogSection),
);

/** The orders table, and the dialog of the order that the URL names. */
export function OrdersSection() {
  const words = useWords('orders');
  const { orderCopy: copy, ordersCopy } = words;
  const { list, criteria, page, views, table } = useList({
    list: useOrderListDefinition(),
    queries: orderQueries,
    entry: 'defaultView',
    failureText: () => ordersCopy.failed,
  });
  const { status } = page.state;
  // The panel shows the failure; if older orders stay in view, a toast does.
  useFailureToast(page.error, () => (status === 'failed' ? undefined : ordersCopy.failedText));
  const { openId, open: onView, step, close } = useOpenOrder();
  const copyText = useCopyText();
  const onCopy = useEventCallback((id: string) => copyText(id, copy.copied, copy.notCopied));
  const onOpen = useEventCallback(onView);
  // Stable, so that memoized rows are not rendered again.
  const actions = useMemo(() => ({ onView: onOpen, onCopy }), [onOpen, onCopy]);
  const exporting = useExportTool({ list, page, Dialog: OrderExportSection });
  const selectable = useListSelection(toSelectableOrder, words);
  const statusChange = useCapability(UPDATE_ORDER_STATUS);
  const handle = useRef<ListHandle>(null);
  return (
    <>
      <ListTable
        {...table}
        ref={handle}
        actions={actions}
        tools={
          <>
            {views.button}
            {exporting.button}
          </>
        }
        selectable={statusChange === 'offered' ? selectable : undefined}
      />
      {views.renderPanel(criteria)}
      {exporting.dialog}
      <BulkBoundary selection={selectable.selection}>
        <OrderBulkSection {...{ selectable, page }} table={handle} />
      </BulkBoundary>
      <LoadBoundary onClose={close}>
        {openId !== undefined && status !== 'loading' && status !== 'failed' && (
          <OrderDialogSection
            id={openId}
            criteria={page.criteria}
            onStep={step}
            onClose={close}
            onCopy={onCopy}
          />
        )}
      </LoadBoundary>
    </>
  );
}
