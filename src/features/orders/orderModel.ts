import { EMAIL_PATTERN } from '#contract/accounts/admin.ts';
import { getCustomerName } from '#contract/orders/orderValues.ts';
import type { Order } from '#contract/orders/order.ts';
import { getPaymentState, type PaymentState } from '#contract/orders/payment.ts';
import { capitalize, cutText } from '#contract/text/graphemes.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Words } from '#languages/words.ts';

// Reads an order, whatever parts of it are missing.

/** Writes a code as people do: 'out_for_delivery' becomes 'Out for delivery'. */
export const humanize = (code: string): string => capitalize(code.replaceAll(/[_\s]+/g, ' ').trim(), 'en');

const SHORT_ID_LENGTH = 8;

/** Returns the first eight characters of an id, with an ellipsis where there are more. */
export const shortenId = (id: string): string =>
  id.length > SHORT_ID_LENGTH ? `${cutText(id, SHORT_ID_LENGTH)}…` : id;

export type Payment = { state: PaymentState; word: string };

/** Returns where the payment stands; only 'paid' is good news. Another state is said in the backend's own word. */
export function getPayment(
  words: Words['orders']['orderFilters']['payment']['options'],
  order: Order,
): Payment | undefined {
  const state = getPaymentState(order);
  if (state === undefined) return undefined;
  return {
    state,
    word: state === 'other' ? humanize(order.paymentDetails?.paymentStatus ?? '') : words[state],
  };
}

export const getCustomerFirstName = (order: Order): string | undefined =>
  getCustomerName(order)?.split(/\s+/)[0];

export type ContactLink = { by: 'mail' | 'telephone'; href: string } | { by: 'nothing' };

/** Returns a mail link with the order's id as subject; without an e-mail address, the telephone. */
export function getContactLink(
  copy: Pick<Words['orders']['orderCopy'], 'mailSubject'>,
  order: Order,
): ContactLink {
  const mail = toMailHref(trimToUndefined(order.buyer?.email));
  if (mail) return { by: 'mail', href: `${mail}?subject=${encode(copy.mailSubject(order._id))}` };
  const { buyer, address } = order;
  const phones = [buyer?.phoneNumber, address?.phoneNumber, address?.alternatePhone];
  const href = phones.map(toPhoneHref).find((one) => one !== undefined);
  return href === undefined ? { by: 'nothing' } : { by: 'telephone', href };
}

/** Encodes text for a URL, after mending half characters, which can't be encoded. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** Returns undefined for what is no address. Encodes it, so that an odd one can't add a copy or a text of its own. */
export const toMailHref = (email: string | undefined): string | undefined =>
  email !== undefined && EMAIL_PATTERN.test(email)
    ? `mailto:${encode(email).replaceAll('%40', '@')}`
    : undefined;

/** Returns undefined for what nobody could dial. */
export function toPhoneHref(phone: string | undefined): string | undefined {
  const digits = phone?.replaceAll(/[^\d+]/g, '') ?? '';
  return /\d/.test(digits) ? `tel:${digits}` : undefined;
}
