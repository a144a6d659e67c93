import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { GridColDef } from '@mui/x-data-grid';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
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
} from '../react/order.ts';
import { Detail } from './Detail.tsx';
import { ListPage } from './ListPage.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { startApp } from './Shell.tsx';

const unsearched = { getApplyQuickFilterFn: () => null };

const createColumns = (onView: (order: Order) => void): GridColDef<Order>[] => [
  {
    field: '_id',
    headerName: 'Order ID',
    width: 130,
    valueGetter: (_, row) => getSearchText(row),
    renderCell: ({ row }) => (
      <Detail text={`Qty ${row.quantity}`}>
        <span title={row._id}>{shortenId(row)}</span>
      </Detail>
    ),
  },
  {
    ...unsearched,
    field: 'product',
    headerName: 'Product',
    flex: 1,
    renderCell: ({ row }) => <Detail text={row.product?.brand}>{row.product?.name}</Detail>,
  },
  {
    ...unsearched,
    field: 'buyer',
    headerName: 'Customer',
    width: 110,
    renderCell: ({ row }) => getFirstName(row),
  },
  {
    ...unsearched,
    field: 'address',
    headerName: 'Location',
    width: 110,
    renderCell: ({ row }) => <Detail text={row.address?.state}>{row.address?.city}</Detail>,
  },
  {
    ...unsearched,
    field: 'totalAmount',
    headerName: 'Total',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => formatRupees(value),
  },
  {
    ...unsearched,
    field: 'paymentDetails',
    headerName: 'Payment',
    width: 110,
    renderCell: ({ row }) => <Detail text={formatMethod(row)}>{row.paymentDetails?.paymentStatus}</Detail>,
  },
  {
    ...unsearched,
    field: 'status',
    headerName: 'Status',
    width: 140,
    valueGetter: (_, row) => getStatus(row),
    renderCell: ({ row }) => <Chip size="small" label={getStatus(row)} />,
  },
  {
    ...unsearched,
    field: 'createdAt',
    headerName: 'Order Date',
    width: 110,
    renderCell: ({ row }) => <Detail text={formatTime(row.createdAt)}>{formatDay(row.createdAt)}</Detail>,
  },
  {
    ...unsearched,
    field: 'actions',
    headerName: 'Actions',
    width: 150,
    sortable: false,
    renderCell: ({ row }) => (
      <>
        <Button
          size="small"
          href={`/orders?order=${row._id}`}
          aria-label={`View details of order ${shortenId(row)}`}
          onClick={(event) => {
            event.preventDefault();
            onView(row);
          }}
        >
          View
        </Button>
        <Button
          size="small"
          href={`mailto:${row.buyer?.email}`}
          aria-label={`Contact customer ${getFirstName(row)} about order ${shortenId(row)}`}
        >
          Mail
        </Button>
      </>
    ),
  },
];

const none: Order[] = [];

function OrdersPage() {
  const { data = none, isPending } = useQuery({ queryKey: ['orders'], queryFn: fetchOrders });
  const [order, setOrder] = useState<Order>();
  const columns = useMemo(() => createColumns(setOrder), []);
  return (
    <>
      <ListPage
        title="Product Orders"
        rows={data}
        loading={isPending}
        columns={columns}
        searchLabel="Search orders"
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
