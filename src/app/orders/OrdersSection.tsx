import { useMemo } from 'react';
import { ListTable } from '#features/list/ListTable.tsx';
import { orderCopy } from '#features/orders/orderCopy.ts';
import { orderList } from '#features/orders/table/orderList.tsx';
import { ordersCopy } from '#features/orders/table/ordersCopy.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { useExportTool } from '../list/export/useExportTool.tsx';
import { useFailureNotice } from '../list/useAllRows.ts';
import { useListSource } from '../list/useListSource.ts';
import { useLiveList, useRefreshWhenEmpty } from '../live/useLiveList.ts';
import { useListCriteria } from '../list/useListCriteria.ts';
import { useRowLinks } from '../list/useRowLinks.ts';
import { orderQueries } from '../queries/orders.ts';
import { useNotify } from '../shell/useNotify.ts';
import { OrderDetailSection } from './OrderDetailSection.tsx';
import { PagedOrderSection } from './PagedOrderSection.tsx';
import { useOpenOrder } from './useOpenOrder.ts';

const loadExport = async () => (await import('./OrderExportSection.tsx')).OrderExportSection;

/** The orders table, and the order that is open over it. */
export function OrdersSection() {
  const [criteria, changeCriteria] = useListCriteria(orderList);
  const source = useListSource({
    list: orderList,
    criteria,
    onChange: changeCriteria,
    queries: orderQueries,
    failureText,
  });
  const { state, held } = source;
  const live = useLiveList('orders', { shown: source.shownKey, all: orderQueries.all().queryKey });
  useRefreshWhenEmpty(source.totalCount, live);
  const notify = useNotify();
  // The panel says what could not be had; where older orders stay in view, a toast does.
  useFailureNotice(source.error, () => state.status !== 'failed' && notify('error', ordersCopy.failedText));
  const { openId, open: onView, step, close } = useOpenOrder();
  const onCopy = useCopyId();
  const dialog = { onStep: step, onClose: close, onCopy };
  const exporting = useExportTool({ list: orderList, source, criteria, load: loadExport });
  const links = useRowLinks();
  const actions = useMemo(() => ({ onView, onCopy }), [onView, onCopy]);
  return (
    <>
      <ListTable
        list={orderList}
        state={state}
        criteria={criteria}
        onChange={source.onChange}
        actions={actions}
        onRetry={source.retry}
        onPrefetchPage={source.prefetchPage}
        freshness={live.freshness}
        onRefresh={live.refresh}
        tools={exporting.button}
        linkListeners={links}
      />
      {exporting.dialog}
      {openId !== undefined && held.kind === 'all' && (
        <OrderDetailSection {...dialog} id={openId} orders={held.rows} matching={held.matchingRows} />
      )}
      {openId !== undefined && held.kind === 'pages' && (
        <PagedOrderSection {...dialog} id={openId} criteria={criteria} />
      )}
    </>
  );
}

const failureText = () => ordersCopy.failed;

/** Puts an order's whole id on the clipboard, where the browser has one for this page. */
function useCopyId() {
  const notify = useNotify();
  return useEventCallback((id: string) => {
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(id))
      .then(
        () => notify('success', orderCopy.copied),
        () => notify('error', orderCopy.notCopied),
      );
  });
}
