import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { MAX_PRINTED_ORDERS } from '#contract/orders/invoiceCalls.ts';
import type { Order } from '#contract/orders/order.ts';
import type { SheetKind } from '#features/orders/print/OrderSheets.tsx';
import { PrintDialog, type PrintDialogState } from '#features/orders/print/PrintDialog.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { logFailure, serverMessageOr } from '../api/failure.ts';
import { createPageReader, createSelectedReader } from '../list/readRows.ts';
import type { ListPageQuery } from '../list/useListPage.ts';
import { orderQueries } from '../queries/orders.ts';
import { useNotify } from '../shell/useNotify.ts';
import { PrintSection } from './PrintSection.tsx';

type SelectedOrders =
  | Exclude<PrintDialogState, { status: 'tooMany' }>
  | { status: 'loaded'; orders: Order[] };

/** Loads the selected orders. Those that no longer exist are left out. */
function useSelectedOrders(ids: readonly string[], { queries, criteria }: ListPageQuery<Order>) {
  const t = useMessages('orderDetail').printDialog;
  const client = useQueryClient();
  const notify = useNotify();
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<SelectedOrders>({ status: 'loading', done: 0, total: ids.length });

  const load = useEffectEvent(async (signal: AbortSignal) => {
    const pages = createPageReader<Order>((position, pageSignal) =>
      queries.readPage(client, { ...criteria, ...position }, pageSignal),
    );
    const readOne = (id: string, oneSignal: AbortSignal) => orderQueries.readOrder(client, id, oneSignal);
    const read = createSelectedReader(ids, { pages, readOne });
    const orders: Order[] = [];
    try {
      for (let batch = await read(signal); batch; batch = await read(signal)) {
        orders.push(...batch.rows);
        setState({ status: 'loading', done: orders.length, total: ids.length });
      }
      signal.throwIfAborted();
    } catch (error) {
      if (signal.aborted) return;
      logFailure(error);
      setState({ status: 'failed', text: serverMessageOr(error, t.failed) });
      return;
    }
    if (orders.length === 0) return setState({ status: 'failed', text: t.gone });
    if (orders.length < ids.length) notify('warning', t.missing(ids.length - orders.length));
    setState({ status: 'loaded', orders });
  });
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [attempt]);

  const retry = () => {
    setState({ status: 'loading', done: 0, total: ids.length });
    setAttempt(attempt + 1);
  };
  return { state, retry };
}

type OrderPrintSectionProps = {
  kind: SheetKind;
  ids: readonly string[];
  /** The list in which the orders were selected. */
  pageQuery: ListPageQuery<Order>;
  onDone: () => void;
};

/** Prints sheets of the selected orders, in the order of the list. */
export const OrderPrintSection = (props: OrderPrintSectionProps) =>
  props.ids.length > MAX_PRINTED_ORDERS ? (
    <PrintDialog
      kind={props.kind}
      state={{ status: 'tooMany', count: props.ids.length, most: MAX_PRINTED_ORDERS }}
      onRetry={props.onDone}
      onClose={props.onDone}
    />
  ) : (
    <PrintSelected {...props} />
  );

function PrintSelected({ kind, ids, pageQuery, onDone }: OrderPrintSectionProps) {
  const { state, retry } = useSelectedOrders(ids, pageQuery);
  if (state.status === 'loaded') return <PrintSection kind={kind} orders={state.orders} onDone={onDone} />;
  return <PrintDialog kind={kind} state={state} onRetry={retry} onClose={onDone} />;
}
