import type { OrderStatus } from '#contract/orders/order.ts';
import { toFilters } from '../deriveTexts.ts';
import { shared } from './list.ts';
import { labels } from './orderLabels.ts';
import { number, plural } from './rules.ts';

/** An order in the table and in its details. */
export const order = {
  missing: '—',
  unknownCustomer: 'Unknown',
  unnamedProduct: 'Unnamed product',
  quantity: (count: number) => `Qty ${number(count)}`,
  unknownQuantity: 'Qty —',
  /** An order inside a sentence. */
  named: (id: string) => `order ${id}`,
  mailSubject: (id: string) => `Order ${id}`,
  paymentInCard: { pending: 'Payment pending', failed: 'Payment failed' },
  copyThisId: (id: string) => `Copy ID of order ${id}`,
  copied: 'Order ID copied',
  notCopied: 'Couldn’t copy the order ID',
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

/** Label and options of each filter. Filters named after a field have its label. `all` matches every row. */
export const orderFilters = {
  ...toFilters(labels),
  status: { label: labels.status, all: 'All statuses', options: statusLabels },
  payment: {
    label: 'Payment',
    options: { paid: 'Paid', pending: 'Pending', refunded: 'Refunded', failed: 'Failed' },
  },
  method: { label: labels.method, options: { card: 'Card', upi: 'UPI', other: 'Other' } },
  category: { label: 'Category' },
  place: { label: 'Place' },
  revenue: { label: 'Counts toward revenue', options: { counted: 'Yes', cancelled: 'No' } },
};

/** In the button above the list, and the title of a notification. */
export const newOrders = (count: number) => plural(count, { one: '# new order', other: '# new orders' });

export const orderList = {
  ...shared,
  page: 'Product Orders',
  title: 'Order Management',
  /** `total` is formatted, and may be '10,000+'. */
  count: (count: number, total: string) => plural(count, { one: `${total} order`, other: `${total} orders` }),
  countAmong: (found: string, total: string) => `${found} of ${total}`,
  columns: {
    id: labels.id,
    product: labels.product,
    customer: labels.customer,
    location: 'Location',
    total: 'Total',
    payment: 'Payment',
    status: labels.status,
    date: 'Order Date',
    actions: 'Actions',
  },
  search: 'Search orders',
  searchPlaceholder: 'Search by product or order ID',
  loading: 'Loading orders...',
  newRows: (count: number) => `${newOrders(count)} · Show`,
  notYet: 'Orders are still loading',
  noMatch: 'No orders found matching your search criteria',
  /** Below it if there are no orders at all. */
  empty: {
    text: 'Orders appear here when customers place them in your storefront.',
  },
  failed: 'Error Fetching Data',
  failedText: 'Failed to fetch orders. Please check your connection or try again later.',
  closeAndRetry: 'Close and retry',
  view: (id: string) => `View details of order ${id}`,
  contact: (name: string | undefined, id: string) =>
    name ? `Contact customer ${name} about order ${id}` : `Contact customer about order ${id}`,
  call: (name: string | undefined, id: string) =>
    name
      ? `Contact customer ${name} by phone about order ${id}`
      : `Contact customer by phone about order ${id}`,
  noContact: 'This customer has no email address or phone number',
  range: (start: string, end: string, total: string) => `${start}-${end} of ${total} orders`,
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  accessTitle: 'Access Denied',
  accessText: 'Please sign in to view the store’s orders',
  signIn: 'Sign In',
};

/** The bulk change of a status. */
export const bulkActions = {
  runningTitle: () => 'Changing status',
  describeDone: ({ status }: { status: OrderStatus }, count: number) =>
    plural(count, {
      one: `# order set to ${statusLabels[status]}`,
      other: `# orders set to ${statusLabels[status]}`,
    }),
  /** `total` is formatted, and may be '10,000+'. filtered: not all orders match. */
  selectAll: (total: string, scope: 'whole' | 'filtered') =>
    scope === 'whole' ? `Select all ${total} orders` : `Select all ${total} matching orders`,
  collectFailed: 'Couldn’t load the matching orders. Your selection hasn’t changed.',
};

export const bulkBar = {
  bar: 'Selected orders',
  print: 'Print',
  sheets: {
    packingSlip: 'Packing slips',
    packingSlipWithNotes: 'Packing slips with notes',
    invoice: 'Invoices',
  },
};

/** Confirmation before the selected orders are cancelled. */
export const cancelQuestion = {
  title: (count: number) => plural(count, { one: 'Cancel # order?', other: 'Cancel # orders?' }),
  text: (count: number) =>
    plural(count, {
      one: 'Its status changes to Cancelled, and it no longer counts toward revenue.',
      other: 'Their status changes to Cancelled, and they no longer count toward revenue.',
    }),
  paid: (count: number) => plural(count, { one: '# is already paid.', other: '# are already paid.' }),
  delivered: (count: number) =>
    plural(count, { one: '# is already delivered.', other: '# are already delivered.' }),
  neither: (count: number) =>
    plural(count, {
      one: 'It hasn’t been paid or delivered.',
      other: 'None of them has been paid or delivered.',
    }),
  confirm: (count: number) => plural(count, { one: 'Cancel # order', other: 'Cancel # orders' }),
  /** "Cancel" would be ambiguous here. */
  dismiss: 'Go back',
};

/** Orders that sums leave out. `currency` is a code: 'USD'. */
export const otherCurrencies = {
  notInRevenue: (count: number, currency: string) =>
    plural(count, {
      one: `# order in ${currency} isn’t included in the revenue.`,
      other: `# orders in ${currency} aren’t included in the revenue.`,
    }),
  notInReport: (count: number, currency: string) =>
    plural(count, {
      one: `# order in ${currency} isn’t included in this report.`,
      other: `# orders in ${currency} aren’t included in this report.`,
    }),
};
