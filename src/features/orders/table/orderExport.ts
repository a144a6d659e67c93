import type { Order } from '#contract/orders/order.ts';
import { getPaymentMethod } from '#contract/orders/payment.ts';
import { formatForSpreadsheet, getTimeZoneName } from '#features/format/dateModel.ts';
import type { ExportColumn } from '#features/list/export/exportModel.ts';

/** Creates the export columns: what the screens show, with the date both as sent and in the store's time zone. */
export const createOrderExportColumns = (timeZone: string | undefined) =>
  [
    { id: 'id', heading: 'Order ID', value: ({ _id }) => _id },
    { id: 'orderNumber', heading: 'Order Number', value: ({ orderDetails }) => orderDetails?.orderId },
    { id: 'date', heading: 'Order Date', value: ({ createdAt }) => createdAt },
    {
      id: 'storeDate',
      heading: `Order Date (${getTimeZoneName(timeZone)})`,
      value: ({ createdAt }) => formatForSpreadsheet(createdAt, timeZone),
    },
    { id: 'status', heading: 'Status', value: ({ orderDetails }) => orderDetails?.orderStatus },
    { id: 'product', heading: 'Product', value: ({ product }) => product?.name },
    { id: 'brand', heading: 'Brand', value: ({ product }) => product?.brand },
    { id: 'quantity', heading: 'Quantity', value: ({ quantity }) => quantity },
    { id: 'price', heading: 'Unit Price', value: ({ productPrice }) => productPrice },
    { id: 'discount', heading: 'Total Discount', value: ({ totalDiscount }) => totalDiscount },
    { id: 'delivery', heading: 'Delivery Charges', value: ({ deliveryCharges }) => deliveryCharges },
    { id: 'fee', heading: 'Platform Fee', value: ({ platformFee }) => platformFee },
    { id: 'total', heading: 'Total Amount', value: ({ totalAmount }) => totalAmount },
    { id: 'customer', heading: 'Customer', value: ({ buyer }) => buyer?.fullName },
    { id: 'email', heading: 'E-mail', value: ({ buyer }) => buyer?.email },
    { id: 'phone', heading: 'Phone', value: ({ buyer }) => buyer?.phoneNumber },
    { id: 'recipient', heading: 'Recipient', value: ({ address }) => address?.name },
    { id: 'address', heading: 'Address', value: ({ address }) => address?.address },
    { id: 'locality', heading: 'Locality', value: ({ address }) => address?.locality },
    { id: 'landmark', heading: 'Landmark', value: ({ address }) => address?.landmark },
    { id: 'city', heading: 'City', value: ({ address }) => address?.city },
    { id: 'state', heading: 'State', value: ({ address }) => address?.state },
    { id: 'pinCode', heading: 'PIN Code', value: ({ address }) => address?.pinCode },
    { id: 'paymentId', heading: 'Payment ID', value: ({ paymentDetails }) => paymentDetails?.paymentId },
    {
      id: 'payment',
      heading: 'Payment Status',
      value: ({ paymentDetails }) => paymentDetails?.paymentStatus,
    },
    { id: 'method', heading: 'Payment Method', value: describePaymentMethod },
    { id: 'gateway', heading: 'Payment Gateway', value: ({ paymentGateway }) => paymentGateway?.gatewayName },
  ] as const satisfies readonly ExportColumn<Order>[];

/** In English, like the headers. */
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
