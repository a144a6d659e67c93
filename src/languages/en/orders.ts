import type { OrderStatus } from '#contract/orders/order.ts';
import { shared } from './list.ts';
import { number, plural } from './rules.ts';

/** The words of an order in the table and in its details. */
export const order = {
  missing: '—',
  unknownCustomer: 'Unknown',
  unnamedProduct: 'Unnamed product',
  quantity: (count: number) => `Qty ${number(count)}`,
  unknownQuantity: 'Qty —',
  /** An order in the midst of a sentence. */
  named: (id: string) => `order ${id}`,
  mailSubject: (id: string) => `Order ${id}`,
  copyId: 'Copy order ID',
  /** The name of the button that shows the id. */
  copyThisId: (id: string) => `${id} Copy order ID`,
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

/** Of each filter of the list: its name, its options, and what the first option says that matches every row. */
export const orderFilters = {
  status: { label: 'Status', all: 'All statuses', options: statusLabels },
  date: { label: 'Order date' },
  payment: {
    label: 'Payment',
    options: { paid: 'Paid', pending: 'Pending', refunded: 'Refunded', failed: 'Failed' },
  },
  method: { label: 'Paid by', options: { card: 'Card', upi: 'UPI', other: 'Other' } },
  total: { label: 'Total' },
  category: { label: 'Category' },
  place: { label: 'Place' },
  product: { label: 'Product' },
  revenue: { label: 'In the revenue', options: { counted: 'Counted', cancelled: 'Cancelled' } },
};

export const orderList = {
  ...shared,
  page: 'Product Orders',
  title: 'Order Management',
  /** `total` is the number as it is written, which may be '10,000+'. */
  count: (count: number, total: string) => plural(count, { one: `${total} order`, other: `${total} orders` }),
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
  loading: 'Loading orders...',
  newRows: 'New orders',
  notYet: 'The orders are on their way',
  noMatch: 'No orders found matching your search criteria',
  failed: 'Error Fetching Data',
  failedText: 'Failed to fetch orders. Please check your connection or try again later.',
  closeAndRetry: 'Close and retry',
  view: (id: string) => `View details of order ${id}`,
  contact: (name: string | undefined, id: string) =>
    name ? `Contact customer ${name} about order ${id}` : `Contact customer about order ${id}`,
  call: (name: string | undefined, id: string) =>
    name
      ? `Contact customer ${name} by telephone about order ${id}`
      : `Contact customer by telephone about order ${id}`,
  noContact: 'This customer left neither an e-mail address nor a telephone number',
  range: (start: string, end: string, total: string) => `${start}-${end} of ${total} orders`,
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  accessTitle: 'Access Denied',
  accessText: 'Please sign in to view the store’s orders',
  signIn: 'Sign In',
};

/** What is said while all selected orders are given a status. */
export const bulkActions = {
  runningTitle: () => 'Changing status',
  describeDone: ({ status }: { status: OrderStatus }, count: number) =>
    plural(count, {
      one: `Status of # order set to ${statusLabels[status]}`,
      other: `Status of # orders set to ${statusLabels[status]}`,
    }),
  collectFailed: 'The orders that match could not be had. Nothing more was selected.',
};

export const bulkBar = { bar: 'Selected orders' };

/** The question before all selected orders are cancelled. */
export const cancelQuestion = {
  title: (count: number) => plural(count, { one: 'Cancel # order?', other: 'Cancel # orders?' }),
  text: (count: number) =>
    plural(count, {
      one: 'Its status is set to Cancelled, and it no longer counts in the revenue.',
      other: 'Their status is set to Cancelled, and they no longer count in the revenue.',
    }),
  paid: (count: number) => plural(count, { one: '# is already paid.', other: '# are already paid.' }),
  delivered: (count: number) =>
    plural(count, { one: '# is already delivered.', other: '# are already delivered.' }),
  neither: (count: number) =>
    plural(count, { one: 'It is not paid or delivered.', other: 'None of them is paid or delivered.' }),
  confirm: (count: number) => plural(count, { one: 'Cancel # order', other: 'Cancel # orders' }),
  /** Leaves the orders as they are. "Cancel" would read as the opposite. */
  dismiss: 'Go back',
};
