// The order list in MUI's data grid.
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
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
} from '../react/order.ts';
import { Detail } from './Detail.tsx';
import { ListGrid } from './ListGrid.tsx';
import { renderPage } from './renderPage.tsx';

const createColumns = (onView: (order: Order) => void): GridColDef<Order>[] => [
  {
    field: '_id',
    headerName: 'Order ID',
    width: 110,
    renderCell: ({ row }) => (
      <Detail text={`Qty ${row.quantity}`}>
        <code>{shortenId(row)}</code>
      </Detail>
    ),
  },
  { field: 'product', headerName: 'Product', flex: 1, valueGetter: (_, row) => getProductName(row) },
  {
    field: 'buyer',
    headerName: 'Customer',
    width: 140,
    valueGetter: (_, row) => getCustomer(row),
    renderCell: ({ row }) => <Detail text={getEmail(row)}>{getCustomer(row)}</Detail>,
  },
  {
    field: 'address',
    headerName: 'Location',
    width: 110,
    valueGetter: (_, row) => getCity(row),
    renderCell: ({ row }) => <Detail text={getState(row)}>{getCity(row)}</Detail>,
  },
  {
    field: 'totalAmount',
    headerName: 'Total',
    type: 'number',
    width: 100,
    valueFormatter: (_, row) => formatTotal(row),
  },
  { field: 'payment', headerName: 'Payment', width: 90, valueGetter: (_, row) => formatPayment(row) },
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    valueGetter: (_, row) => getStatus(row),
    renderCell: ({ row }) => <Chip size="small" label={formatStatus(row)} />,
  },
  {
    field: 'createdAt',
    headerName: 'Order Date',
    width: 120,
    renderCell: ({ row }) => <Detail text={formatTime(row)}>{formatDate(row)}</Detail>,
  },
  {
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
        <Button size="small" href={`mailto:${getEmail(row)}`} aria-label={`Email ${getCustomer(row)}`}>
          Email
        </Button>
      </>
    ),
  },
];

const filter = { label: 'Status', field: 'status', all: 'All statuses', options: statuses };

function Orders() {
  const [viewed, setViewed] = useState<Order>();
  const columns = useMemo(() => createColumns(setViewed), []);
  const close = () => setViewed(undefined);
  return (
    <>
      <ListGrid
        name="orders"
        fetchRows={fetchOrders}
        columns={columns}
        searchedField="product"
        filter={filter}
        pageSizes={pageSizes}
      />
      <Dialog open={viewed !== undefined} onClose={close}>
        <DialogTitle>Order Details</DialogTitle>
        <DialogContent>
          {viewed &&
            [getProductName(viewed), getCustomer(viewed), formatTotal(viewed), formatStatus(viewed)].map(
              (text) => <DialogContentText key={text}>{text}</DialogContentText>,
            )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

renderPage('Order Management', <Orders />);
