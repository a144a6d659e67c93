import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { MAX_PRINTED_ORDERS } from '#contract/orders/invoiceCalls.ts';
import type { Order } from '#contract/orders/order.ts';
import { PrintDialog, type PrintDialogState } from '#features/orders/print/PrintDialog.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { serverMessageOr, useLogFailure } from '../api/failure.ts';
import { createRowReader, createSelectedReader } from '../list/readRows.ts';
import type { ListPageQuery } from '../list/useListPage.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { orderQueries } from './orderQueries.ts';
import { useNotify } from '../page/useNotify.ts';
import { PrintSection, type PrintSectionProps } from './PrintSection.tsx';

/** Loads the selected orders, in the order of the list. Those that no longer exist are left out. */
function useSelectedOrders(ids: readonly string[], { queries, criteria }: ListPageQuery<Order>) {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const query = useQuery({
    queryKey: ['printed orders', ...ids],
    // Not cached, because orders may change between two prints.
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) => {
      const pages = createRowReader<Order>((position, pageSignal) =>
        queries.readPage(client, { ...criteria, ...position }, pageSignal),
      );
      const read = createSelectedReader(ids, {
        pages,
        readOne: (id, oneSignal) => orderQueries.readOrder(client, id, oneSignal),
      });
      const orders: Order[] = [];
      for (let batch = await read(signal); batch; batch = await read(signal)) {
        orders.push(...batch.rows);
        setDone(orders.length);
      }
      return orders;
    },
  });
  useLogFailure(query.error);
  return { query, done };
}

type OrderPrintSectionProps = Pick<PrintSectionProps, 'kind' | 'notes' | 'onDone'> & {
  ids: readonly string[];
  /** The list in which the orders were selected. */
  pageQuery: ListPageQuery<Order>;
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

function PrintSelected({ kind, notes, ids, pageQuery, onDone }: OrderPrintSectionProps) {
  const t = useMessages('orderDetail').printDialog;
  const notify = useNotify();
  const { query, done } = useSelectedOrders(ids, pageQuery);
  const orders = query.data;
  const missing = orders ? ids.length - orders.length : 0;
  const warn = useEffectEvent(() => notify('warning', t.missing(missing)));
  useEffect(() => {
    if (missing > 0 && missing < ids.length) warn();
  }, [missing, ids.length]);

  if (orders && orders.length > 0) return <PrintSection {...{ kind, notes, orders, onDone }} />;
  const getState = (): PrintDialogState => {
    if (orders) return { status: 'failed', text: t.gone };
    if (isFailedOrOffline(query)) return { status: 'failed', text: serverMessageOr(query.error, t.failed) };
    return { status: 'loading', done, total: ids.length };
  };
  return <PrintDialog kind={kind} state={getState()} onRetry={() => void query.refetch()} onClose={onDone} />;
}
