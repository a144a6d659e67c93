import { Mail } from 'lucide-react';
import type { Order } from '#contract/orders/order.ts';
import type { Messages } from '#languages/messages.ts';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { RowActionLink } from '#ui/table/RowActions.tsx';
import { SkeletonActions, SkeletonText } from '#ui/table/SkeletonRow.tsx';
import { FormattedDate } from '#features/format/FormattedDate.tsx';
import type { ListColumn } from '#features/list/listDefinition.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { OrderRegion } from '../OrderRegion.tsx';
import { Amount, OrderStatusBadge } from '../OrderValues.tsx';
import { shortenId } from '#features/format/formatOrder.ts';
import { getContactLink, getCustomerFirstName } from '../orderModel.ts';
import { getOrderHref } from '../orderUrl.ts';
import {
  CustomerSkeleton,
  getViewHandler,
  type OrderListActions,
  renderCustomer,
  renderId,
  renderLocation,
  renderPayment,
  renderProduct,
} from './orderCells.tsx';

type OrderActionsProps = { order: Order; onView: (id: string) => void };

const OrderActions = ({ order, onView }: OrderActionsProps) => {
  const t = useMessages('orders').orderList;
  return (
    <>
      <RowActionLink
        icon="view"
        label={t.view(shortenId(order._id))}
        href={getOrderHref(order._id)}
        onClick={getViewHandler(order._id, onView)}
      />
      <ContactCustomer order={order} />
    </>
  );
};

function ContactCustomer({ order }: { order: Order }) {
  const t = useMessages('orders');
  const contact = getContactLink(t.order, order);
  const name = getCustomerFirstName(order);
  const id = shortenId(order._id);
  switch (contact.kind) {
    case 'email':
      return <RowActionLink icon="email" label={t.orderList.contact(name, id)} href={contact.href} />;
    case 'phone':
      return <RowActionLink icon="phone" label={t.orderList.call(name, id)} href={contact.href} />;
    case 'none':
      return (
        <IconButton
          size="sm"
          icon={<Mail />}
          label={t.orderList.contact(name, id)}
          disabledReason={t.orderList.noContact}
          className="ms-0.5"
        />
      );
    default:
      return contact satisfies never;
  }
}

type OrderColumn = ListColumn<Order, OrderListActions>;
type ColumnId = keyof Messages['orders']['orderList']['columns'];
type ColumnLayout = Omit<OrderColumn, 'id' | 'header' | 'cell'> & { id: ColumnId };

/** Columns are as narrow as their content allows; the product column takes the rest. */
const columnLayouts: readonly ColumnLayout[] = [
  {
    id: 'id',
    fixed: 'shown',
    width: '4.125rem',
    className: 'cards:flex cards:flex-wrap cards:items-baseline cards:gap-x-1.5 cards:[grid-area:id]',
    skeleton: (index) => <SkeletonText row={index} className="w-17" />,
  },
  {
    id: 'product',
    fixed: 'shown',
    minWidth: '12.5rem',
    // Three lines fit into the row's height, so that long names don't change it.
    className: 'py-1 print:min-w-40 cards:mt-1.5 cards:[grid-area:prod]',
    skeleton: (index) => <SkeletonText row={index} />,
  },
  {
    id: 'customer',
    width: '6.375rem',
    hiddenBelow: 'medium',
    className: 'cards:mt-1 cards:[grid-area:cust]',
    skeleton: (index) => <CustomerSkeleton index={index} />,
  },
  {
    id: 'location',
    width: 'calc(4.625rem + 2 * var(--long-value-width))',
    hiddenBelow: 'wide',
    className: 'cards:hidden',
    skeleton: (index) => <SkeletonText row={index + 3} />,
  },
  {
    id: 'total',
    width: 'calc(4.75rem + var(--number-gap))',
    align: 'end',
    className: 'font-medium wrap-anywhere tabular-nums cards:mt-1.5 cards:[grid-area:total]',
    skeleton: () => <Skeleton width="3.25rem" />,
  },
  {
    id: 'payment',
    width: 'calc(5rem + var(--extra-width) / 2)',
    className: 'cards:mt-1 cards:max-w-36 cards:self-center cards:text-end cards:[grid-area:pay]',
    skeleton: (index) => <SkeletonText row={index + 5} className="w-18" />,
  },
  {
    id: 'status',
    width: '7.5rem',
    className: 'cards:max-w-44 cards:justify-self-end cards:[grid-area:status]',
    skeleton: () => <Skeleton width="5.5rem" height="1.375rem" shape="circle" />,
  },
  {
    id: 'date',
    width: '5.25rem',
    hiddenBelow: 'narrow',
    className:
      'cards:self-center cards:text-xs cards:text-text-subtle cards:[&_.block]:ms-1.5 cards:[&_.block]:inline cards:[&>time]:whitespace-normal cards:[grid-area:date]',
    skeleton: () => <Skeleton width="4.5rem" />,
  },
  {
    id: 'actions',
    width: 'calc(2 * var(--row-action) - 0.375rem)',
    align: 'end',
    fixed: 'last',
    className: 'tbl-actions print:hidden cards:-me-2 cards:-mb-1.5 cards:[grid-area:act]',
    skeleton: () => <SkeletonActions count={2} className="align-middle" />,
  },
];

/** Creates the columns of the order list. */
export function createOrderColumns(t: Messages['orders']): readonly OrderColumn[] {
  const cells: Record<ColumnId, OrderColumn['cell']> = {
    id: (order, actions) => renderId(t.order, order, actions),
    product: (order) => renderProduct(t.order, order),
    customer: (order) => renderCustomer(t.order, order),
    location: (order) => renderLocation(t.order, order),
    total: (order) => (
      <OrderRegion order={order}>
        <Amount value={order.totalAmount} />
      </OrderRegion>
    ),
    payment: (order) => renderPayment(t.order, order),
    status: (order) => <OrderStatusBadge status={order.orderDetails?.orderStatus} />,
    date: (order) => (
      <OrderRegion order={order}>
        <FormattedDate iso={order.createdAt} time="below" />
      </OrderRegion>
    ),
    actions: (order, { onView }) => <OrderActions order={order} onView={onView} />,
  };
  return columnLayouts.map((column) => ({
    ...column,
    header: t.orderList.columns[column.id],
    cell: cells[column.id],
  }));
}
