import { getGraphemes } from '../text/graphemes.ts';
import { trimToUndefined } from '../wire/trimToUndefined.ts';
import type { Order } from './order.ts';

export const PAYMENT_STATES = ['paid', 'pending', 'refunded', 'failed'] as const;
export const PAYMENT_METHODS = ['card', 'upi', 'other'] as const;

/** What the rules read of how an order is paid. */
export type PaymentFacts = Pick<Order, 'paymentDetails' | 'paymentGateway'>;

export type PaymentState = (typeof PAYMENT_STATES)[number] | 'other';

/** Returns the backend's own word for where the payment stands, in lower case. */
export const getPaymentCode = ({ paymentDetails }: Pick<Order, 'paymentDetails'>): string | undefined =>
  trimToUndefined(paymentDetails?.paymentStatus)?.toLowerCase();

/** Returns where the payment stands, however the backend spells it; undefined where it does not say. */
export function getPaymentState(order: Pick<Order, 'paymentDetails'>): PaymentState | undefined {
  const code = getPaymentCode(order);
  if (code === undefined) return undefined;
  return PAYMENT_STATES.find((state) => state === code) ?? 'other';
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
  if (!account) return undefined;
  const letters = getGraphemes(account);
  return `${letters.slice(0, letters.length > 3 ? 2 : 1).join('')}•••${provider}`;
}

/** Returns how the order is paid. Only the last four digits of a card and the beginning of an account are ever shown. */
export function getPaymentMethod({
  paymentDetails,
  paymentGateway,
}: PaymentFacts): PaymentMethod | undefined {
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
