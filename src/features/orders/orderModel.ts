import { EMAIL_PATTERN } from '#contract/accounts/admin.ts';
import type { Order } from '#contract/orders/order.ts';

// Reads an order, whatever parts of it are missing.

/** Returns text without the space around it; undefined where nothing is left. */
export const trimToUndefined = (text: string | undefined): string | undefined => text?.trim() || undefined;

/** Writes a code as people do: 'out_for_delivery' becomes 'Out for delivery'. */
export function humanize(code: string): string {
  const plain = code.replaceAll(/[_\s]+/g, ' ').trim();
  return plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
}

const SHORT_ID_LENGTH = 8;

/** Returns the first eight characters of an id, with an ellipsis where there are more. */
export const shortenId = (id: string): string =>
  id.length > SHORT_ID_LENGTH ? `${id.slice(0, SHORT_ID_LENGTH)}…` : id;

export type Payment = { state: 'paid' | 'pending' | 'refunded' | 'other'; word: string };

/** Returns where the payment stands; only 'paid' is good news. */
export function getPayment({ paymentDetails }: Order): Payment | undefined {
  const code = trimToUndefined(paymentDetails?.paymentStatus);
  if (code === undefined) return undefined;
  const state = (['paid', 'pending', 'refunded'] as const).find((one) => one === code.toLowerCase());
  return { state: state ?? 'other', word: humanize(state ?? code) };
}

export type PaymentMethod =
  | { kind: 'card'; network: string | undefined; lastFour: string | undefined }
  | { kind: 'upi'; address: string | undefined }
  | { kind: 'other'; name: string };

/** Returns the last four digits, where the number ends in digits: those before a mask are others. */
const getLastFour = (number: string | undefined) =>
  trimToUndefined(
    /[\d\s-]*$/
      .exec(number ?? '')?.[0]
      .replaceAll(/\D/g, '')
      .slice(-4),
  );

/** Writes 'aarav@ybl' as 'aa•••@ybl': enough to know it again, not enough to ask for money with. */
function maskUpiAddress(upi: string | undefined): string | undefined {
  const [, account, provider] = /^([^@]*)(.*)$/.exec(trimToUndefined(upi) ?? '') ?? [];
  return account ? `${account.slice(0, account.length > 3 ? 2 : 1)}•••${provider}` : undefined;
}

/** Returns how the order is paid. Only the last four digits of a card and the beginning of an account are ever shown. */
export function getPaymentMethod({ paymentDetails, paymentGateway }: Order): PaymentMethod | undefined {
  const { card, upi } = paymentDetails?.paymentMethod ?? {};
  const network = trimToUndefined(card?.card_network);
  const lastFour = getLastFour(card?.card_number);
  const address = maskUpiAddress(typeof upi === 'string' ? upi : upi?.vpa);
  // Some backends send both, the one that was not used without a word in it.
  if (network ?? lastFour) return { kind: 'card', network, lastFour };
  if (address) return { kind: 'upi', address };
  if (card) return { kind: 'card', network, lastFour };
  if (typeof upi === 'object') return { kind: 'upi', address };
  const name = trimToUndefined(paymentGateway?.gatewayName);
  return name === undefined ? undefined : { kind: 'other', name };
}

export const getCustomerName = ({ buyer }: Order): string | undefined => trimToUndefined(buyer?.fullName);

export const getCustomerFirstName = (order: Order): string | undefined =>
  getCustomerName(order)?.split(/\s+/)[0];

export type ContactLink = { by: 'mail' | 'telephone'; href: string } | { by: 'nothing' };

/** Returns a mail link with the order's id as subject; without an e-mail address, the telephone. */
export function getContactLink(order: Order): ContactLink {
  const mail = toMailHref(trimToUndefined(order.buyer?.email));
  if (mail) return { by: 'mail', href: `${mail}?subject=${encode(`Order ${order._id}`)}` };
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

/** Returns unit price times quantity; undefined where either is missing. */
export const getSubtotal = ({ productPrice, quantity }: Order): number | undefined =>
  productPrice === undefined || quantity === undefined ? undefined : productPrice * quantity;

/** Returns the discount as a negative amount, whichever sign the backend gives it; none is 0. */
export const getOrderDiscount = ({ totalDiscount }: Order): number | undefined =>
  totalDiscount === undefined ? undefined : -Math.abs(totalDiscount) || 0;

/** Returns the lines of an address, each without what is missing; the last names the place. */
export function getAddressLines({ address }: Order): readonly string[] {
  const { address: street, locality, landmark, city, state, pinCode } = address ?? {};
  const place = [joinPresent(', ', city, state), trimToUndefined(pinCode)];
  return [trimToUndefined(street), joinPresent(', ', locality, landmark), joinPresent(' ', ...place)].filter(
    (line) => line !== undefined,
  );
}

/** Writes where an order goes as it stands on a parcel: name, address and telephone, a line each. */
export const formatAddress = (order: Order): string =>
  [order.address?.name, ...getAddressLines(order), order.address?.phoneNumber]
    .map(trimToUndefined)
    .filter((line) => line !== undefined)
    .join('\n');

function joinPresent(separator: string, ...parts: (string | undefined)[]): string | undefined {
  return parts.map(trimToUndefined).filter(Boolean).join(separator) || undefined;
}
