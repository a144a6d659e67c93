import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListTable } from '#features/list/ListTable.tsx';
import { orderCopy } from '#features/orders/orderCopy.ts';
import { orderList } from '#features/orders/table/orderList.tsx';
import { ordersCopy } from '#features/orders/table/ordersCopy.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { useAllRows, useFailureNotice } from '../list/useAllRows.ts';
import { useLiveList, useRefreshWhenEmpty } from '../live/useLiveList.ts';
import { useListCriteria } from '../list/useListCriteria.ts';
import { useRowLinks } from '../list/useRowLinks.ts';
import { orderQueries } from '../queries/orders.ts';
import { useNotify } from '../shell/useNotify.ts';
import { OrderDetailSection } from './OrderDetailSection.tsx';
import { useOpenOrder } from './useOpenOrder.ts';

/** The orders table, and the order that is open over it. */
export function OrdersSection() {
  const [criteria, changeCriteria] = useListCriteria(orderList);
  const live = useLiveList(orderQueries.all().queryKey, 'orders');
  const query = useQuery({
    ...orderQueries.all(),
    refetchOnWindowFocus: live.refetchOnWindowFocus,
  });
  const { state, totalCount, matchingRows, retry } = useAllRows({
    list: orderList,
    criteria,
    query,
    failureText,
  });
  useRefreshWhenEmpty(totalCount, live);
  const notify = useNotify();
  // The panel says what could not be had; where older orders stay in view, a toast does.
  useFailureNotice(query.error, () => query.data && notify('error', ordersCopy.failedText));
  const { openId, open: onView, step, close } = useOpenOrder();
  const onCopy = useCopyId();
  const links = useRowLinks();
  const actions = useMemo(() => ({ onView, onCopy }), [onView, onCopy]);
  return (
    <>
      <ListTable
        list={orderList}
        state={state}
        criteria={criteria}
        onChange={changeCriteria}
        actions={actions}
        onRetry={retry}
        freshness={live.freshness}
        onRefresh={live.refresh}
        linkListeners={links}
      />
      {openId !== undefined && query.data && (
        <OrderDetailSection
          id={openId}
          orders={query.data}
          matching={matchingRows}
          onStep={step}
          onClose={close}
          onCopy={onCopy}
        />
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
