import { type Currency, getCurrencyDecimals } from '#contract/money/currency.ts';
import { roundAmount } from '#contract/money/decimal.ts';
import type { StoredOrder } from '#contract/orders/order.ts';
import type { OrderByHand } from '#contract/orders/orderByHand.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { getStorePrice } from '#contract/storefront/storeProducts.ts';
import type { OrderChange } from '../base/database.ts';
import type { Handlers } from '../base/handler.ts';
import { formatMessage, HttpError, type Message } from '../base/httpError.ts';
import { changePaymentByHand } from './changePayment.ts';
import { createOrder, formatAmount } from './createOrder.ts';

/** Returns what the note about another price than the product's says. Undefined if it is the product's. */
function describePrice(
  { price, priceReason }: OrderByHand,
  product: StoredProduct,
  currency: Currency,
): Message | undefined {
  const agreedPrice = roundAmount(price, getCurrencyDecimals(currency));
  const storePrice = getStorePrice(product, currency);
  if (priceReason === undefined || agreedPrice === storePrice) return undefined;
  return ({ storefront }) =>
    storefront.otherPrice(
      formatAmount(agreedPrice, currency),
      formatAmount(storePrice, currency),
      priceReason,
    );
}

/** Returns the payment that is recorded with the order. Undefined if it is pending. */
const planPayment = (order: StoredOrder, { payment, reference }: OrderByHand): OrderChange | undefined =>
  payment === 'paid' ? changePaymentByHand(order, { status: payment, reference }) : undefined;

export const orderByHandHandlers = {
  createOrderByHand: {
    access: 'admins',
    handle: async ({ body, admin, language, idempotentRequest: request }, { db, clock, createId, log }) => {
      if (!request) throw new Error('an order needs an idempotency key');
      const { currency, timeZone } = await db.details.get();
      const id = createId();
      const { productId, quantity } = body;
      const now = clock();
      const at = new Date(now).toISOString();
      const toNote = (text: string) => ({ id: createId(), text, adminId: admin.id, at });
      let priceNote: Message | undefined;
      const { order, fingerprint } = await db.orders.place(
        {
          productId,
          quantity,
          write: { at, adminId: admin.id },
          requestKey: request.key,
          fingerprint: request.fingerprint,
          afterwards(placed) {
            const texts = [priceNote && formatMessage(priceNote, language), body.note];
            const notes = texts.filter((text) => text !== undefined).map(toNote);
            const payment = planPayment(placed, body);
            return { ...payment, fields: { ...payment?.fields, ...(notes.length > 0 && { notes }) } };
          },
        },
        (product) => {
          const created = createOrder({ id, order: body, product, currency, timeZone, now });
          priceNote = product && describePrice(body, product, currency);
          return { ...created, locale: body.locale };
        },
      );
      if (fingerprint !== request.fingerprint) throw new HttpError(422, (t) => t.errors.keyReused);
      if (order._id === id) log.info({ order: id, product: productId }, 'order placed by hand');
      return { order };
    },
  },
} satisfies Partial<Handlers>;
