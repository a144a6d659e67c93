import { EMAIL_PATTERN } from '#contract/accounts/email.ts';
import type { Order } from '#contract/orders/order.ts';
import { cleanCode, cleanLine, splitLines } from '#contract/text/cleanText.ts';

/** Encodes text for a URL. Lone surrogates, which encodeURIComponent rejects, are replaced. */
export const encodeForUrl = (text: string) => encodeURIComponent(text.toWellFormed());

/** Returns a mailto URL; undefined if invalid. Encoded, so that the text can't add a recipient or body. */
export const toMailHref = (email: string | undefined): string | undefined =>
  email !== undefined && EMAIL_PATTERN.test(email)
    ? `mailto:${encodeForUrl(email).replaceAll('%40', '@')}`
    : undefined;

/** Returns a tel URL; undefined if the text has no digits. */
export function toPhoneHref(phone: string | undefined): string | undefined {
  const digits = cleanCode(phone ?? '').replaceAll(/[^\d+]/g, '');
  return /\d/.test(digits) ? `tel:${digits}` : undefined;
}

/** Returns the lines of an address, without missing parts. */
export function getAddressLines({ address }: Pick<Order, 'address'>): readonly string[] {
  const { address: street = '', locality, landmark, city, state, pinCode } = address ?? {};
  return [
    ...splitLines(street),
    joinParts(', ', locality, landmark),
    joinParts(' ', joinParts(', ', city, state), pinCode),
  ].filter((line) => line !== '');
}

/** Formats the address as on a parcel: name, address and phone, one per line. */
export const formatAddress = (order: Pick<Order, 'address'>): string =>
  [order.address?.name, ...getAddressLines(order), order.address?.phoneNumber]
    .map((line = '') => cleanLine(line))
    .filter((line) => line !== '')
    .join('\n');

/** Joins the known parts, and their lines. */
const joinParts = (separator: string, ...parts: (string | undefined)[]): string =>
  parts.flatMap((part = '') => splitLines(part)).join(separator);
