// The product's orders as anybody would begin: React, React Query and TanStack Table, in ordinary markup.
import { useQuery } from '@tanstack/react-query';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { type features, ListPage } from './ListPage.tsx';
import {
  fetchOrders,
  formatDay,
  formatMethod,
  formatRupees,
  formatTime,
  getFirstName,
  getSearchText,
  getStatus,
  type Order,
  shortenId,
  statuses,
} from './order.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { startApp } from './Shell.tsx';

const helper = createColumnHelper<typeof features, Order>();

const createColumns = (onView: (order: Order) => void) =>
  helper.columns([
    helper.accessor(getSearchText, {
      id: 'id',
      header: 'Order ID',
      filterFn: 'includesString',
      enableSorting: false,
      cell: ({ row: { original: order } }) => (
        <>
          <button type="button" title={order._id}>
            {shortenId(order)}
          </button>
          <span className="detail">Qty {order.quantity}</span>
        </>
      ),
    }),
    helper.display({
      id: 'product',
      header: 'Product',
      cell: ({ row: { original: order } }) => (
        <>
          {order.product?.name}
          <span className="detail">{order.product?.brand}</span>
        </>
      ),
    }),
    helper.display({
      id: 'customer',
      header: 'Customer',
      cell: ({ row: { original: order } }) => getFirstName(order),
    }),
    helper.display({
      id: 'location',
      header: 'Location',
      cell: ({ row: { original: order } }) => (
        <>
          {order.address?.city}
          <span className="detail">{order.address?.state}</span>
        </>
      ),
    }),
    helper.accessor('totalAmount', {
      header: 'Total',
      cell: ({ getValue }) => formatRupees(getValue()),
    }),
    helper.display({
      id: 'payment',
      header: 'Payment',
      cell: ({ row: { original: order } }) => (
        <>
          <span className={order.paymentDetails?.paymentStatus === 'paid' ? 'good' : 'bad'}>
            {order.paymentDetails?.paymentStatus}
          </span>
          <span className="detail">{formatMethod(order)}</span>
        </>
      ),
    }),
    helper.accessor(getStatus, {
      id: 'status',
      header: 'Status',
      filterFn: 'equalsString',
      enableSorting: false,
      cell: ({ getValue }) => <span className="badge">{getValue()}</span>,
    }),
    helper.accessor('createdAt', {
      header: 'Order Date',
      sortFn: 'alphanumeric',
      cell: ({ getValue }) => (
        <time dateTime={getValue()}>
          {formatDay(getValue())}
          <span className="detail">{formatTime(getValue())}</span>
        </time>
      ),
    }),
    helper.display({
      id: 'actions',
      header: 'Actions',
      cell: ({ row: { original: order } }) => (
        <>
          <a
            href={`/orders?order=${order._id}`}
            aria-label={`View details of order ${shortenId(order)}`}
            onClick={(event) => {
              event.preventDefault();
              onView(order);
            }}
          >
            View
          </a>{' '}
          <a
            href={`mailto:${order.buyer?.email}`}
            aria-label={`Contact customer ${getFirstName(order)} about order ${shortenId(order)}`}
          >
            Mail
          </a>
        </>
      ),
    }),
  ]);

const none: Order[] = [];

function OrdersPage() {
  const { data = none } = useQuery({ queryKey: ['orders'], queryFn: fetchOrders });
  const [order, setOrder] = useState<Order>();
  const columns = useMemo(() => createColumns(setOrder), []);
  return (
    <>
      <ListPage
        title="Product Orders"
        rows={data}
        columns={columns}
        search={{ label: 'Search orders', column: 'id' }}
        filter={{
          label: 'Status',
          column: 'status',
          all: 'All statuses',
          options: Object.values(statuses),
        }}
        pageSizes={[5, 10, 25, 50]}
      />
      {order && <OrderDialog order={order} onClose={() => setOrder(undefined)} />}
    </>
  );
}

startApp(<OrdersPage />);
