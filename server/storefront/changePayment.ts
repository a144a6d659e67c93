import { order as orderSchema, type StoredOrder } from '#contract/orders/order.ts';
import { cleanCode } from '#contract/text/cleanText.ts';
import { getPaymentCode } from '#contract/orders/payment.ts';
import type { Payment } from '#contract/storefront/storeOrders.ts';
import { HttpError } from '../http/httpError.ts';
import type { PaymentChange } from '../store/store.ts';
import { getNextTimestamp } from '../store/timestamps.ts';

const nextStatuses = new Map<string, readonly Payment['status'][]>([
  ['pending', ['paid', 'failed']],
  ['failed', ['paid']],
  ['paid', ['refunded']],
]);

/** With spaces or hyphens between its digits. */
const CARD_NUMBER = /\d(?:[ -]?\d){12,18}/;

/** Card numbers must never be stored. Payment ids and UPI addresses may have as many digits. */
function assertNoCardNumber({ gateway, card }: Payment): void {
  const texts = { gateway, card: card?.network };
  for (const [field, text] of Object.entries(texts)) {
    if (text !== undefined && CARD_NUMBER.test(cleanCode(text)))
      throw new HttpError(400, (t) => t.storefront.cardNumber(field), {}, field);
  }
}

function toMethod({ card, upi }: Payment) {
  if (card) return { card: { card_network: card.network, card_number: `**** **** **** ${card.lastFour}` } };
  return upi === undefined ? undefined : { upi };
}

/** Throws a 409 if the customer has paid twice: the order keeps its first payment. */
function assertSamePayment(paidBy: string | undefined, { status, paymentId }: Payment): void {
  if (status !== 'paid' || paymentId === undefined || paidBy === undefined || paymentId === paidBy) return;
  throw new HttpError(409, (t) => t.storefront.paidBefore(paidBy), {}, 'paymentId');
}

/**
 * Returns the payment of an order after a storefront recorded one. What it doesn't send stays. Returns `undefined` for the
 * same status again. Throws a 409 if the present payment can't change to it, or the order is paid by another payment.
 */
export function changePayment(stored: StoredOrder, payment: Payment, now: number): PaymentChange | undefined {
  assertNoCardNumber(payment);
  const order = orderSchema.parse(stored);
  const present = getPaymentCode(order) ?? 'pending';
  if (present === payment.status) {
    assertSamePayment(order.paymentDetails?.paymentId, payment);
    return undefined;
  }
  if (!nextStatuses.get(present)?.includes(payment.status))
    throw new HttpError(409, (t) => t.storefront.paymentFinal(present, payment.status), {}, 'status');
  return {
    paymentDetails: {
      paymentId: payment.paymentId ?? order.paymentDetails?.paymentId,
      paymentStatus: payment.status,
      paymentMethod: toMethod(payment) ?? order.paymentDetails?.paymentMethod,
    },
    paymentGateway: payment.gateway === undefined ? order.paymentGateway : { gatewayName: payment.gateway },
    updatedAt: getNextTimestamp(now, order.updatedAt),
  };
}
