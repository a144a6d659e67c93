import { cleanLine, removeInvisible } from '#contract/text/cleanText.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { multiplyAmount } from '#contract/money/decimal.ts';
import { getCustomerName } from '#contract/orders/orderValues.ts';
import type { Order } from '#contract/orders/order.ts';
import { getPaymentState, type PaymentState, type PaymentMethod } from '#contract/orders/payment.ts';
import { truncateText } from '#contract/text/graphemes.ts';
import type { Messages } from '#languages/messages.ts';
import { encodeForUrl, toMailHref, toPhoneHref } from '#features/format/contact.ts';
import { humanize, SHORT_ID_LENGTH } from '#features/format/formatOrder.ts';

// Any part of an order may be missing.

/** Returns the number of an order on paper: its own, or the short id of the list, without its ellipsis. */
export const getOrderNumber = ({ _id, orderDetails }: Pick<Order, '_id' | 'orderDetails'>): string =>
  getOwnNumber({ orderDetails }) ?? truncateText(_id, SHORT_ID_LENGTH);

/** Returns the number that the storefront gave the order, which the customer knows. */
const getOwnNumber = ({ orderDetails }: Pick<Order, 'orderDetails'>): string | undefined =>
  cleanLine(orderDetails?.orderId ?? '') || undefined;

/** The printed pages of an order. */
export type SheetKind = 'packingSlip' | 'invoice';

/** Sheets that can be printed. Notes are internal. */
export type PrintChoice = SheetKind | 'packingSlipWithNotes';

export const toSheets = (printed: PrintChoice) =>
  printed === 'packingSlipWithNotes'
    ? ({ kind: 'packingSlip', notes: 'included' } as const)
    : ({ kind: printed, notes: 'omitted' } as const);

export type Payment = { state: PaymentState; label: string };

/** Returns the payment's status. Only 'paid' is positive; other states keep the backend's text. */
export function getPayment(
  messages: Messages['orders']['orderFilters']['payment']['options'],
  order: Order,
): Payment | undefined {
  const state = getPaymentState(order);
  if (state === undefined) return undefined;
  return {
    state,
    label: state === 'other' ? humanize(order.paymentDetails?.paymentStatus ?? '') : messages[state],
  };
}

export const getCustomerFirstName = (order: Order): string | undefined =>
  getCustomerName(order)?.split(/\s+/)[0];

type ContactLink = { kind: 'email' | 'phone'; href: string } | { kind: 'none' };

/** Returns a mail link whose subject is the order reference that the customer knows, or a phone link. */
export function getContactLink(
  t: Pick<Messages['orders']['order'], 'mailSubject'>,
  order: Order,
): ContactLink {
  const mail = toMailHref(removeInvisible(order.buyer?.email ?? ''));
  const number = getOwnNumber(order) ?? order._id;
  if (mail) return { kind: 'email', href: `${mail}?subject=${encodeForUrl(t.mailSubject(number))}` };
  const { buyer, address } = order;
  const phones = [buyer?.phoneNumber, address?.phoneNumber, address?.alternatePhone];
  const href = phones.map(toPhoneHref).find((link) => link !== undefined);
  return href === undefined ? { kind: 'none' } : { kind: 'phone', href };
}

type MethodMessages = Pick<Messages['orders']['order'], 'card' | 'upi'>;

/** Returns a payment method in full: 'Visa •••• 4242', 'UPI aa•••@ybl', 'Bank transfer'. */
export function formatMethod(t: MethodMessages, method: PaymentMethod): string {
  switch (method.kind) {
    case 'card': {
      const network = method.network ?? t.card;
      return method.lastFour ? `${network} •••• ${method.lastFour}` : network;
    }
    case 'upi':
      return method.address ? `${t.upi} ${method.address}` : t.upi;
    case 'other':
      return method.name;
    default:
      return method satisfies never;
  }
}

/** Returns a short payment method: 'Card •• 4242', 'UPI', 'Bank transfer'. */
export function formatMethodShort(t: MethodMessages, method: PaymentMethod): string {
  switch (method.kind) {
    case 'card':
      return method.lastFour ? `${t.card} •• ${method.lastFour}` : (method.network ?? t.card);
    case 'upi':
      return t.upi;
    case 'other':
      return method.name;
    default:
      return method satisfies never;
  }
}

/** Returns unit price times quantity; undefined if either is missing. */
export const getSubtotal = ({ productPrice, quantity }: Order): number | undefined =>
  productPrice === undefined || quantity === undefined ? undefined : multiplyAmount(productPrice, quantity);

/** Returns the discount as a negative amount, whichever sign the backend sends; 0 for none. */
export const getOrderDiscount = ({ totalDiscount }: Order): number | undefined =>
  totalDiscount === undefined ? undefined : -Math.abs(totalDiscount) || 0;

/** Returns whether the list shows newly placed orders: the first page, newest first, of all or of pending orders. */
export function showsNewestOrders({ page, search, sort, filters }: ListCriteria): boolean {
  const { status = 'pending', ...others } = filters;
  const isNewestFirst = !sort || (sort.column === 'date' && sort.direction === 'descending');
  return (
    page === 1 && search === '' && isNewestFirst && status === 'pending' && Object.keys(others).length === 0
  );
}
