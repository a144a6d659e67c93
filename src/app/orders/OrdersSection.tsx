import { useCallback, useMemo, useRef, useState } from 'react';
import { type ListHandle, ListTable } from '#features/list/ListTable.tsx';
import { createSelection } from '#features/list/selection.ts';
import { type ListSelection, selectionCells } from '#features/list/SelectionCells.tsx';
import type { Order } from '#contract/orders/order.ts';
import { UPDATE_ORDER_STATUS } from '#contract/orders/orderStatus.ts';
import { toSelectableOrder } from '#features/orders/bulk/selectableOrder.ts';
import { useOrderList } from '#features/orders/table/useOrderList.ts';
import { useWords } from '#features/words/useWords.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { LazyBulkSection } from '../bulk/LazyBulkSection.tsx';
import { withWords } from '../language/withWords.ts';
import { useExportTool } from '../list/export/useExportTool.tsx';
import { useFailureNotice } from '../list/useAllRows.ts';
import { toTableProps } from '../list/toTableProps.ts';
import { useListSource } from '../list/useListSource.ts';
import { useOfferedList } from '../list/useOfferedList.ts';
import { useLiveList, useRefreshWhenEmpty } from '../live/useLiveList.ts';
import { useListViews } from '../list/views/useListViews.tsx';
import { useListTools } from '../list/useListTools.tsx';
import { useListCriteria } from '../list/useListCriteria.ts';
import { useRowLinks } from '../list/useRowLinks.ts';
import { orderQueries } from '../queries/orders.ts';
import { useCapability } from '../session/useCapability.ts';
import { useNotify } from '../shell/useNotify.ts';
import { importOpenOrder, LazyOpenOrderSection } from './LazyOpenOrderSection.tsx';
import { useCopyText } from './useCopyText.ts';
import { useOpenOrder } from './useOpenOrder.ts';

const loadBulk = async () => ({
  Section: (await withWords(import('./OrderBulkSection.tsx'), 'listTools')).OrderBulkSection,
});
const loadExport = async () =>
  (await withWords(import('./OrderExportSection.tsx'), 'listTools', 'exportNames')).OrderExportSection;

/** The orders table, and the order that is open over it. */
export function OrdersSection() {
  const { orderCopy: copy, ordersCopy } = useWords('orders');
  const orderList = useOrderList();
  const list = useOfferedList(orderList);
  const views = useListViews({ name: 'orders', list, entry: 'firstView' });
  const [criteria, changeCriteria] = useListCriteria(list, views.entryQuery);
  const source = useListSource({
    list,
    criteria,
    onChange: changeCriteria,
    queries: orderQueries,
    failureText: useCallback(() => ordersCopy.failed, [ordersCopy]),
  });
  const { state, held } = source;
  const live = useLiveList('orders', { shown: source.shownKey, all: orderQueries.all().queryKey });
  useRefreshWhenEmpty(source.totalCount, live);
  const notify = useNotify();
  // The panel says what could not be had; where older orders stay in view, a toast does.
  useFailureNotice(source.error, () => state.status !== 'failed' && notify('error', ordersCopy.failedText));
  const { openId, open: onView, step, close } = useOpenOrder();
  const copyText = useCopyText();
  const onCopy = useEventCallback((id: string) => copyText(id, copy.copied, copy.notCopied));
  const dialog = { onStep: step, onClose: close, onCopy };
  const exporting = useExportTool({ list: orderList, source, load: loadExport });
  const selectable = useOrderSelection();
  const statusChange = useCapability(UPDATE_ORDER_STATUS);
  const table = useRef<ListHandle>(null);
  const tools = useListTools(views.button, exporting.button);
  const links = useRowLinks(importOpenOrder);
  const actions = useMemo(() => ({ onView, onCopy }), [onView, onCopy]);
  return (
    <>
      <ListTable
        ref={table}
        list={views.list}
        criteria={criteria}
        actions={actions}
        {...toTableProps(source, live)}
        tools={tools}
        linkListeners={links}
        selectable={statusChange === 'offered' ? selectable : undefined}
      />
      {views.renderPanel(criteria)}
      {exporting.dialog}
      <LazyBulkSection {...{ selectable, source, table }} load={loadBulk} />
      <LazyOpenOrderSection {...dialog} id={openId} held={held} criteria={source.criteria} />
    </>
  );
}

/** The selection lasts as long as the list: over its pages, searches, filters and sorts. */
function useOrderSelection(): ListSelection<Order> {
  const words = useWords('orders');
  const [selection] = useState(createSelection);
  return useMemo(
    () => ({
      selection,
      getId: ({ _id }) => _id,
      toSelectable: (order) => toSelectableOrder(words, order),
      cells: selectionCells,
    }),
    [selection, words],
  );
}
