import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDay, formatMethod, formatRupees, formatTime, getStatus, type Order } from '../react/order.ts';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Typography variant="overline" component="h3">
      {title}
    </Typography>
    {children}
  </>
);

const Fact = ({ term, children }: { term: string; children: string | undefined }) => (
  <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
    <Typography variant="body2">{term}</Typography>
    <Typography variant="body2">{children ?? '—'}</Typography>
  </Stack>
);

/** One order, whole. */
export function OrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { address = {}, buyer, paymentDetails, product } = order;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>
        Order {order._id}
        <Chip size="small" label={getStatus(order)} />
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2">
          Placed {formatDay(order.createdAt)}, {formatTime(order.createdAt)} {order.orderDetails.orderId}
        </Typography>
        <Section title="Product">
          <img src={product?.images[0]?.url} alt="" width={44} height={44} />
          <Link href={`/view-product/${product?._id}`}>{product?.name}</Link>
          <Typography variant="body2">{product?.brand}</Typography>
          <Typography variant="body2">{product?.description}</Typography>
          <Typography variant="body2">
            {formatRupees(order.productPrice)} × {order.quantity}
          </Typography>
        </Section>
        <Section title="Delivery info">
          <Typography variant="body2">
            {address.name} <Chip size="small" label={address.addressType} />
          </Typography>
          <Typography variant="body2">{address.address}</Typography>
          <Typography variant="body2">
            {address.locality}, {address.landmark}
          </Typography>
          <Typography variant="body2">
            {address.city}, {address.state} {address.pinCode}
          </Typography>
          <Link href={`tel:${address.phoneNumber}`}>{address.phoneNumber}</Link>{' '}
          <Link href={`tel:${address.alternatePhone}`}>{address.alternatePhone}</Link>
          <Typography variant="body2">Expected delivery {order.deliveryTime}</Typography>
        </Section>
        <Section title="Order summary">
          <Fact term="Subtotal">{formatRupees(order.productPrice * order.quantity)}</Fact>
          <Fact term="Delivery fee">{formatRupees(order.deliveryCharges)}</Fact>
          <Fact term="Platform fee">{formatRupees(order.platformFee)}</Fact>
          <Fact term="Discount">{formatRupees(order.totalDiscount)}</Fact>
          <Fact term="Total">{formatRupees(order.totalAmount)}</Fact>
        </Section>
        <Section title="Customer">
          <Typography variant="body2">{buyer?.fullName}</Typography>
          <Link href={`mailto:${buyer?.email}`}>{buyer?.email}</Link>{' '}
          <Link href={`tel:${buyer?.phoneNumber}`}>{buyer?.phoneNumber}</Link>
        </Section>
        <Section title="Payment details">
          <Fact term="Status">{paymentDetails?.paymentStatus}</Fact>
          <Fact term="Method">{formatMethod(order)}</Fact>
          <Fact term="Gateway">{order.paymentGateway.gatewayName}</Fact>
          <Fact term="Payment ID">{paymentDetails?.paymentId}</Fact>
        </Section>
        <Section title="Status history">
          <Typography variant="body2">The status has not been changed yet</Typography>
        </Section>
      </DialogContent>
      <DialogActions>
        <Button>Previous order</Button>
        <Button>Next order</Button>
        <Button>Copy order ID</Button>
        <Button>Print order</Button>
        <Button onClick={onClose}>Close</Button>
        <Button>Update Order</Button>
      </DialogActions>
    </Dialog>
  );
}
