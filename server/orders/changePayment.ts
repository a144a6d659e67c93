import { order as orderSchema, type StoredOrder } from '#contract/orders/order.ts';
import { cleanCode } from '#contract/text/cleanText.ts';
import { canChangePayment, getPaymentCode } from '#contract/orders/payment.ts';
import type { PaymentByHand } from '#contract/orders/orderEvents.ts';
import type { StockMove } from '#contract/orders/orderStock.ts';
import type { Payment } from '#contract/storefront/storeOrders.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { HttpError } from '../base/httpError.ts';
import type { OrderChange } from '../base/database.ts';

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

/** Throws a 409 if the request names another payment than the order's: an order keeps its payment. */
function assertSamePayment(known: string | undefined, present: string, { status, paymentId }: Payment): void {
  if (known === undefined || paymentId === undefined || paymentId === known) return;
  const hasPaidTwice = status === 'paid' && ['paid', 'refunded'].includes(present);
  throw new HttpError(
    409,
    ({ storefront }) =>
      hasPaidTwice ? storefront.paidBefore(known) : storefront.otherPayment(known, paymentId),
    {},
    'paymentId',
  );
}

/** A repetition of the payment may arrive after its refund. Without an id, it could be another payment. */
const isRepetition = (known: string | undefined, present: string, { status, paymentId }: Payment): boolean =>
  present === status ||
  (present === 'refunded' && status === 'paid' && paymentId !== undefined && paymentId === known);

/**
 * Returns the payment of an order after a storefront recorded one. What it doesn't send stays. Returns `undefined` for a
 * repetition. Throws a 409 if the present payment can't change to it, or the order has another payment.
 */
export function changePayment(stored: StoredOrder, payment: Payment): OrderChange | undefined {
  assertNoCardNumber(payment);
  const order = orderSchema.parse(stored);
  const present = getPaymentCode(order) ?? 'pending';
  const known = trimToUndefined(order.paymentDetails?.paymentId);
  assertSamePayment(known, present, payment);
  if (isRepetition(known, present, payment)) return undefined;
  if (!canChangePayment(order, payment.status))
    throw new HttpError(409, (t) => t.storefront.paymentFinal(present, payment.status), {}, 'status');
  const fields = {
    paymentDetails: {
      // After a failed attempt, the customer may pay with another one.
      paymentId: payment.status === 'failed' ? known : (payment.paymentId ?? known),
      paymentStatus: payment.status,
      paymentMethod: toMethod(payment) ?? order.paymentDetails?.paymentMethod,
    },
    paymentGateway: payment.gateway === undefined ? order.paymentGateway : { gatewayName: payment.gateway },
  };
  return { fields };
}

type ByHand = { status: PaymentByHand; reference?: string | undefined; stock?: StockMove | undefined };

/** Returns the payment of an order after an administrator recorded one. Throws a 409 if the present one can't change to it. */
export function changePaymentByHand(stored: StoredOrder, { status, reference, stock }: ByHand): OrderChange {
  const order = orderSchema.parse(stored);
  const present = getPaymentCode(order) ?? 'pending';
  if (!canChangePayment(order, status))
    throw new HttpError(409, (t) => t.storefront.paymentFinal(present, status), {}, 'status');
  const paymentDetails = { ...order.paymentDetails, paymentStatus: status };
  return { fields: { paymentDetails }, reference: reference || undefined, stock };
}
