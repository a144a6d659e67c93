import { Dialog } from './Dialog.tsx';
import { formatDay, formatMethod, formatRupees, formatTime, getStatus, type Order } from './order.ts';

const Fact = ({ term, children }: { term: string; children: string | undefined }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children ?? '—'}</dd>
  </div>
);

/** One order, whole. */
export function OrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { address = {}, buyer, paymentDetails, product } = order;
  return (
    <Dialog onClose={onClose}>
      <h2>
        Order {order._id}
        <span className="badge">{getStatus(order)}</span>
      </h2>
      <p>
        Placed {formatDay(order.createdAt)}, {formatTime(order.createdAt)}{' '}
        <span>{order.orderDetails.orderId}</span>
      </p>
      <section>
        <h3>Product</h3>
        <img src={product?.images[0]?.url} alt="" />
        <a href={`/view-product/${product?._id}`}>{product?.name}</a>
        <span className="detail">{product?.brand}</span>
        <span className="detail">{product?.description}</span>
        {formatRupees(order.productPrice)} × {order.quantity}
      </section>
      <section>
        <h3>Delivery info</h3>
        <address>
          {address.name} <span className="badge">{address.addressType}</span>
          <br />
          {address.address}
          <br />
          {address.locality}, {address.landmark}
          <br />
          {address.city}, {address.state} {address.pinCode}
          <br />
          <a href={`tel:${address.phoneNumber}`}>{address.phoneNumber}</a> alt.{' '}
          <a href={`tel:${address.alternatePhone}`}>{address.alternatePhone}</a>
        </address>
        <p>Expected delivery {order.deliveryTime}</p>
      </section>
      <section>
        <h3>Order summary</h3>
        <dl>
          <Fact term="Subtotal">{formatRupees(order.productPrice * order.quantity)}</Fact>
          <Fact term="Delivery fee">{formatRupees(order.deliveryCharges)}</Fact>
          <Fact term="Platform fee">{formatRupees(order.platformFee)}</Fact>
          <Fact term="Discount">{formatRupees(order.totalDiscount)}</Fact>
          <Fact term="Total">{formatRupees(order.totalAmount)}</Fact>
        </dl>
      </section>
      <section>
        <h3>Customer</h3>
        <p>
          {buyer?.fullName} <a href={`mailto:${buyer?.email}`}>{buyer?.email}</a>{' '}
          <a href={`tel:${buyer?.phoneNumber}`}>{buyer?.phoneNumber}</a>
        </p>
      </section>
      <section>
        <h3>Payment details</h3>
        <dl>
          <Fact term="Status">{paymentDetails?.paymentStatus}</Fact>
          <Fact term="Method">{formatMethod(order)}</Fact>
          <Fact term="Gateway">{order.paymentGateway.gatewayName}</Fact>
          <Fact term="Payment ID">{paymentDetails?.paymentId}</Fact>
        </dl>
      </section>
      <section>
        <h3>Status history</h3>
        <p>The status has not been changed yet</p>
      </section>
      <button type="button">Previous order</button>
      <button type="button">Next order</button>
      <button type="button">Copy order ID</button>
      <button type="button">Print order</button>
      <button type="button" onClick={onClose}>
        Close
      </button>
      <button type="button">Update Order</button>
    </Dialog>
  );
}
