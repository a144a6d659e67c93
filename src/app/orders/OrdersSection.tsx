import { useRef } from 'react';
import { type ListHandle, ListTable } from '#features/list/ListTable.tsx';
import type { Order } from '#contract/orders/order.ts';
import { UPDATE_ORDER_STATUS } from '#contract/orders/orderStatus.ts';
import { toSelectableOrder } from '#features/orders/bulk/selectableOrder.ts';
import { useOrderList } from '#features/orders/table/useOrderList.ts';
import { useWords } from '#features/words/useWords.ts';
import { LazyBulkSection } from '../bulk/LazyBulkSection.tsx';
import { useExportTool } from '../list/export/useExportTool.tsx';
import { useList } from '../list/useList.ts';
import { useFailureNotice } from '../list/useListPage.ts';
import { useListSelection } from '../list/useListSelection.ts';
import { orderQueries } from '../queries/orders.ts';
import { useCapability } from '../session/useCapability.ts';
import { useNotify } from '../shell/useNotify.ts';
import { LazyOrderDialogSection } from './LazyOrderDialogSection.tsx';
import { useCopyText } from './useCopyText.ts';
import { useOpenOrder } from './useOpenOrder.ts';

const loadBulk = async () => ({
  Section: (await import('./OrderBulkSection.tsx')).OrderBulkSection,
});
const loadExport = async () => (await import('./OrderExportSection.tsx')).OrderExportSection;

/** The orders table, and the dialog of the order that the URL names. */
export function OrdersSection() {
  const words = useWords('orders');
  const { orderCopy: copy, ordersCopy } = words;
  const { list, criteria, page, views, table } = useList({
    list: useOrderList(),
    queries: orderQueries,
    entry: 'defaultView',
    failureText: () => ordersCopy.failed,
  });
  const { status } = page.state;
  const notify = useNotify();
  // The panel shows the failure; if older orders stay in view, a toast does.
  useFailureNotice(page.error, () => status !== 'failed' && notify('error', ordersCopy.failedText));
  const { openId, open: onView, step, close } = useOpenOrder();
  const copyText = useCopyText();
  const onCopy = (id: string) => copyText(id, copy.copied, copy.notCopied);
  const exporting = useExportTool({ list, page, load: loadExport });
  const selectable = useListSelection<Order>((order) => toSelectableOrder(words, order));
  const statusChange = useCapability(UPDATE_ORDER_STATUS);
  const handle = useRef<ListHandle>(null);
  return (
    <>
      <ListTable
        {...table}
        ref={handle}
        actions={{ onView, onCopy }}
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
      <LazyBulkSection {...{ selectable, page }} table={handle} load={loadBulk} />
      <LazyOrderDialogSection
        id={status === 'loading' || status === 'failed' ? undefined : openId}
        criteria={page.criteria}
        onStep={step}
        onClose={close}
        onCopy={onCopy}
      />
    </>
  );
}
