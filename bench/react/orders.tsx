// The order list as an ordinary React page.
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { Dialog } from './Dialog.tsx';
import { features } from './features.ts';
import { ListTable } from './ListTable.tsx';
import {
  fetchOrders,
  formatDate,
  formatPayment,
  formatStatus,
  formatTime,
  formatTotal,
  getCity,
  getCustomer,
  getEmail,
  getProductName,
  getState,
  getStatus,
  type Order,
  pageSizes,
  shortenId,
  statuses,
} from './order.ts';
import { renderPage } from './renderPage.tsx';

const helper = createColumnHelper<typeof features, Order>();

const createColumns = (onView: (order: Order) => void) =>
  helper.columns([
    helper.accessor('_id', {
      id: 'id',
      header: 'Order ID',
      cell: ({ row: { original: order } }) => (
        <>
          <code>{shortenId(order)}</code>
          <span className="detail">Qty {order.quantity}</span>
        </>
      ),
    }),
    helper.accessor(getProductName, {
      id: 'product',
      header: 'Product',
      filterFn: 'includesString',
      sortFn: 'alphanumeric',
    }),
    helper.accessor(getCustomer, {
      id: 'customer',
      header: 'Customer',
      sortFn: 'alphanumeric',
      cell: ({ getValue, row: { original: order } }) => (
        <>
          {getValue()}
          <span className="detail">{getEmail(order)}</span>
        </>
      ),
    }),
    helper.accessor(getCity, {
      id: 'location',
      header: 'Location',
      sortFn: 'alphanumeric',
      cell: ({ getValue, row: { original: order } }) => (
        <>
          {getValue()}
          <span className="detail">{getState(order)}</span>
        </>
      ),
    }),
    helper.accessor('totalAmount', {
      header: 'Total',
      cell: ({ row: { original: order } }) => formatTotal(order),
    }),
    helper.accessor(formatPayment, { id: 'payment', header: 'Payment', sortFn: 'alphanumeric' }),
    helper.accessor(getStatus, {
      id: 'status',
      header: 'Status',
      filterFn: 'equalsString',
      sortFn: 'alphanumeric',
      cell: ({ row: { original: order } }) => <span className="badge">{formatStatus(order)}</span>,
    }),
    helper.accessor('createdAt', {
      header: 'Order Date',
      cell: ({ row: { original: order } }) => (
        <>
          {formatDate(order)}
          <span className="detail">{formatTime(order)}</span>
        </>
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
          <a href={`mailto:${getEmail(order)}`} aria-label={`Email ${getCustomer(order)}`}>
            Email
          </a>
        </>
      ),
    }),
  ]);

const filter = { label: 'Status', column: 'status', all: 'All statuses', options: statuses };

function Orders() {
  const [viewed, setViewed] = useState<Order>();
  const columns = useMemo(() => createColumns(setViewed), []);
  const close = () => setViewed(undefined);
  return (
    <>
      <ListTable
        name="orders"
        fetchRows={fetchOrders}
        columns={columns}
        searchedColumn="product"
        filter={filter}
        pageSizes={pageSizes}
      />
      {viewed && (
        <Dialog title="Order Details" onClose={close}>
          <dl>
            <dt>Product</dt>
            <dd>{getProductName(viewed)}</dd>
            <dt>Customer</dt>
            <dd>{getCustomer(viewed)}</dd>
            <dt>Total</dt>
            <dd>{formatTotal(viewed)}</dd>
            <dt>Status</dt>
            <dd>{formatStatus(viewed)}</dd>
          </dl>
          <button type="button" onClick={close}>
            Close
          </button>
        </Dialog>
      )}
    </>
  );
}

renderPage('Order Management', <Orders />);
