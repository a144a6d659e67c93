import MailIcon from '@mui/icons-material/MailOutlined';
import ViewIcon from '@mui/icons-material/Visibility';
import Chip from '@mui/material/Chip';
import MuiButton from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Button, DataTable, useRecordContext } from 'react-admin';
import {
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
  type Order,
  pageSizes,
  shortenId,
  statuses,
} from '../react/order.ts';
import { Detail } from './Detail.tsx';
import { ListPage } from './ListPage.tsx';

type Row = Order & { id: string };

const filter = {
  label: 'Status',
  source: 'orderDetails.orderStatus',
  all: 'All statuses',
  options: statuses,
};

function RowActions({ onView }: { onView: (order: Order) => void }) {
  const order = useRecordContext<Row>()!;
  return (
    <Stack direction="row">
      <Button
        component="a"
        href={`/orders?order=${order.id}`}
        label="View"
        aria-label={`View details of order ${shortenId(order)}`}
        onClick={(event) => {
          event.preventDefault();
          onView(order);
        }}
      >
        <ViewIcon />
      </Button>
      <Button
        component="a"
        href={`mailto:${getEmail(order)}`}
        label="Email"
        aria-label={`Email ${getCustomer(order)}`}
      >
        <MailIcon />
      </Button>
    </Stack>
  );
}

function OrderDialog({ order, onClose }: { order: Order | undefined; onClose: () => void }) {
  const texts = order && [getProductName(order), getCustomer(order), formatTotal(order), formatStatus(order)];
  return (
    <Dialog open={order !== undefined} onClose={onClose}>
      <DialogTitle>Order Details</DialogTitle>
      <DialogContent>
        {texts?.map((text) => (
          <DialogContentText key={text}>{text}</DialogContentText>
        ))}
      </DialogContent>
      <DialogActions>
        <MuiButton onClick={onClose}>Close</MuiButton>
      </DialogActions>
    </Dialog>
  );
}

export function OrderList() {
  const [viewed, setViewed] = useState<Order>();
  return (
    <>
      <ListPage title="Order Management" name="orders" filter={filter} pageSizes={pageSizes}>
        <DataTable.Col<Row>
          source="id"
          label="Order ID"
          render={(row) => (
            <Detail text={`Qty ${row.quantity}`}>
              <code>{shortenId(row)}</code>
            </Detail>
          )}
        />
        <DataTable.Col source="product.name" label="Product" />
        <DataTable.Col<Row>
          source="buyer.fullName"
          label="Customer"
          render={(row) => <Detail text={getEmail(row)}>{getCustomer(row)}</Detail>}
        />
        <DataTable.Col<Row>
          source="address.city"
          label="Location"
          render={(row) => <Detail text={getState(row)}>{getCity(row)}</Detail>}
        />
        <DataTable.NumberCol<Row> source="totalAmount" label="Total" render={(row) => formatTotal(row)} />
        <DataTable.Col<Row>
          source="paymentDetails.paymentStatus"
          label="Payment"
          render={(row) => formatPayment(row)}
        />
        <DataTable.Col<Row>
          source="orderDetails.orderStatus"
          label="Status"
          render={(row) => <Chip size="small" label={formatStatus(row)} />}
        />
        <DataTable.Col<Row>
          source="createdAt"
          label="Order Date"
          render={(row) => <Detail text={formatTime(row)}>{formatDate(row)}</Detail>}
        />
        <DataTable.Col label="Actions" disableSort>
          <RowActions onView={setViewed} />
        </DataTable.Col>
      </ListPage>
      <OrderDialog order={viewed} onClose={() => setViewed(undefined)} />
    </>
  );
}
