import { EMAIL_PATTERN } from '#contract/admin.ts';
import { type Order, ORDER_STATUSES, type OrderStatus } from '#contract/order.ts';

// What an order says, whatever parts of it are missing.

/** Text with something in it. */
export const words = (text: string | undefined): string | undefined => text?.trim() || undefined;

/** 'out_for_delivery' as people write it: 'Out for delivery'. */
function sentence(code: string): string {
  const plain = code.replaceAll(/[_\s]+/g, ' ').trim();
  return plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
}

const LONG_ENOUGH = 8;

/** The first eight characters stand for an id, with an ellipsis where there are more. */
export const shortId = (id: string): string =>
  id.length > LONG_ENOUGH ? `${id.slice(0, LONG_ENOUGH)}…` : id;

const known = new Map<string, OrderStatus>();

/** The few spellings that a backend has are read once each: a filter asks for the status of every order. */
function readStatus(spelt: string): OrderStatus | undefined {
  const code = spelt
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  const status = ORDER_STATUSES.find((one) => one === code);
  if (status) known.set(spelt, status);
  return status;
}

/** One of the five statuses, however the backend spells it; undefined for any other and for none. */
export function statusOf({ orderDetails }: Pick<Order, 'orderDetails'>): OrderStatus | undefined {
  const spelt = orderDetails?.orderStatus;
  return spelt === undefined ? undefined : (known.get(spelt) ?? readStatus(spelt));
}

/** What an unknown status is called; undefined where the order has none. */
export function unknownStatusOf({ orderDetails }: Pick<Order, 'orderDetails'>): string | undefined {
  const code = words(orderDetails?.orderStatus);
  return code && sentence(code);
}

export type Payment = { state: 'paid' | 'pending' | 'refunded' | 'other'; word: string };

/** Where the payment stands; only 'paid' is good news. */
export function paymentOf({ paymentDetails }: Order): Payment | undefined {
  const code = words(paymentDetails?.paymentStatus);
  if (code === undefined) return undefined;
  const state = (['paid', 'pending', 'refunded'] as const).find((one) => one === code.toLowerCase());
  return { state: state ?? 'other', word: sentence(state ?? code) };
}

export type PaymentMethod =
  | { kind: 'card'; network: string | undefined; lastFour: string | undefined }
  | { kind: 'upi'; address: string | undefined }
  | { kind: 'other'; name: string };

/** The last four digits, where the number ends in digits: those before a mask are others. */
const lastFourOf = (number: string | undefined) =>
  words(
    /[\d\s-]*$/
      .exec(number ?? '')?.[0]
      .replaceAll(/\D/g, '')
      .slice(-4),
  );

/** 'aarav@ybl' as 'aa•••@ybl': enough to know it again, not enough to ask for money with. */
function maskedAddress(upi: string | undefined): string | undefined {
  const [, account, provider] = /^([^@]*)(.*)$/.exec(words(upi) ?? '') ?? [];
  return account ? `${account.slice(0, account.length > 3 ? 2 : 1)}•••${provider}` : undefined;
}

/** How the order is paid. Of a card only the last four digits, of an account only its beginning is ever shown. */
export function paymentMethodOf({ paymentDetails, paymentGateway }: Order): PaymentMethod | undefined {
  const { card, upi } = paymentDetails?.paymentMethod ?? {};
  const network = words(card?.card_network);
  const lastFour = lastFourOf(card?.card_number);
  const address = maskedAddress(typeof upi === 'string' ? upi : upi?.vpa);
  // Some backends send both, the one that was not used without a word in it.
  if (network ?? lastFour) return { kind: 'card', network, lastFour };
  if (address) return { kind: 'upi', address };
  if (card) return { kind: 'card', network, lastFour };
  if (typeof upi === 'object') return { kind: 'upi', address };
  const name = words(paymentGateway?.gatewayName);
  return name === undefined ? undefined : { kind: 'other', name };
}

export const customerOf = ({ buyer }: Order): string | undefined => words(buyer?.fullName);

export const firstNameOf = (order: Order): string | undefined => customerOf(order)?.split(/\s+/)[0];

export type Contact = { by: 'mail' | 'telephone'; href: string } | { by: 'nothing' };

/** Mail with the order's number as subject; without an address the telephone. */
export function contactOf(order: Order): Contact {
  const mail = mailHref(words(order.buyer?.email));
  if (mail) return { by: 'mail', href: `${mail}?subject=${encoded(`Order ${order._id}`)}` };
  const { buyer, address } = order;
  const phones = [buyer?.phoneNumber, address?.phoneNumber, address?.alternatePhone];
  const href = phones.map(phoneHref).find((one) => one !== undefined);
  return href === undefined ? { by: 'nothing' } : { by: 'telephone', href };
}

/** Half a character, as broken imports leave them, can't be encoded. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** Undefined for what is no address. Encoded, so that an odd one can't add a copy or a text of its own. */
export const mailHref = (email: string | undefined): string | undefined =>
  email !== undefined && EMAIL_PATTERN.test(email)
    ? `mailto:${encoded(email).replaceAll('%40', '@')}`
    : undefined;

/** Undefined for what nobody could dial. */
export function phoneHref(phone: string | undefined): string | undefined {
  const digits = phone?.replaceAll(/[^\d+]/g, '') ?? '';
  return /\d/.test(digits) ? `tel:${digits}` : undefined;
}

/** Unit price times quantity; undefined where either is missing. */
export const subtotalOf = ({ productPrice, quantity }: Order): number | undefined =>
  productPrice === undefined || quantity === undefined ? undefined : productPrice * quantity;

/** What the discount takes off, whichever sign the backend gives it; none is 0. */
export const discountOf = ({ totalDiscount }: Order): number | undefined =>
  totalDiscount === undefined ? undefined : -Math.abs(totalDiscount) || 0;

/** The lines of an address, each without what is missing; the last names the place. */
export function addressLinesOf({ address }: Order): readonly string[] {
  const { address: street, locality, landmark, city, state, pinCode } = address ?? {};
  const place = [joined(', ', city, state), words(pinCode)];
  return [words(street), joined(', ', locality, landmark), joined(' ', ...place)].filter(
    (line) => line !== undefined,
  );
}

function joined(separator: string, ...parts: (string | undefined)[]): string | undefined {
  return parts.map(words).filter(Boolean).join(separator) || undefined;
}
