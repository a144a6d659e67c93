import { number, plural } from './rules.ts';

export const dialog = {
  title: (id: string) => `Order ${id}`,
  placed: (time: string) => `Placed ${time}`,
  /** '20 Nov 2026, 09:14' */
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  close: 'Close',
  notFound: 'Order not found',
  notFoundText: (id: string) =>
    `There’s no order ${id}. It may have been removed, or the link may be incomplete.`,
  loading: 'Loading order...',
  failed: 'Couldn’t load the order',
  failedText: 'Check your connection and try again.',
  delivery: 'Delivery info',
  expected: (time: string) => `Expected delivery ${time}`,
  alternative: (phone: string) => `alt. ${phone}`,
  summary: 'Order summary',
  payment: 'Payment details',
  history: 'History',
  by: (name: string) => `by ${name}`,
  byFormer: 'by a former administrator',
  byStorefrontNamed: (name: string) => `by storefront ${name}`,
  byStorefront: 'by a storefront',
  bySystem: 'by the system',
  moreEvents: (count: number) => plural(count, { one: 'Show # more event', other: 'Show # more events' }),
  unchanged: 'No changes recorded',
  historyLoading: 'Loading the history...',
  historyLoaded: 'History loaded',
  historyFailed: 'Couldn’t load the history',
  retry: 'Try again',
  previous: 'Previous order',
  next: 'Next order',
  /** `total` is formatted, and may be '10,000+'. */
  position: (place: number, total: string) => `${number(place)} of ${total}`,
  onFirst: 'This is the first order',
  onLast: 'This is the last order',
  notAmong: 'This order isn’t in the current results',
  elsewhere: 'Open an order from the table to move between orders',
  neighbours: {
    loading: 'More orders are still loading',
    failed: 'Couldn’t load more orders',
  },
  copyId: 'Copy ID',
  printMenu: 'Print',
  printItems: {
    order: 'This order',
    packingSlip: 'Packing slip',
    packingSlipWithNotes: 'Packing slip with notes',
    invoice: 'Invoice',
  },
  /** After the sheets to print, if the store has no name. */
  noStoreName: { add: 'Add store details', effect: 'Printed without a store name' },
  copyAddress: 'Copy address',
  addressCopied: 'Delivery address copied',
  addressNotCopied: 'Couldn’t copy the delivery address',
  update: 'Update Order',
  updateUnavailable: 'This store’s server can’t change order statuses',
  saving: 'Saving...',
  nextStatus: 'Next step',
  currentStatus: 'Current status',
  saved: (id: string, status: string) => `Order ${id} is now ${status}`,
  notSaved: 'Couldn’t update the order. Try again.',
  notUndone: 'Couldn’t undo the change. Try again.',
  undoOutdated: (id: string) => `Not undone: someone else has changed the status of order ${id}`,
};

/** Confirmation before an order is cancelled. */
export const cancelOrder = {
  title: 'Cancel this order?',
  paid: 'The customer has already paid, and the payment isn’t refunded automatically.',
  delivered: 'It has already been delivered.',
  confirm: 'Cancel order',
};

/** Printed documents. */
export const sheet = {
  packingSlip: 'Packing slip',
  invoice: 'Invoice',
  /** Titles of the documents. */
  sheets: {
    packingSlip: (id: string) => `Packing slip ${id}`,
    invoice: (id: string) => `Invoice ${id}`,
  },
  invoiceNumber: 'Invoice number',
  invoiceDate: 'Invoice date',
  placed: 'Placed',
  expected: 'Expected delivery',
  shipTo: 'Ship to',
  billTo: 'Bill to',
  item: 'Item',
  amount: 'Amount',
  packed: 'Packed',
  notes: 'Notes',
  orderNumbers: 'Order references',
  payment: 'Payment',
  /** 'Visa •••• 4242, Paid' */
  paidBy: (method: string, state: string) => `${method}, ${state}`,
  thanks: 'Thank you for your order.',
};

/** Prints sheets of several orders. */
export const printDialog = {
  titles: { packingSlip: 'Print packing slips', invoice: 'Print invoices' },
  tooMany: (count: number, most: number) =>
    `You’ve selected ${number(count)} orders. At most ${number(most)} can be printed at once: select fewer and print again.`,
  loading: 'Loading orders',
  progress: (done: number, total: number) => `${number(done)} of ${number(total)} orders`,
  cancel: 'Cancel',
  failed: 'Couldn’t load the orders. Check your connection and try again.',
  numbering: 'Getting invoice numbers...',
  invoiceFailed: 'Couldn’t get an invoice number. Nothing was printed. Try again.',
  gone: 'The selected orders no longer exist.',
  missing: (count: number) =>
    plural(count, {
      one: '# order no longer exists and wasn’t printed.',
      other: '# orders no longer exist and weren’t printed.',
    }),
  retry: 'Try again',
  close: 'Close',
};

/** The other orders of a checkout. */
export const cart = {
  title: 'Cart',
  others: (count: number) => plural(count, { one: '# more in this cart', other: '# more in this cart' }),
  position: (place: number, total: number) => `${number(place)} of ${number(total)}`,
  previous: 'Previous order of this cart',
  next: 'Next order of this cart',
  onFirst: 'This is the first order of this cart',
  onLast: 'This is the last order of this cart',
  print: (count: number) =>
    plural(count, { one: 'Packing slip for # order', other: 'Packing slip for # orders' }),
  failed: 'Couldn’t load the other orders of this cart.',
  retry: 'Try again',
};
