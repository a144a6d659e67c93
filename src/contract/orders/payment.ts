import { getGraphemes } from '../text/graphemes.ts';
import { cleanCode } from '../text/cleanText.ts';
import { trimToUndefined } from '../wire/lenient.ts';
import type { Order } from './order.ts';

export const PAYMENT_STATES = ['paid', 'pending', 'refunded', 'failed'] as const;
export const PAYMENT_METHODS = ['card', 'upi', 'other'] as const;

/** Fields that the payment rules read. */
export type PaymentFields = Pick<Order, 'paymentDetails' | 'paymentGateway'>;

export type PaymentState = (typeof PAYMENT_STATES)[number] | 'other';

/** Returns the backend's own payment status, in lower case. */
export const getPaymentCode = ({ paymentDetails }: Pick<Order, 'paymentDetails'>): string | undefined =>
  trimToUndefined(paymentDetails?.paymentStatus)?.toLowerCase();

/** Returns the payment state, 'other' for an unknown one; undefined if the order has none. */
export function getPaymentState(order: Pick<Order, 'paymentDetails'>): PaymentState | undefined {
  const code = getPaymentCode(order);
  if (code === undefined) return undefined;
  return PAYMENT_STATES.find((state) => state === code) ?? 'other';
}

export type PaymentMethod =
  | { kind: 'card'; network: string | undefined; lastFour: string | undefined }
  | { kind: 'upi'; address: string | undefined }
  | { kind: 'other'; name: string };

/** Returns the last four digits of a card number; undefined if it doesn't end with digits. */
const getLastFour = (number: string | undefined) =>
  trimToUndefined(
    /[\d\s-]*$/
      .exec(cleanCode(number ?? ''))?.[0]
      .replaceAll(/\D/g, '')
      .slice(-4),
  );

/** Captures the account, and the provider from the '@' on. */
const UPI_ADDRESS = /^([^@]+)(.*)$/;

const matchUpiAddress = (upi: string | undefined) => UPI_ADDRESS.exec(trimToUndefined(upi) ?? '');

/** Formats 'aarav@ybl' as 'aa•••@ybl', which customers recognize but nobody can pay to. */
function maskUpiAddress(upi: string | undefined): string | undefined {
  const [, account = '', provider = ''] = matchUpiAddress(upi) ?? [];
  if (account === '') return undefined;
  const letters = getGraphemes(account);
  return `${letters.slice(0, letters.length > 3 ? 2 : 1).join('')}•••${provider}`;
}

const getUpiText = ({ paymentDetails }: PaymentFields): string | undefined => {
  const { upi } = paymentDetails?.paymentMethod ?? {};
  return typeof upi === 'string' ? upi : upi?.vpa;
};

/** Returns the kind of payment; undefined if unknown. */
export function getPaymentKind(order: PaymentFields): PaymentMethod['kind'] | undefined {
  const { card, upi } = order.paymentDetails?.paymentMethod ?? {};
  // Some backends send both, with the unused one empty.
  if (trimToUndefined(card?.card_network) ?? getLastFour(card?.card_number)) return 'card';
  if (matchUpiAddress(getUpiText(order))) return 'upi';
  if (card) return 'card';
  if (typeof upi === 'object') return 'upi';
  return trimToUndefined(order.paymentGateway?.gatewayName) === undefined ? undefined : 'other';
}

/** Returns the payment method. Shows only the last four digits of a card and the start of a UPI address. */
export function getPaymentMethod(order: PaymentFields): PaymentMethod | undefined {
  const { card } = order.paymentDetails?.paymentMethod ?? {};
  const kind = getPaymentKind(order);
  switch (kind) {
    case 'card':
      return {
        kind,
        network: trimToUndefined(card?.card_network),
        lastFour: getLastFour(card?.card_number),
      };
    case 'upi':
      return { kind, address: maskUpiAddress(getUpiText(order)) };
    case 'other':
      return { kind, name: trimToUndefined(order.paymentGateway?.gatewayName) ?? '' };
    default:
      return kind satisfies undefined;
  }
}

/** The statuses that a payment can change to, from each status. */
const nextPayments: Partial<Record<string, readonly PaymentState[]>> = {
  pending: ['paid', 'failed'],
  failed: ['paid'],
  paid: ['refunded'],
};

/** Returns whether a payment can change to another status. An order without a status waits for its payment. */
export const canChangePayment = (order: Pick<Order, 'paymentDetails'>, to: PaymentState): boolean =>
  nextPayments[getPaymentCode(order) ?? 'pending']?.includes(to) ?? false;
