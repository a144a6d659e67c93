import { use, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type NavigateOptions, useSearchParams } from 'react-router-dom';
import { UPDATE_ORDER_STATUS } from '#contract/orders/orderCalls.ts';
import { toDay } from '#contract/time/days.ts';
import { TimeZoneContext, TodayContext } from '#features/format/useFormats.ts';
import { type ListHandle, ListTable } from '#features/list/ListTable.tsx';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { OrdersAccessPrompt, OrdersView } from '#features/orders/OrdersView.tsx';
import { toSelectableOrder } from '#features/orders/bulk/createOrderBulkMessages.tsx';
import { getOpenOrder, setOpenOrder } from '#features/orders/orderUrl.ts';
import { useOrderListDefinition } from '#features/orders/table/createOrderListDefinition.ts';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { useClock } from '../browser/clock.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { BulkBoundary } from '../bulk/BulkBoundary.tsx';
import { useExportTool } from '../list/export/useExportTool.tsx';
import { useList, useListSelection } from '../list/useList.ts';
import { useFailureToast } from '../list/useListPage.ts';
import { orderQueries } from '../queries/orders.ts';
import type { NavigationState } from '../router/navigationState.ts';
import { RequireAuth } from '../session/SessionGate.tsx';
import { useCapability } from '../session/useSession.ts';
import { Title } from '../shell/Title.tsx';
import { useCopyText } from './useCopyText.ts';

/** State of the history entry of an order opened from the table, so that closing it can go back. */
const fromTable = { openedFrom: 'table' };

/** Opens and closes the order in the URL. Opening adds a history entry, so that Back closes it. */
function useOpenOrder() {
  const location = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const closingLocation = useRef<typeof location>(undefined);

  const openId = getOpenOrder(params);
  const show = (id: string | undefined, options: NavigateOptions) =>
    void navigate({ search: setOpenOrder(params, id).toString() }, { ...options, preventScrollReset: true });

  return {
    openId,
    open(id: string) {
      if (openId === undefined) show(id, { state: fromTable });
    },
    step(id: string) {
      show(id, { replace: true, state: location.state as unknown });
    },
    close() {
      // Opened from a link: there is no entry of the table to go back to.
      if (!isFromTable(location.state)) return show(undefined, { replace: true });
      // Going back is asynchronous: a second press must not go back twice.
      if (closingLocation.current === location) return;
      closingLocation.current = location;
      void navigate(-1);
    },
  };
}

const isFromTable = (state: unknown) =>
  (state as Partial<typeof fromTable> | null)?.openedFrom === fromTable.openedFrom;

const OrderBulkSection = lazyWithRetry(() =>
  import('./OrderBulkSection.tsx').then((module) => module.OrderBulkSection),
);
const OrderExportSection = lazyWithRetry(() =>
  import('./OrderExportSection.tsx').then((module) => module.OrderExportSection),
);
const OrderDialogSection = lazyWithRetry(() =>
  import('./OrderDialogSection.tsx').then((module) => module.OrderDialogSection),
);

/** The orders table, and the dialog of the order in the URL. */
function OrdersSection() {
  const messages = useMessages('orders');
  const { order: t, orderList: orderListMessages } = messages;
  const { list, criteria, pageQuery, views, tableProps } = useList({
    list: useOrderListDefinition(),
    queries: orderQueries,
    entry: 'defaultView',
    failureText: () => orderListMessages.failed,
  });
  const { status } = pageQuery.state;
  // The table shows the failure, unless it still shows older orders.
  useFailureToast(pageQuery.error, () => (status === 'failed' ? undefined : orderListMessages.failedText));
  const { openId, open: onView, step, close } = useOpenOrder();
  const copyText = useCopyText();
  const onCopy = useEventCallback((id: string) => copyText(id, t.copied, t.notCopied));
  const onOpen = useEventCallback(onView);
  // Stable, so that memoized rows don't render again.
  const actions = useMemo(() => ({ onView: onOpen, onCopy }), [onOpen, onCopy]);
  const exportTool = useExportTool({ list, pageQuery, Dialog: OrderExportSection });
  const rowSelection = useListSelection(toSelectableOrder, messages);
  const statusChange = useCapability(UPDATE_ORDER_STATUS);
  const tableRef = useRef<ListHandle>(null);
  return (
    <>
      <ListTable
        {...tableProps}
        ref={tableRef}
        actions={actions}
        tools={
          <>
            {views.button}
            {exportTool.button}
          </>
        }
        rowSelection={statusChange === 'offered' ? rowSelection : undefined}
      />
      {views.renderPanel(criteria)}
      {exportTool.dialog}
      <BulkBoundary selection={rowSelection.selection}>
        <OrderBulkSection {...{ rowSelection, pageQuery, tableRef }} />
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

export const OrdersPage = () => {
  const t = useMessages('orders').orderList;
  const today = toDay(useClock().now(), use(TimeZoneContext));
  return (
    <>
      <Title page={t.page} />
      <RequireAuth otherwise={<AccessSection />}>
        <TodayContext value={today}>
          <OrdersView orders={<OrdersSection />} />
        </TodayContext>
      </RequireAuth>
    </>
  );
};

/** Links to the sign-in, which returns to this URL. */
function AccessSection() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state: NavigationState = { from: pathname + search };
  return <OrdersAccessPrompt onSignIn={() => void navigate(paths.login, { state })} />;
}
