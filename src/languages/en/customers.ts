import { shared } from './list.ts';
import { plural } from './rules.ts';

/** Label of each filter. */
export const customerFilters = {
  orders: { label: 'Orders' },
  spent: { label: 'Spent' },
  last: { label: 'Last order' },
};

export const customerList = {
  ...shared,
  page: 'Customers',
  title: 'All customers',
  /** `total` is formatted, and may be '10,000+'. */
  count: (count: number, total: string) =>
    plural(count, { one: `${total} customer`, other: `${total} customers` }),
  countAmong: (found: string, total: string) => `${found} of ${total}`,
  columns: {
    name: 'Customer',
    phone: 'Phone',
    orders: 'Orders',
    spent: 'Spent',
    average: 'Average order',
    first: 'First order',
    last: 'Last order',
  },
  search: 'Search customers',
  searchPlaceholder: 'Search by name, email or phone',
  loading: 'Loading customers...',
  notYet: 'Customers are still loading',
  noMatch: 'No customers match your search',
  noMatchHint: 'Try another search, or clear the filters.',
  empty: {
    title: 'No customers yet',
    text: 'Everyone who orders appears here, with their orders and what they spent.',
  },
  failed: 'Couldn’t load the customers.',
  failedText: 'Check your connection and try again.',
  retry: 'Try again',
  missing: '—',
  range: (start: string, end: string, total: string) => `${start}-${end} of ${total} customers`,
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  orderCount: (count: number) => plural(count, { one: '# order', other: '# orders' }),
  accessTitle: 'Access Denied',
  accessText: 'Please sign in to view the store’s customers',
  signIn: 'Sign In',
  unsupported: 'No customers here',
  unsupportedText: 'This store’s server doesn’t list its customers.',
};

/** Columns of the exported file. */
export const customerColumnNames = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  orders: 'Orders',
  spent: 'Spent',
  average: 'Average order',
  currency: 'Currency',
  first: 'First order',
  last: 'Last order',
};

/** The page of one customer. */
export const customerView = {
  back: 'Customers',
  contact: 'Contact',
  email: 'Email',
  phone: 'Phone',
  write: 'Write an email',
  call: 'Call',
  noContact: 'Not known',
  addresses: 'Addresses',
  noAddresses: 'No order has an address.',
  figures: 'Figures',
  orders: 'Orders',
  spent: 'Spent',
  average: 'Average order',
  last: 'Last order',
  loading: 'Loading the customer',
  notFound: 'Couldn’t find this customer.',
  notFoundText: 'The link may be incomplete, or the customer has no orders in this store.',
  failed: 'Couldn’t load the customer.',
  failedText: 'Check your connection and try again.',
  retry: 'Try again',
};
