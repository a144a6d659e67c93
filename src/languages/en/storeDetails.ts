import { plural } from './rules.ts';

export { storeProblems } from './storeProblems.ts';

export const storePage = {
  page: 'Store details',
  description: 'What customers see of your store, and how it works with your storefront',
  guest: 'This account is shared',
  guestText:
    'You can change the store’s name, contact and currency. For emails to customers and keys, register an account of your own.',
  accessTitle: 'Access Denied',
  accessText: 'Please sign in to change the store’s details',
  signIn: 'Sign In',
  loading: 'Loading store details...',
  failed: 'Couldn’t load the store details',
  failedText: 'Check your connection and try again.',
  retry: 'Try again',
  unsupported: 'This store’s details can’t be changed here',
  unsupportedText: 'This store’s server doesn’t store them.',

  store: 'Store',
  storeText: 'The name and the logo appear on packing slips and invoices.',
  storeName: 'Store name',
  taxNumber: 'Tax number',
  taxNumberHint: 'For example a GSTIN or VAT ID. Shown on invoices.',
  contact: 'Contact',
  contactText: 'Shown in the footer, and on packing slips and invoices.',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  addressHint: 'Write it as on an envelope; line breaks are kept.',
  region: 'Currency and time zone',
  regionText: 'How amounts and days are shown and counted.',
  currency: 'Currency',
  currencyHint: 'For prices, new orders, totals and reports. Nothing is converted.',
  timeZone: 'Time zone',
  timeZoneHint:
    'For new orders, and for days in filters and reports. Without one, lists use each browser’s, and reports the server’s.',
  optional: 'Optional',
  notSet: 'Not set',
  noCurrency: 'No currency found',
  noTimeZone: 'No time zone found',

  logo: 'Logo',
  logoHint: 'JPG, PNG, GIF or WEBP, up to 5 MB',
  chooseLogo: 'Choose logo',
  replaceLogo: 'Replace logo',
  removeLogo: 'Remove logo',

  submit: 'Save',
  cancel: 'Cancel',
  saving: 'Saving...',
  progress: 'Saving',
  unsaved: 'Unsaved changes',
  needAttention: (count: number) =>
    plural(count, { one: '# field needs attention', other: '# fields need attention' }),
  saved: 'Store details saved',
  notSaved: 'Couldn’t save the store details. Check your connection and try again.',
};

export const storeConflict = {
  title: 'Someone else saved the store details',
  text: 'Reload to see their version and lose your changes, or overwrite it with your version.',
  stay: 'Keep editing',
  reload: 'Reload',
  overwrite: 'Overwrite',
};

/** Asked before the currency of a store with orders changes. Currencies are codes: 'USD'. */
export const currencyQuestion = {
  title: (currency: string) => `Change the currency to ${currency}?`,
  text: (orders: number, currency: string) =>
    plural(orders, {
      one: 'The order that you have keeps its currency, and so does its invoice. ',
      other: 'The # orders that you have keep their currency, and so do their invoices. ',
    }) +
    `The prices of your products keep their numbers, but are in ${currency} from now on: check them. ` +
    `Revenue and reports count only orders in ${currency}.`,
  confirm: 'Change currency',
  cancel: 'Cancel',
};
