import { listCopy } from './list.ts';
import { number, plural } from './rules.ts';
import type { OrderStatus } from '#contract/orders/order.ts';

/** The words of an order in the table and in its details. */
export const orderCopy = {
  missing: '—',
  unknownCustomer: 'Unknown',
  unnamedProduct: 'Unnamed product',
  quantity: (quantity: string) => `Qty ${quantity}`,
  named: (id: string) => `order ${id}`,
  copyId: 'Copy order ID',
  copied: 'Order ID copied',
  notCopied: 'The order ID could not be copied',
  upi: 'UPI',
  card: 'Card',
};

export const statusLabels: Record<OrderStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** Returns the label of a status, one of the five or not; undefined where there is none. */
export function formatStatus(code: string | undefined): string | undefined {
  const status = parseStatus(code);
  if (status) return statusLabels[status];
  const unknown = trimToUndefined(code);
  return unknown && humanize(unknown);
}

/** Returns what there is room for in a cell: 'Card •• 4242', 'UPI', 'Bank transfer'. */
export function formatMethodShort(method: PaymentMethod): string {
  switch (method.kind) {
    case 'card':
      return method.lastFour ? `${orderCopy.card} •• ${method.lastFour}` : (method.network ?? orderCopy.card);
    case 'upi':
      return orderCopy.upi;
    case 'other':
      return method.name;
    default:
      return method satisfies never;
  }
}

const contact = (name: string | undefined) => (name ? `Contact customer ${name}` : 'Contact customer');

export const ordersCopy = {
  ...listCopy,
  page: 'Product Orders',
  title: 'Order Management',
  count: (total: string, one: boolean) => `${total} ${one ? 'order' : 'orders'}`,
  countAmong: (found: string, total: string) => `${found} of ${total}`,
  columns: {
    id: 'Order ID',
    product: 'Product',
    customer: 'Customer',
    location: 'Location',
    total: 'Total',
    payment: 'Payment',
    status: 'Status',
    date: 'Order Date',
    actions: 'Actions',
  },
  search: 'Search orders',
  searchPlaceholder: 'Search by product or order ID',
  status: 'Status',
  allStatuses: 'All statuses',
  dateFilter: 'Order date',
  paymentFilter: 'Payment',
  payments: { paid: 'Paid', pending: 'Pending', refunded: 'Refunded' },
  methodFilter: 'Paid by',
  methods: { card: 'Card', upi: 'UPI', other: 'Other' },
  totalFilter: 'Total',
  categoryFilter: 'Category',
  placeFilter: 'Place',
  productFilter: 'Product',
  revenueFilter: 'In the revenue',
  revenues: { counted: 'Counted', cancelled: 'Cancelled' },
  loading: 'Loading orders...',
  newRows: 'New orders',
  notYet: 'The orders are on their way',
  noMatch: 'No orders found matching your search criteria',
  failed: 'Error Fetching Data',
  failedText: 'Failed to fetch orders. Please check your connection or try again later.',
  closeAndRetry: 'Close and retry',
  orderNotLoaded: 'The order could not be loaded. Please try again.',
  view: (id: string) => `View details of order ${id}`,
  contact: (name: string | undefined, id: string) => `${contact(name)} about order ${id}`,
  call: (name: string | undefined, id: string) => `${contact(name)} by telephone about order ${id}`,
  noContact: 'This customer left neither an e-mail address nor a telephone number',
  range: (start: string, end: string, total: string) => `${start}-${end} of ${total} orders`,
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  accessTitle: 'Access Denied',
  accessText: 'Please sign in to view the store’s orders',
  signIn: 'Sign In',
};

/** The status that all selected orders are given. */
export type OrderBulkAction = { status: OrderStatus };

export const orderBulkWords: BulkWords<OrderBulkAction> = {
  runningTitle: () => 'Changing status',
  describeDone: ({ status }, count) =>
    `Status of ${number(count)} ${count === 1 ? 'order' : 'orders'} set to ${statusLabels[status]}`,
  collectFailed: 'The orders that match could not be had. Nothing more was selected.',
};

export const orderBulkCopy = { bar: 'Selected orders' };
