import type { Currency } from '#contract/money/currency.ts';
import { getTrackingUrl } from '#contract/orders/carriers.ts';
import type { Order } from '#contract/orders/order.ts';
import {
  ORDER_EVENTS_CAPABILITY,
  ORDER_NOTES_CAPABILITY,
  ORDER_STOCK_CAPABILITY,
  TRACKING_CAPABILITY,
} from '#contract/orders/orderEvents.ts';
import { getOrderCurrency } from '#contract/orders/orderValues.ts';
import { getPaymentMethod } from '#contract/orders/payment.ts';
import { joinList } from '#features/csv/csvText.ts';
import { formatForSpreadsheet, getTimeZoneName } from '#features/format/formatDate.ts';
import type { ExportColumn } from '#features/list/export/exportModel.ts';

/**
 * Creates the export columns: what the screens show, with the date both as sent and in the store's time zone. The store's
 * currency is that of orders without one.
 */
export const createOrderExportColumns = (timeZone: string | undefined, currency: Currency) =>
  [
    { id: 'id', header: 'Order ID', value: ({ _id }) => _id },
    { id: 'orderNumber', header: 'Order Reference', value: ({ orderDetails }) => orderDetails?.orderId },
    { id: 'date', header: 'Order Date', value: ({ createdAt }) => createdAt },
    {
      id: 'storeDate',
      header: `Order Date (${getTimeZoneName(timeZone)})`,
      value: ({ createdAt }) => formatForSpreadsheet(createdAt, timeZone),
    },
    { id: 'status', header: 'Status', value: ({ orderDetails }) => orderDetails?.orderStatus },
    { id: 'product', header: 'Product', value: ({ product }) => product?.name },
    { id: 'brand', header: 'Brand', value: ({ product }) => product?.brand },
    { id: 'quantity', header: 'Quantity', value: ({ quantity }) => quantity },
    {
      id: 'currency',
      header: 'Currency',
      value: (order) => getOrderCurrency(order) ?? currency ?? undefined,
    },
    { id: 'price', header: 'Unit Price', value: ({ productPrice }) => productPrice },
    { id: 'discount', header: 'Total Discount', value: ({ totalDiscount }) => totalDiscount },
    { id: 'delivery', header: 'Delivery Fee', value: ({ deliveryCharges }) => deliveryCharges },
    { id: 'fee', header: 'Platform Fee', value: ({ platformFee }) => platformFee },
    { id: 'total', header: 'Total Amount', value: ({ totalAmount }) => totalAmount },
    { id: 'customer', header: 'Customer', value: ({ buyer }) => buyer?.fullName },
    { id: 'email', header: 'Email', value: ({ buyer }) => buyer?.email },
    { id: 'phone', header: 'Phone', value: ({ buyer }) => buyer?.phoneNumber },
    { id: 'recipient', header: 'Recipient', value: ({ address }) => address?.name },
    { id: 'address', header: 'Address', value: ({ address }) => address?.address },
    { id: 'locality', header: 'Locality', value: ({ address }) => address?.locality },
    { id: 'landmark', header: 'Landmark', value: ({ address }) => address?.landmark },
    { id: 'city', header: 'City', value: ({ address }) => address?.city },
    { id: 'state', header: 'State', value: ({ address }) => address?.state },
    { id: 'pinCode', header: 'PIN Code', value: ({ address }) => address?.pinCode },
    { id: 'paymentId', header: 'Payment ID', value: ({ paymentDetails }) => paymentDetails?.paymentId },
    {
      id: 'payment',
      header: 'Payment Status',
      value: ({ paymentDetails }) => paymentDetails?.paymentStatus,
    },
    { id: 'method', header: 'Payment Method', value: describePaymentMethod },
    { id: 'gateway', header: 'Payment Gateway', value: ({ paymentGateway }) => paymentGateway?.gatewayName },
    { id: 'cart', header: 'Cart', value: ({ cart }) => cart },
    { id: 'carrier', header: 'Carrier', value: ({ tracking }) => tracking?.carrier },
    { id: 'trackingNumber', header: 'Tracking Number', value: ({ tracking }) => tracking?.number },
    {
      id: 'trackingUrl',
      header: 'Tracking Link',
      value: ({ tracking }) => tracking && getTrackingUrl(tracking),
    },
    { id: 'notes', header: 'Notes', value: ({ notes }) => joinList(notes?.map(({ text }) => text)) },
    // 'returned' if its pieces are in stock again.
    { id: 'stock', header: 'Stock', value: ({ stock }) => stock },
  ] as const satisfies readonly ExportColumn<Order>[];

type OrderColumnId = ReturnType<typeof createOrderExportColumns>[number]['id'];

/** Columns that need a capability of the backend. */
export const COLUMN_CAPABILITIES: Partial<Record<OrderColumnId, string>> = {
  cart: ORDER_EVENTS_CAPABILITY,
  carrier: TRACKING_CAPABILITY,
  trackingNumber: TRACKING_CAPABILITY,
  trackingUrl: TRACKING_CAPABILITY,
  notes: ORDER_NOTES_CAPABILITY,
  stock: ORDER_STOCK_CAPABILITY,
};

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
