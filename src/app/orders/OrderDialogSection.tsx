import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { startTransition, useState, useEffect, useRef } from 'react';
import type { HistoryEntry } from '#contract/history/history.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { MAX_PAGE_SIZE, type RowPage } from '#contract/lists/pageCall.ts';
import type { Order, OrderStatus } from '#contract/orders/order.ts';
import { UPDATE_STATUS_CAPABILITY } from '#contract/orders/orderCalls.ts';
import { ORDER_EVENTS_CAPABILITY } from '#contract/orders/orderEvents.ts';
import { getStatus, parseStatus } from '#contract/orders/orderValues.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { OrderDialog } from '#features/orders/detail/OrderDialog.tsx';
import type {
  OrderDetailState,
  PrintKind,
  OrderHistory,
  StatusUpdate,
  DetailedOrder,
  NeighbourStatus,
} from '#features/orders/detail/orderDetailModel.ts';
import { addPage, findOrder, type OrderPages, toOrderPages } from '#features/orders/detail/orderPages.ts';
import { shortenId } from '#features/format/formatOrder.ts';
import { formatAddress } from '#features/format/contact.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { useToast } from '#ui/toast/ToastProvider.tsx';
import { hasStatus, logFailure, useLogFailure, serverMessageOr } from '../api/failure.ts';
import { toRecentOrder, useRecentItem } from '../page/recentItems.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import {
  orderQueries,
  type StatusChangeRequest,
  useSavingStatus,
  useUpdateOrderStatus,
} from './orderQueries.ts';
import { useCapability } from '../session/useSession.ts';
import type { PrintSectionProps } from './PrintSection.tsx';
import { useCopyText } from './useCopyText.ts';

type LocatedOrder = { order: Order | undefined; position: DetailedOrder['position'] };

/**
 * Finds an order and its neighbours in the list that the dialog was opened from. At either end of a page, the page
 * next to it is loaded.
 */
function useOrderPosition(id: string, criteria: ListCriteria): LocatedOrder {
  const [initialCriteria] = useState(criteria);
  const client = useQueryClient();
  const [pages, setPages] = useState<OrderPages | undefined>(() => {
    const page = client.getQueryData(orderQueries.page(initialCriteria).queryKey);
    return page && toOrderPages(page);
  });
  const tableQuery = useQuery({ ...orderQueries.page(initialCriteria), enabled: !pages });
  if (!pages && tableQuery.data) setPages(toOrderPages(tableQuery.data));
  const found = pages && findOrder(pages, id);

  // An order opened by a link may be on another page than the table's: one large page is searched.
  const hasFirstRows = pages?.pageSize === MAX_PAGE_SIZE;
  const firstRowsQuery = useQuery({
    ...orderQueries.page({ ...initialCriteria, page: 1, pageSize: MAX_PAGE_SIZE }),
    enabled: pages !== undefined && !found && !hasFirstRows,
  });
  if (pages && !found && !hasFirstRows && firstRowsQuery.data) setPages(toOrderPages(firstRowsQuery.data));

  const { previous, next } = found?.missing ?? {};
  const previousQuery = useNeighbourPage(initialCriteria, pages, previous);
  const nextQuery = useNeighbourPage(initialCriteria, pages, next);
  if (pages && previous !== undefined && previousQuery.data)
    setPages(addPage(pages, previous, previousQuery.data));
  else if (pages && next !== undefined && nextQuery.data) setPages(addPage(pages, next, nextQuery.data));

  if (!found) {
    const isWholeList =
      hasFirstRows && pages.total.precision === 'exact' && pages.total.count <= MAX_PAGE_SIZE;
    return { order: undefined, position: isWholeList ? undefined : 'unknown' };
  }
  const { order, missing: _, ...position } = found;
  const neighbourStatus = {
    previous: toNeighbourStatus(previous, previousQuery),
    next: toNeighbourStatus(next, nextQuery),
  };
  return { order, position: { ...position, neighbourStatus } };
}

const useNeighbourPage = (criteria: ListCriteria, pages: OrderPages | undefined, page: number | undefined) =>
  useQuery({
    ...orderQueries.page({ ...criteria, page: page ?? 1, pageSize: pages?.pageSize ?? criteria.pageSize }),
    enabled: page !== undefined,
  });

function toNeighbourStatus(
  page: number | undefined,
  query: UseQueryResult<RowPage<Order>>,
): NeighbourStatus | undefined {
  if (page === undefined) return undefined;
  return isFailedOrOffline(query) ? 'failed' : 'loading';
}

/** A chosen status that isn't saved. `id` is its order's, so that another order doesn't show it. */
type ChoiceState = { id: string } & Extract<StatusUpdate, { status: 'confirming' | 'failed' }>;

/** Changes an order's status. A failure is shown in the dialog, or in a toast if the dialog was left. */
function useStatusUpdate(id: string, order: Order | undefined) {
  const t = useMessages('orderDetail').dialog;
  const { statusLabels } = useMessages('orders');
  const capability = useCapability(UPDATE_STATUS_CAPABILITY);
  const [choice, setChoice] = useState<ChoiceState>();
  const saving = useSavingStatus(id);
  const { mutateAsync } = useUpdateOrderStatus();
  const toasts = useToast();
  const shownId = useRef<string>(undefined);
  useEffect(() => {
    shownId.current = id;
    return () => void (shownId.current = undefined);
  }, [id]);

  async function save(status: OrderStatus) {
    if (!order || saving) return;
    setChoice(undefined);
    const previous = getStatus(order);
    // mutateAsync, because callbacks of `mutate` are skipped after the dialog is closed.
    try {
      await mutateAsync({ id, status, from: order.orderDetails?.orderStatus });
      const undo = previous && { id, status: previous, from: status };
      toasts.add({
        tone: 'success',
        text: t.saved(shortenId(id), statusLabels[status]),
        ...(undo && { action: { label: t.undo, onClick: () => void undoChange(undo) } }),
      });
    } catch (error) {
      logFailure(error);
      const reason = serverMessageOr(error, t.notSaved);
      if (shownId.current === id) setChoice({ id, status: 'failed', choice: status, reason });
      else toasts.add({ tone: 'error', text: reason });
    }
  }

  async function undoChange(undo: StatusChangeRequest) {
    try {
      await mutateAsync(undo);
      toasts.add({ tone: 'success', text: t.saved(shortenId(undo.id), statusLabels[undo.status]) });
    } catch (error) {
      logFailure(error);
      const isOutdated = hasStatus(error, 409);
      toasts.add({
        tone: 'error',
        text: isOutdated ? t.undoOutdated(shortenId(undo.id)) : serverMessageOr(error, t.notUndone),
        ...(!isOutdated && { action: { label: t.retry, onClick: () => void undoChange(undo) } }),
      });
    }
  }

  function getUpdate(): StatusUpdate {
    if (saving) return { status: 'saving', choice: saving };
    return choice?.id === id ? choice : { status: capability };
  }
  return {
    update: getUpdate(),
    onChooseStatus(status: OrderStatus) {
      if (status === 'cancelled') setChoice({ id, status: 'confirming' });
      else void save(status);
    },
    onConfirmCancellation: () => void save('cancelled'),
    onDismissCancellation: () => setChoice(undefined),
    onRetryUpdate: () => choice?.status === 'failed' && void save(choice.choice),
  };
}

/** Loads what happened to the order, if the backend keeps it. */
function useOrderHistory(id: string, order: Order | undefined) {
  const capability = useCapability(ORDER_EVENTS_CAPABILITY);
  // An order that doesn't exist has no history.
  const enabled = capability === 'offered' && order !== undefined;
  const query = useQuery({ ...orderQueries.events(id), enabled });
  const { data: events, error } = query;
  useLogFailure(error);
  useRefetchOutdatedOrder(order, events);

  function toHistory(): OrderHistory {
    if (events) return { status: 'listed', events };
    if (capability === 'unavailable') return { status: 'none' };
    return { status: isFailedOrOffline(query) ? 'failed' : 'loading' };
  }
  return { history: toHistory(), retry: () => void query.refetch() };
}

/** Reloads the orders if the last status of the history isn't the order's: someone else has changed it. */
function useRefetchOutdatedOrder(order: Order | undefined, events: readonly HistoryEntry[] | undefined) {
  const client = useQueryClient();
  const newest = events?.findLast(({ kind }) => kind === 'orderStatusChanged')?.status;
  const differs = order && newest && parseStatus(newest.to) !== getStatus(order);
  const id = order?._id;
  useEffect(() => {
    if (!differs || id === undefined) return;
    const { queryKey } = orderQueries.one(id);
    const orderLoadedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    const historyLoadedAt = client.getQueryState(orderQueries.events(id).queryKey)?.dataUpdatedAt ?? 0;
    if (historyLoadedAt > orderLoadedAt) void orderQueries.invalidate(client);
  }, [client, differs, id]);
}

type OrderDialogSectionProps = {
  id: string;
  /** Criteria of the list that the dialog was opened from. */
  criteria: ListCriteria;
  onNavigate: (id: string) => void;
  onClose: () => void;
  onCopy: (id: string) => void;
};

const OrderCartSection = lazyWithRetry(() =>
  import('./OrderCartSection.tsx').then((module) => module.OrderCartSection),
);
const PrintSection = lazyWithRetry(() => import('./PrintSection.tsx').then((module) => module.PrintSection));

/** The dialog of one order, with its position in the list, its history and its status change. */
export function OrderDialogSection({ id, criteria, ...actions }: OrderDialogSectionProps) {
  const t = useMessages('orderDetail').dialog;
  const located = useOrderPosition(id, criteria);
  const query = useQuery({ ...orderQueries.one(id), ...(located.order && { initialData: located.order }) });
  const order = query.data ?? undefined;
  const { history, retry } = useOrderHistory(id, order);
  useRecentItem(order && toRecentOrder(order));
  const [printing, setPrinting] = useState<Pick<PrintSectionProps, 'kind' | 'orders'>>();
  const endPrinting = () => setPrinting(undefined);
  const copyText = useCopyText();
  const { update, ...updateActions } = useStatusUpdate(id, order);

  function print(kind: PrintKind, printed: Order) {
    if (kind === 'order') window.print();
    else startTransition(() => setPrinting({ kind, orders: [printed] }));
  }

  function getState(): OrderDetailState {
    if (order) return { status: 'shown', order, position: located.position, update, history };
    if (query.data === null) return { status: 'notFound', id };
    return { status: isFailedOrOffline(query) ? 'failed' : 'loading', id };
  }
  return (
    <>
      <OrderDialog
        state={getState()}
        {...actions}
        {...updateActions}
        cart={
          order?.cart && <OrderCartSection order={order} cart={order.cart} onNavigate={actions.onNavigate} />
        }
        onRetry={() => void query.refetch()}
        onRetryHistory={retry}
        onPrint={print}
        onCopyAddress={(shown) => copyText(formatAddress(shown), t.addressCopied, t.addressNotCopied)}
      />
      <LoadBoundary onClose={endPrinting}>
        {printing && <PrintSection {...printing} onDone={endPrinting} />}
      </LoadBoundary>
    </>
  );
}
