import { useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import { MAX_PRINTED_ORDERS } from '#contract/orders/invoiceCalls.ts';
import type { Order } from '#contract/orders/order.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { type CartState, OrderCart } from '#features/orders/detail/OrderCart.tsx';
import { useLogFailure } from '../api/failure.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { orderQueries } from './orderQueries.ts';

const PrintSection = lazyWithRetry(() => import('./PrintSection.tsx').then((module) => module.PrintSection));

type OrderCartSectionProps = { order: Order; cart: string; onNavigate: (id: string) => void };

/** Loads the orders of an order's cart. */
export function OrderCartSection({ order, cart, onNavigate }: OrderCartSectionProps) {
  const client = useQueryClient();
  const query = useQuery(
    orderQueries.page({
      search: '',
      filters: { cart },
      sort: { column: 'date', direction: 'ascending' },
      page: 1,
      pageSize: MAX_PRINTED_ORDERS,
    }),
  );
  useLogFailure(query.error);
  const [printed, setPrinted] = useState<readonly Order[]>();
  const endPrinting = () => setPrinted(undefined);

  function getState(): CartState {
    // The filter ignores the case of the name, and a backend may not have it.
    if (query.data) return { status: 'listed', orders: query.data.rows.filter((one) => one.cart === cart) };
    return { status: isFailedOrOffline(query) ? 'failed' : 'loading' };
  }
  return (
    <>
      <OrderCart
        order={order}
        cart={getState()}
        onNavigate={(next) => {
          // So that the dialog shows it at once, and the focus stays.
          client.setQueryData(orderQueries.one(next._id).queryKey, next);
          onNavigate(next._id);
        }}
        onPrint={(orders) => startTransition(() => setPrinted(orders))}
        onRetry={() => void query.refetch()}
      />
      <LoadBoundary onClose={endPrinting}>
        {printed && <PrintSection kind="packingSlip" orders={printed} onDone={endPrinting} />}
      </LoadBoundary>
    </>
  );
}
