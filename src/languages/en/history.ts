import { inSentence } from '../inSentence.ts';
import { number, plural } from './rules.ts';

/** One entry. `who` is a name or `formerAdmin`, `what` a list of changes. */
export const entry = {
  formerAdmin: 'A former administrator',
  /** By a storefront, and by no person. */
  storefrontNamed: (name: string) => `Storefront ${name}`,
  storefront: 'A storefront',
  system: 'The system',
  created: (who: string, name: string) => `${who} created ${name}`,
  deleted: (who: string, name: string) => `${who} deleted ${name}`,
  changed: (who: string, what: string) => `${who} changed ${what}`,
  /** On pages of several products. */
  changedNamed: (who: string, name: string, what: string) => `${who} changed ${name}: ${what}`,
  unreadable: 'something that can’t be read',
  valueChange: (field: string, from: string, to: string) => `${inSentence(field)} ${from} → ${to}`,
  /** A change whose values are too long to show. */
  fieldChange: (field: string) => `the ${inSentence(field)}`,
  countChange: (field: string, from: number, to: number) =>
    `the ${inSentence(field)} (${number(from)} → ${number(to)})`,
  /** Instead of a missing value. */
  none: 'none',
  /** Read instead of an arrow. */
  to: 'to',
  withSource: (line: string, source: string) => `${line}, ${source}`,
  sources: {
    quickEdit: 'by quick edit',
    bulk: 'in bulk',
    import: 'by import',
    undo: 'by undo',
    restore: 'by restoring a version',
    order: 'with an order',
  },
  withOrder: (order: string) => `with order ${order}`,
  fromFile: (fileName: string) => `from ${fileName}`,
};

/** What happened to an order, without who and when. */
export const orderEvents = {
  placed: 'Placed',
  change: (from: string, to: string) => `${from} → ${to}`,
  /** `change` is the payment's status, or 'Pending → Paid'. */
  payment: (change: string) => `Payment: ${change}`,
  withReference: (line: string, reference: string) => `${line} (${reference})`,
  tracking: (carrier: string, parcel: string) => `Tracking: ${carrier} ${parcel}`,
  trackingRemoved: 'Tracking removed',
  stockReturned: (count: number) =>
    plural(count, { one: '# piece back in stock', other: '# pieces back in stock' }),
  stockTaken: (count: number) =>
    plural(count, { one: '# piece taken out of stock again', other: '# pieces taken out of stock again' }),
  notes: { added: 'Note added', changed: 'Note changed', removed: 'Note removed' },
  /** Emails to the customer, by their template. */
  mails: {
    confirmation: (to: string) => `Confirmation sent to ${to}`,
    dispatch: (to: string) => `Dispatch email sent to ${to}`,
    cancellation: (to: string) => `Cancellation email sent to ${to}`,
    refund: (to: string) => `Refund email sent to ${to}`,
  },
  mail: (to: string) => `Email sent to ${to}`,
  invoice: (invoice: string) => `Invoice ${invoice} printed`,
  unreadable: 'A change that can’t be read',
};

/** The history beside a product. */
export const card = {
  title: 'History',
  all: 'All changes',
  loading: 'Loading the history...',
  loaded: 'History loaded',
  failed: 'Couldn’t load the history.',
  retry: 'Try again',
  none: 'No changes yet. Every change to this product will appear here.',
  older: 'Show older',
  loadingOlder: 'Loading...',
  olderFailed: 'Couldn’t load older changes. Check your connection and try again.',
};

/** The dialog with one version of a product. */
export const version = {
  /** `moment` is a day and a time. */
  titles: {
    first: (moment: string) => `First version, created on ${moment}`,
    before: (moment: string) => `Version before ${moment}`,
    last: (moment: string) => `Last version, deleted on ${moment}`,
  },
  /** '20 Nov 2026, 09:14' */
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  loading: 'Loading this version...',
  failed: 'Couldn’t load this version. Check your connection and try again.',
  retry: 'Try again',
  close: 'Close',
  same: 'The product is the same now, so there is nothing to restore.',
  showAll: 'Show all fields',
  /** Names the table. */
  comparison: 'This version and the product now',
  columns: { field: 'Field', version: 'Before', now: 'Now' },
  /** Marks a field that was changed by the shown entry. */
  thisChange: 'This change',
  /** `count` is the number of fields. */
  restore: (count: number) => plural(count, { one: 'Restore # field', other: 'Restore # fields' }),
  /** Name of a field's checkbox. */
  selectField: (field: string) => `Restore ${inSentence(field)}`,
  noneSelected: 'Select at least one field.',
  restoring: 'Restoring...',
  notRestored: 'Couldn’t restore this version. Check your connection and try again.',
  /** `problems` are sentences, such as 'Brand is required.' */
  invalid: (problems: string) => `This version can’t be restored: ${problems}`,
  conflict: 'Someone else has saved this product in the meantime. Nothing was restored.',
  compareAgain: 'Compare with the newest version',
  comparing: 'Comparing...',
  restored: 'Earlier version restored',
  restorationUndone: 'Restoration undone',
  restorationNotUndone: (reason: string) => `Couldn’t undo the restoration. ${reason}`,
  deleted: 'This product was deleted. You can create it again as a new product.',
  openOrder: (order: string) => `Open order ${order}`,
  createAgain: 'Create again',
};
