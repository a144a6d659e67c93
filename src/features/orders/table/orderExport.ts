import type { Order } from '#contract/orders/order.ts';
import type { ExportColumn } from '#features/list/export/exportModel.ts';
import { getPaymentMethod } from '#contract/orders/payment.ts';

/** What the screens show of an order. Of a card only the last four digits are known here, as on the screen. */
export const orderExportColumns: readonly ExportColumn<Order>[] = [
  { id: 'id', label: 'Order ID', value: ({ _id }) => _id },
  { id: 'orderNumber', label: 'Order Number', value: ({ orderDetails }) => orderDetails?.orderId },
  { id: 'date', label: 'Order Date', value: ({ createdAt }) => createdAt },
  { id: 'status', label: 'Status', value: ({ orderDetails }) => orderDetails?.orderStatus },
  { id: 'product', label: 'Product', value: ({ product }) => product?.name },
  { id: 'brand', label: 'Brand', value: ({ product }) => product?.brand },
  { id: 'quantity', label: 'Quantity', value: ({ quantity }) => quantity },
  { id: 'price', label: 'Unit Price', value: ({ productPrice }) => productPrice },
  { id: 'discount', label: 'Total Discount', value: ({ totalDiscount }) => totalDiscount },
  { id: 'delivery', label: 'Delivery Charges', value: ({ deliveryCharges }) => deliveryCharges },
  { id: 'fee', label: 'Platform Fee', value: ({ platformFee }) => platformFee },
  { id: 'total', label: 'Total Amount', value: ({ totalAmount }) => totalAmount },
  { id: 'customer', label: 'Customer', value: ({ buyer }) => buyer?.fullName },
  { id: 'email', label: 'E-mail', value: ({ buyer }) => buyer?.email },
  { id: 'phone', label: 'Phone', value: ({ buyer }) => buyer?.phoneNumber },
  { id: 'recipient', label: 'Recipient', value: ({ address }) => address?.name },
  { id: 'address', label: 'Address', value: ({ address }) => address?.address },
  { id: 'locality', label: 'Locality', value: ({ address }) => address?.locality },
  { id: 'landmark', label: 'Landmark', value: ({ address }) => address?.landmark },
  { id: 'city', label: 'City', value: ({ address }) => address?.city },
  { id: 'state', label: 'State', value: ({ address }) => address?.state },
  { id: 'pinCode', label: 'PIN Code', value: ({ address }) => address?.pinCode },
  { id: 'paymentId', label: 'Payment ID', value: ({ paymentDetails }) => paymentDetails?.paymentId },
  { id: 'payment', label: 'Payment Status', value: ({ paymentDetails }) => paymentDetails?.paymentStatus },
  { id: 'method', label: 'Payment Method', value: describePaymentMethod },
  { id: 'gateway', label: 'Payment Gateway', value: ({ paymentGateway }) => paymentGateway?.gatewayName },
];

function describePaymentMethod(order: Order): string | undefined {
  const method = getPaymentMethod(order);
  switch (method?.kind) {
    case 'card':
      return ['Card', method.network, method.lastFour].filter((part) => part !== undefined).join(' ');
    case 'upi':
      return method.address === undefined ? 'UPI' : `UPI ${method.address}`;
    case 'other':
      return method.name;
    default:
      return method satisfies undefined;
  }
}
