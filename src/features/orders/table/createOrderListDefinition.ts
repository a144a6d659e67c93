import { useMemo } from 'react';
import type { Order } from '#contract/orders/order.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import type { Messages } from '#languages/messages.ts';
import type { Formats } from '#features/format/formats.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { createFilters } from '#features/list/createFilters.ts';
import { formatRowCount } from '#features/list/formatListCount.ts';
import type { ListDefinition, ListMessages } from '#features/list/listDefinition.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { OrderListActions } from './orderCells.tsx';
import { createOrderColumns } from './orderColumns.tsx';

type OrderListMessages = Pick<Messages, 'list' | 'orders'>;

export const createOrderListDefinition = (
  { list, orders }: OrderListMessages,
  formats: Formats,
): ListDefinition<Order, OrderListActions> => ({
  ...orderListRules,
  getRowId: ({ _id }) => _id,
  openRow: ({ _id }, { onView }) => onView(_id),
  columns: createOrderColumns(orders),
  filters: createFilters(orderListRules, {
    messages: orders.orderFilters,
    defaultAllLabel: list.filters.any,
    toolbar: 'status',
    screen: 'orders',
  }),
  builtInViews: 'status',
  pageOnFilterChange: 'first',
  failure: 'panel',
  density: 'tight',
  messages: createMessages({ list, orders }, formats),
});

function createMessages(
  { list, orders: { orderList: t } }: OrderListMessages,
  formats: Formats,
): ListMessages {
  return {
    ...t,
    failedHint: t.failedText,
    retry: t.closeAndRetry,
    count(matches, totalCount, filtered) {
      const total = formatRowCount(list.shared, formats, totalCount);
      return filtered === 'filtered'
        ? t.countAmong(formatRowCount(list.shared, formats, matches), total)
        : t.count(totalCount.count, total);
    },
  };
}

/** Returns the order list in the current language. Memoized, so that memoized rows don't render again. */
export function useOrderListDefinition() {
  const list = useMessages('list');
  const orders = useMessages('orders');
  const formats = useFormats();
  return useMemo(() => createOrderListDefinition({ list, orders }, formats), [list, orders, formats]);
}
