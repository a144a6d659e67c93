import { useCallback } from 'react';
import { orderCopy } from '#features/orders/orderCopy.ts';
import type { OnCriteria } from '#features/orders/table/ordersModel.ts';
import { OrdersTable } from '#features/orders/table/OrdersTable.tsx';
import { useNotify } from '../notify.ts';
import { useStable } from '../stable.ts';
import { OrderDetailSection } from './OrderDetailSection.tsx';
import { useOrders } from './useOrders.ts';
import { useOrdersAddress } from './useOrdersAddress.ts';

/** The orders table, and the order that is open over it, or may be next. */
export function OrdersSection() {
  const { criteria, setCriteria, order } = useOrdersAddress();
  const { state, matching, orders, retry } = useOrders(criteria);
  const copy = useCopyId();
  const change = useCallback<OnCriteria>((to) => setCriteria((now) => ({ ...now, ...to })), [setCriteria]);
  return (
    <>
      <OrdersTable
        state={state}
        criteria={criteria}
        onCriteria={change}
        onView={order.show}
        onIntent={order.expect}
        onCopy={copy}
        onRetry={retry}
      />
      {order.drawn && orders && (
        <OrderDetailSection
          drawn={order.drawn}
          orders={orders}
          matching={matching}
          onStep={order.step}
          onClose={order.close}
          onCopy={copy}
        />
      )}
    </>
  );
}

/** Puts an order's whole id on the clipboard, where the browser has one for this page. */
function useCopyId() {
  const notify = useNotify();
  return useStable((id: string) => {
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(id))
      .then(
        () => notify('success', orderCopy.copied),
        () => notify('error', orderCopy.notCopied),
      );
  });
}
