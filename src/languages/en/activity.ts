import type { HistoryKind } from '#contract/history/history.ts';
import type { SourceKind } from '#contract/history/historySource.ts';
import { shared } from './list.ts';
import { plural } from './rules.ts';

const kinds: Record<HistoryKind, string> = {
  productCreated: 'Product added',
  productChanged: 'Product changed',
  productDeleted: 'Product deleted',
  orderPlaced: 'Order placed',
  orderStatusChanged: 'Order status',
  orderPaymentChanged: 'Payment',
  orderTrackingChanged: 'Tracking',
  orderStockChanged: 'Stock of an order',
  orderNoteChanged: 'Note',
  orderMailSent: 'Email to a customer',
  orderInvoiceIssued: 'Invoice',
};

/** Label and options of each filter. `all` is the option that matches every row. */
export const activityFilters = {
  kind: { label: 'Type', all: 'All types', options: kinds },
  person: { label: 'Person', all: 'Everyone' },
  /** Before the name of a product, or of an `order`. */
  subject: { label: 'Product', order: 'Order' },
  date: { label: 'Day' },
};

export const people = {
  former: 'Former administrator',
  /** By the name of its key. */
  storefrontNamed: (name: string) => `Storefront ${name}`,
  /** A storefront whose key has no name, and no person. Also filters. */
  storefront: 'Storefront',
  system: 'System',
  /** In a filter, for an id without a name. */
  unknown: 'Unknown administrator',
};

/** What a change was made by. */
export const sources: Record<SourceKind, string> = {
  form: 'Product form',
  quickEdit: 'Quick edit',
  bulk: 'Bulk change',
  import: 'Import',
  undo: 'Undo',
  restore: 'Restored',
  order: 'Order',
};

export const activityList = {
  ...shared,
  page: 'Activity',
  text: 'Who changed which product or order, and when.',
  /** How long entries are kept. */
  kept: (days: number) =>
    plural(days, {
      one: 'Changes to products are kept for # day.',
      other: 'Changes to products are kept for # days.',
    }),
  title: 'Changes',
  /** `total` is formatted, and may be '10,000+'. */
  count: (count: number, total: string) =>
    plural(count, { one: `${total} change`, other: `${total} changes` }),
  countAmong: (found: string, total: string) => `${found} of ${total}`,
  columns: { date: 'Time', person: 'Person', change: 'Change', source: 'Source', actions: 'Actions' },
  search: 'Search changes',
  searchPlaceholder: 'Search by product or order',
  loading: 'Loading changes...',
  newRows: () => 'New changes',
  notYet: 'Changes are still loading',
  noMatch: 'No changes match your search',
  noMatchHint: 'Try another search, or clear the filters.',
  empty: {
    title: 'Nothing has changed yet',
    text: 'When someone adds, changes or deletes a product, or changes an order, you’ll see it here. You can go back to an earlier version of a product.',
  },
  failed: 'Couldn’t load the activity.',
  failedText: 'Check your connection and try again.',
  retry: 'Try again',
  missing: '—',
  /** Shows only the changes of one product or order. */
  onlySubject: (name: string) => `Show only changes to ${name}`,
  unnamed: 'Unnamed product',
  order: (number: string) => `Order ${number}`,
  unreadable: 'This change can’t be read.',
  range: (start: string, end: string, total: string) => `${start}-${end} of ${total} changes`,
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  accessTitle: 'Access Denied',
  accessText: 'Please sign in to view the store’s activity',
  signIn: 'Sign In',
  unsupported: 'No activity here',
  unsupportedText: 'This store’s server doesn’t record who changed what.',
};

/** Columns of the exported file. */
export const activityColumnNames = {
  date: 'Time',
  person: 'Administrator',
  kind: 'Type',
  subject: 'Product or order',
  id: 'Product or order ID',
  change: 'Change',
  source: 'Source',
  file: 'File',
};

/** The add form, filled in with an earlier version of a product. */
export const createAgain = {
  loading: 'Loading the product',
  subtitle: (name: string) =>
    `An earlier version of “${name}”. It becomes a new product when you publish it.`,
  notFound: 'Couldn’t find this version of the product.',
  notFoundText: 'It may no longer be kept, or the link may be incomplete.',
  unreadable: 'This version of the product can’t be read.',
  unreadableText: 'Its entry in the history is damaged. Open another version in the activity.',
  failed: 'Couldn’t load the product.',
  toActivity: 'Back to Activity',
};
