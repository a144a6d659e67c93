import { useMemo, useRef } from 'react';
import { type ListHandle, ListTable } from '#features/list/ListTable.tsx';
import { UPDATE_ORDER_STATUS } from '#contract/orders/orderStatus.ts';
import { toSelectableOrder } from '#features/orders/bulk/selectableOrder.ts';
import { useOrderList } from '#features/orders/table/useOrderList.ts';
import { useWords } from '#features/words/useWords.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { LazyBulkSection } from '../bulk/LazyBulkSection.tsx';
import { withWords } from '../language/withWords.ts';
import { useExportTool } from '../list/export/useExportTool.tsx';
import { useList } from '../list/useList.ts';
import { useFailureNotice } from '../list/useListPage.ts';
import { useListSelection } from '../list/useListSelection.ts';
import { useRowLinks } from '../list/useRowLinks.ts';
import { orderQueries } from '../queries/orders.ts';
import { useCapability } from '../session/useCapability.ts';
import { useNotify } from '../shell/useNotify.ts';
import { importOrderDialog, LazyOrderDialogSection } from './LazyOrderDialogSection.tsx';
import { useCopyText } from './useCopyText.ts';
import { useOpenOrder } from './useOpenOrder.ts';

const loadBulk = async () => ({
  Section: (await withWords(import('./OrderBulkSection.tsx'), 'listTools')).OrderBulkSection,
});
const loadExport = async () =>
  (await withWords(import('./OrderExportSection.tsx'), 'listTools', 'exportNames')).OrderExportSection;

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
  const onCopy = useEventCallback((id: string) => copyText(id, copy.copied, copy.notCopied));
  const onOpen = useEventCallback(onView);
  const actions = useMemo(() => ({ onView: onOpen, onCopy }), [onOpen, onCopy]);
  const exporting = useExportTool({ list, page, load: loadExport });
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
        linkListeners={useRowLinks(importOrderDialog)}
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
