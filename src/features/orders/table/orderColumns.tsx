import type { Order } from '#contract/orders/order.ts';
import type { Messages } from '#languages/messages.ts';
import { FormattedDate } from '#features/format/FormattedDate.tsx';
import { addHeaders } from '#features/list/addHeaders.ts';
import type { ListColumn } from '#features/list/listDefinition.ts';
import { OrderRegion } from '../OrderRegion.tsx';
import { Amount, OrderStatusBadge } from '../OrderValues.tsx';
import {
  CustomerCell,
  IdCell,
  LocationCell,
  OrderActions,
  type OrderListActions,
  PaymentCell,
  ProductCell,
} from './orderCells.tsx';

/** Creates the columns of the order list. They are as narrow as their content allows; the product takes the rest. */
export const createOrderColumns = (t: Messages['orders']): readonly ListColumn<Order, OrderListActions>[] =>
  addHeaders(t.orderList.columns, [
    {
      id: 'id',
      width: '4.125rem',
      card: 'label',
      skeleton: 'twoLines',
      cell: (order, actions) => <IdCell order={order} {...actions} />,
    },
    {
      id: 'product',
      minWidth: '12.5rem',
      card: 'title',
      // Three lines fit into the row's height, so that long names don't change it.
      className: 'py-1 print:min-w-40',
      cell: (order) => <ProductCell order={order} />,
    },
    {
      id: 'customer',
      width: '6.375rem',
      visible: 'fromMedium',
      card: 'detail',
      skeleton: 'person',
      cell: (order) => <CustomerCell order={order} />,
    },
    {
      id: 'location',
      width: 'calc(5.375rem + 1.5 * var(--long-value-width))',
      visible: 'fromWide',
      card: 'hidden',
      skeleton: 'twoLines',
      cell: (order) => <LocationCell order={order} />,
    },
    {
      id: 'total',
      width: 'calc(4rem + var(--long-value-width) / 2 + var(--number-gap))',
      align: 'end',
      card: 'value',
      cell: (order) => (
        <OrderRegion order={order}>
          <Amount value={order.totalAmount} />
        </OrderRegion>
      ),
    },
    {
      id: 'payment',
      width: 'calc(5rem + var(--extra-width) / 2)',
      card: 'aside',
      skeleton: 'twoLines',
      cell: (order) => <PaymentCell order={order} />,
    },
    {
      id: 'status',
      width: '7.5rem',
      card: 'badge',
      cell: (order) => <OrderStatusBadge status={order.orderDetails?.orderStatus} />,
    },
    {
      id: 'date',
      width: '5.25rem',
      visible: 'fromNarrow',
      card: 'footer',
      cell: (order) => (
        <OrderRegion order={order}>
          <FormattedDate iso={order.createdAt} time="below" />
        </OrderRegion>
      ),
    },
    {
      id: 'actions',
      width: 'calc(2 * var(--row-action) - 0.375rem)',
      card: 'actions',
      cell: (order, { onView }) => <OrderActions order={order} onView={onView} />,
    },
  ]);
