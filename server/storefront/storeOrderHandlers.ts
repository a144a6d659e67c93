import { order as orderSchema } from '#contract/orders/order.ts';
import { getPaymentCode } from '#contract/orders/payment.ts';
import { toStoreOrder } from '#contract/storefront/storeOrder.ts';
import { PAYMENT_OUTCOMES } from '#contract/storefront/storeOrders.ts';
import type { Handlers } from '../base/handler.ts';
import { HttpError } from '../base/httpError.ts';
import { cancelOrder } from '../orders/cancelOrder.ts';
import { changePayment } from '../orders/changePayment.ts';
import { createOrder } from '../orders/createOrder.ts';

export const storeOrderHandlers = {
  placeOrder: {
    access: 'storefronts',
    handle: async ({ body, keyId, request }, { db, clock, createId, log }) => {
      if (!request) throw new Error('an order needs an idempotency key');
      const { currency, timeZone } = await db.details.get();
      const id = createId();
      const { productId, quantity } = body;
      const now = clock();
      const write = { at: new Date(now).toISOString(), keyId };
      const { order, fingerprint } = await db.orders.place(
        { productId, quantity, write, requestKey: request.key, fingerprint: request.fingerprint },
        (product) => createOrder({ id, order: body, product, currency, timeZone, now }),
      );
      if (fingerprint !== request.fingerprint) throw new HttpError(422, (t) => t.storefront.keyReused);
      if (order._id === id) log.info({ order: id, product: productId }, 'order placed');
      return { order: toStoreOrder(order) };
    },
  },

  recordPayment: {
    access: 'storefronts',
    handle: async ({ params: { id }, body, keyId }, { db, clock, log }) => {
      const { status } = body;
      const write = { at: new Date(clock()).toISOString(), keyId };
      let outcome: 'recorded' | 'unchanged' = 'unchanged';
      const order = await db.orders.change(id, write, (present) => {
        const change = changePayment(present, body);
        outcome = change ? 'recorded' : 'unchanged';
        return change;
      });
      if (!order) throw new HttpError(404, (t) => t.errors.orderNotFound);
      log.info({ order: id, payment: status }, `payment ${outcome}`);
      // Of the order, which may be refunded by now.
      const present = getPaymentCode(orderSchema.parse(order));
      return { status: PAYMENT_OUTCOMES.find((known) => known === present) ?? status };
    },
  },

  getStoreOrders: {
    access: 'storefronts',
    handle: async ({ query: { buyer, cart, ...position } }, { db }) => {
      const [owner, ...others] = [
        ...(buyer === undefined ? [] : [{ buyer }]),
        ...(cart === undefined ? [] : [{ cart }]),
      ];
      if (!owner || others.length > 0) throw new HttpError(400, (t) => t.storefront.buyerOrCart);
      const { rows, page, matches } = await db.orders.findPageOf(owner, position);
      return { orders: rows.map(toStoreOrder), page, matches };
    },
  },

  getStoreOrder: {
    access: 'storefronts',
    handle: async ({ params: { id } }, { db }) => {
      const order = await db.orders.find(id);
      if (!order) throw new HttpError(404, (t) => t.errors.orderNotFound);
      return { order: toStoreOrder(order) };
    },
  },

  cancelOrder: {
    access: 'storefronts',
    handle: async ({ params: { id }, keyId }, { db, clock, log }) => {
      const write = { at: new Date(clock()).toISOString(), keyId };
      let outcome: 'cancelled' | 'unchanged' = 'unchanged';
      const order = await db.orders.change(id, write, (present) => {
        const change = cancelOrder(present);
        outcome = change ? 'cancelled' : 'unchanged';
        return change;
      });
      if (!order) throw new HttpError(404, (t) => t.errors.orderNotFound);
      log.info({ order: id }, `order ${outcome}`);
      return { order: toStoreOrder(order) };
    },
  },
} satisfies Partial<Handlers>;
