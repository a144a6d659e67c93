import type { PaymentByHand } from '#contract/orders/orderEvents.ts';
import { number, plural } from './rules.ts';

/** The internal notes of an order, in its history. */
export const notes = {
  add: 'Add note',
  label: 'Note',
  hint: 'Customers never see notes.',
  save: 'Save note',
  saving: 'Saving...',
  saved: 'Note saved',
  discard: 'Discard',
  cancel: 'Cancel',
  change: 'Change note',
  remove: 'Remove note',
  /** After the time of a note. */
  edited: 'edited',
  empty: 'Write a note first.',
  tooLong: (most: number) => `Use at most ${number(most)} characters.`,
  notSaved: 'Couldn’t save the note. Your text is still here: try again.',
  notRemoved: 'Couldn’t remove the note. Try again.',
  removing: {
    title: 'Remove this note?',
    text: 'Its text is deleted. The history only says that there was a note.',
    confirm: 'Remove note',
    busy: 'Removing...',
    dismiss: 'Keep note',
  },
};

/** The parcel of an order. */
export const tracking = {
  title: 'Tracking',
  add: 'Add tracking',
  change: 'Change tracking',
  remove: 'Remove tracking',
  copy: 'Copy tracking number',
  copied: 'Tracking number copied',
  notCopied: 'Couldn’t copy the tracking number',
  /** Opens the carrier’s page. */
  track: (parcel: string) => `Track parcel ${parcel}`,
  dispatchText: 'Is there a tracking number? You can also leave it empty and add it later.',
  carrier: 'Carrier',
  number: 'Tracking number',
  url: 'Tracking link',
  urlHint: 'The page where this carrier shows the parcel.',
  carrierMissing: 'Enter the carrier.',
  numberMissing: 'Enter the tracking number.',
  tooLong: (most: number) => `Use at most ${number(most)} characters.`,
  urlInvalid: 'Enter a web address, such as https://carrier.example/track.',
  /** The button of the question about the parcel. */
  setOut: 'Set to Out for delivery',
  save: 'Save tracking',
  cancel: 'Cancel',
  saving: 'Saving...',
  saved: (id: string) => `Tracking of order ${id} saved`,
  removed: (id: string) => `Tracking of order ${id} removed`,
};

type PaymentTexts = Record<PaymentByHand, string>;

/** Payments that an administrator records. */
export const payment = {
  mark: { paid: 'Mark as paid', refunded: 'Mark as refunded' } satisfies PaymentTexts,
  /** Before a payment is recorded. `amount` is formatted. */
  text: {
    paid: (amount: string) => `Records that the customer paid ${amount}, in cash or by bank transfer.`,
    refunded: (amount: string) => `Records that the customer got ${amount} back. No money is moved.`,
  },
  reference: 'Payment reference',
  referenceHint: 'For example the number of the transfer or the receipt.',
  tooLong: (most: number) => `Use at most ${number(most)} characters.`,
  cancel: 'Cancel',
  saving: 'Saving...',
  saved: {
    paid: (id: string) => `Order ${id} is marked as paid`,
    refunded: (id: string) => `Order ${id} is marked as refunded`,
  },
  undone: {
    paid: (id: string) => `Order ${id} is no longer marked as paid`,
    refunded: (id: string) => `Order ${id} is no longer marked as refunded`,
  },
};

/** The pieces of an order that go back into stock. */
export const stock = {
  /** A choice when an order is cancelled or refunded. */
  putBack: (pieces: number) =>
    plural(pieces, { one: 'Put # piece back into stock', other: 'Put # pieces back into stock' }),
  /** Order whose pieces should move, with a button. */
  notReturned: (pieces: number) =>
    plural(pieces, { one: '# piece isn’t back in stock.', other: '# pieces aren’t back in stock.' }),
  stillReturned: (pieces: number) =>
    plural(pieces, {
      one: '# piece of this order is still counted in stock.',
      other: '# pieces of this order are still counted in stock.',
    }),
  move: { return: 'Put back into stock', take: 'Take out of stock' },
  moving: 'Saving...',
  returned: (pieces: number) =>
    plural(pieces, { one: '# piece is back in stock.', other: '# pieces are back in stock.' }),
  taken: (pieces: number) =>
    plural(pieces, {
      one: '# piece was taken out of stock again.',
      other: '# pieces were taken out of stock again.',
    }),
  /** A toast about a change whose pieces were moved, too. */
  both: (first: string, second: string) => `${first}. ${second}`,
  productGone: 'Nothing was put back into stock: the product no longer exists.',
  tooFew: 'Nothing was taken out of stock: too few pieces are left.',
  /** After Undo. */
  soldMeanwhile: 'Its pieces were sold in the meantime, so they stay counted as returned.',
};
