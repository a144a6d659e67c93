import { statusLabels } from './orders.ts';
import { number, plural } from './rules.ts';

// Notes in the list of orders, and changes of several orders at once.

/** `text` is the newest note. */
export const noteMark = (count: number, text: string) =>
  plural(count, { one: `Note: ${text}`, other: `# notes, the newest: ${text}` });

/** Offered when orders are cancelled or refunded. */
export const stockReturn = {
  label: (pieces: number) =>
    plural(pieces, { one: 'Put # piece back into stock', other: 'Put # pieces back into stock' }),
  withoutDelivered: 'The pieces of delivered orders stay out of stock.',
  onlyDelivered: 'Already delivered. Turn this on if the pieces came back.',
  /** Follows the summary of a change that takes the pieces out again, or of an undo. */
  soldMeanwhile: (summary: string, pieces: number) =>
    `${summary}. ${plural(pieces, {
      one: '# piece was sold meanwhile, so it can’t be taken out of stock again',
      other: '# pieces were sold meanwhile, so they can’t be taken out of stock again',
    })}`,
};

/** Payments that administrators record, such as cash on delivery. */
export const bulkPayment = {
  menu: 'Payment',
  actions: { paid: 'Mark as paid', refunded: 'Mark as refunded' },
  title: {
    paid: (count: number) => plural(count, { one: 'Mark # order as paid?', other: 'Mark # orders as paid?' }),
    refunded: (count: number) =>
      plural(count, { one: 'Mark # order as refunded?', other: 'Mark # orders as refunded?' }),
  },
  text: {
    paid: 'For cash on delivery, bank transfers and other payments that you received yourself.',
    refunded: 'For money that you have returned yourself. This doesn’t move any money.',
  },
  /** `payment` is the present status: 'Refunded'. */
  skipped: (count: number, payment: string) =>
    plural(count, {
      one: `# order is skipped. Its payment status is “${payment}”.`,
      other: `# orders are skipped. Their payment status is “${payment}”.`,
    }),
  none: {
    paid: 'None of the selected orders can be marked as paid',
    refunded: 'None of the selected orders can be marked as refunded',
  },
  reference: 'Payment reference',
  referenceHint: 'Optional. For example the number of the transfer. It is saved with each order.',
  referenceTooLong: (most: number) => `Use at most ${number(most)} characters`,
  confirm: {
    paid: (count: number) => `Mark ${number(count)} as paid`,
    refunded: (count: number) => `Mark ${number(count)} as refunded`,
  },
  running: 'Changing payments',
  done: {
    paid: (count: number) =>
      plural(count, { one: '# order marked as paid', other: '# orders marked as paid' }),
    refunded: (count: number) =>
      plural(count, { one: '# order marked as refunded', other: '# orders marked as refunded' }),
  },
};

/** Tracking numbers of several orders, pasted from a carrier’s file. */
export const bulkTracking = {
  add: 'Add tracking…',
  title: 'Add tracking',
  text: 'Paste the numbers from your carrier’s file, or choose the file.',
  lines: 'Order references and tracking numbers',
  linesHint:
    'One order a line: its reference or ID, the tracking number and, if it differs, the carrier. Separate them with tabs, commas, semicolons or spaces.',
  choose: 'Choose a file',
  file: 'File with tracking numbers',
  unreadable: 'This is not a text file. In your spreadsheet, choose “Save as” or “Download”, then “CSV”.',
  carrier: 'Carrier',
  carrierHint: 'For lines that don’t name one.',
  chooseCarrier: 'Choose a carrier',
  otherCarrier: 'Another carrier',
  carrierName: 'Name of the carrier',
  dispatch: `Set to “${statusLabels.out_for_delivery}”`,
  check: 'Check',
  noLines: 'Enter at least one line first',
  tooMany: (most: number) => `Check at most ${number(most)} lines at a time`,
  checking: (done: number, total: number) => `Finding orders: ${number(done)} of ${number(total)}`,
  back: 'Back',
  cancel: 'Cancel',
  preview: 'What changes',
  columns: { line: 'Line', order: 'Order', tracking: 'Tracking' },
  summary: (ready: number, problems: number) =>
    `${plural(ready, { one: '# order gets its tracking number', other: '# orders get their tracking numbers' })}${
      problems === 0
        ? ''
        : `, ${plural(problems, { one: '# line is skipped', other: '# lines are skipped' })}`
    }`,
  /** Between the old and the new status, for screen readers. */
  to: 'changes to',
  replaces: (tracking: string) => `Replaces ${tracking}`,
  confirm: (count: number) => plural(count, { one: 'Save # order', other: 'Save # orders' }),
  nothing: 'No line can be saved',
  problems: {
    noOrder: 'The order reference is missing.',
    noNumber: 'The tracking number is missing.',
    noCarrier: 'The carrier is missing. Go back and choose one.',
    tooLong: 'The tracking number or the carrier is too long.',
    shortened:
      'The spreadsheet has shortened this number. Format its column as text, and copy the number again.',
    unknown: 'No order has this reference.',
    ambiguous: 'Several orders have this reference. Use the order ID instead.',
    cancelled: 'The order is cancelled.',
    delivered: 'The order is already delivered.',
    unchanged: 'The order already has this tracking number.',
    failed: 'Couldn’t find out if this order exists. Go back and check again.',
  },
  twice: (line: number) => `The same order as on line ${number(line)}.`,
  running: 'Saving tracking numbers',
  done: (count: number) =>
    plural(count, { one: 'Tracking added to # order', other: 'Tracking added to # orders' }),
  gone: 'This order doesn’t exist any more.',
};
