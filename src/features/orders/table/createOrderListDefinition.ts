import { useMemo } from 'react';
import type { Order } from '#contract/orders/order.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import type { Messages } from '#languages/messages.ts';
import type { Formats } from '#features/format/formats.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { createFilters } from '#features/list/createFilters.ts';
import { createCount } from '#features/list/formatListCount.ts';
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
    count: createCount(list.shared, t, formats),
  };
}

/** Whose orders a list shows. */
type OrderOwner = 'everyone' | 'oneCustomer';

/** Removes what names the customer, and counts only the customer's orders. */
function forOneCustomer(
  list: ListDefinition<Order, OrderListActions>,
  title: string,
): ListDefinition<Order, OrderListActions> {
  const { customer: _, ...filterBy } = list.filterBy;
  return {
    ...list,
    filterBy,
    filters: list.filters.filter(({ param }) => param !== 'customer'),
    columns: list.columns.filter(({ id }) => id !== 'customer'),
    messages: {
      ...list.messages,
      title,
      count: (matches) => list.messages.count(matches, matches, 'unfiltered'),
    },
  };
}

/** Returns the order list in the current language. Memoized, so that memoized rows don't render again. */
export function useOrderListDefinition(owner: OrderOwner = 'everyone') {
  const list = useMessages('list');
  const orders = useMessages('orders');
  const { customerView } = useMessages('customers');
  const formats = useFormats();
  return useMemo(() => {
    const definition = createOrderListDefinition({ list, orders }, formats);
    return owner === 'everyone' ? definition : forOneCustomer(definition, customerView.orders);
  }, [list, orders, customerView, formats, owner]);
}
