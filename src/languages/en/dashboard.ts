import { plural } from './rules.ts';

/** Rows that wait for the administrator. `text` is the formatted count, and may be '10,000+'. */
export const todo = {
  title: 'To do',
  loading: 'Loading your to-do list',
  caughtUp: 'All caught up',
  failed: 'Couldn’t load your to-do list.',
  retry: 'Try again',
  tasks: {
    pending: (count: number, text: string) =>
      plural(count, { one: `${text} order pending`, other: `${text} orders pending` }),
    dispatch: (count: number, text: string) =>
      plural(count, { one: `${text} order to dispatch`, other: `${text} orders to dispatch` }),
    late: (count: number, text: string) =>
      plural(count, { one: `${text} late delivery`, other: `${text} late deliveries` }),
    paymentFailed: (count: number, text: string) =>
      plural(count, { one: `${text} payment failed`, other: `${text} payments failed` }),
    outOfStock: (count: number, text: string) =>
      plural(count, { one: `${text} out of stock`, other: `${text} out of stock` }),
    draft: (count: number, text: string) =>
      plural(count, { one: `${text} draft product`, other: `${text} draft products` }),
    lowStock: (count: number, text: string) =>
      plural(count, { one: `${text} low on stock`, other: `${text} low on stock` }),
  },
};

/** The dashboard of a store without products and orders. */
export const firstSteps = {
  title: 'Get your store ready',
  text: 'It’s empty so far. Start with one of these steps.',
  steps: {
    add: { title: 'Add New Product', text: 'Describe it, set its price and stock, and add pictures.' },
    import: { title: 'Import products', text: 'Bring in all your products at once from a spreadsheet.' },
    details: {
      title: 'Add store details',
      text: 'Invoices and packing slips show its name and address.',
    },
    storefront: {
      title: 'Connect your storefront',
      text: 'Create a key, so that it shows your products and sends you orders.',
    },
  },
};
