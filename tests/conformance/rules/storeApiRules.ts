import { extensions, storeApi } from '#contract/calls.ts';
import { STORE_KEY_PREFIX } from '#contract/storefront/storeKeys.ts';
import { STORE_KEYS_CAPABILITY } from '#contract/storefront/storeKeysCapability.ts';
import type { NewOrder } from '#contract/storefront/storeOrders.ts';
import { expectEqual, expectRefusal } from '../expectations.ts';
import { defineRules, nothing } from '../rule.ts';
import type { Session } from '../session.ts';

/** Creates a key, and ends it after a step. */
async function withStoreKey(
  { client, onCleanUp }: Session,
  step: (headers: Record<string, string>, keyId: string) => Promise<void>,
): Promise<void> {
  const body = { name: `Conformance ${crypto.randomUUID().slice(0, 8)}` };
  const { key, secret } = await client.call(extensions.createStoreKey, { params: {}, body });
  const sent = { params: { id: key.id }, body: undefined };
  onCleanUp(() => client.send(extensions.endStoreKey, sent));
  await step({ authorization: `Bearer ${secret}` }, key.id);
  await client.call(extensions.endStoreKey, sent);
}

const unknown = { params: { id: '0'.repeat(24) }, body: undefined };

/** Creates an active product and returns an order of it. */
export async function buildOrder(session: Session) {
  const { runId } = session;
  const productId = await session.createProduct({ status: 'active' });
  return {
    productId,
    quantity: 1,
    price: 750,
    buyer: { fullName: 'Asha Rao', email: `conformance-${runId}@customer.example` },
    address: { name: 'Asha Rao', address: '14 Residency Road', city: 'Bengaluru', pinCode: '560025' },
    cart: `conformance-${crypto.randomUUID()}`,
    locale: 'en-IN',
  } satisfies Partial<NewOrder>;
}

export const storeKeyRules = defineRules(
  'store keys',
  {
    'creates, lists and ends a key': async (session) => {
      const { client } = session;
      const readIds = async () =>
        (await client.call(extensions.getStoreKeys, nothing)).keys.map(({ id }) => id);
      let headers = {};
      await withStoreKey(session, async (sent, keyId) => {
        headers = sent;
        const begins = sent['authorization']?.startsWith(`Bearer ${STORE_KEY_PREFIX}`);
        expectEqual(begins, true, 'begins with the prefix', `Begin every key with ${STORE_KEY_PREFIX}.`);
        const fix = 'List every key that has not ended.';
        expectEqual((await readIds()).includes(keyId), true, 'the key is listed', fix);
        await client.call(storeApi.getStoreProducts, { ...nothing, query: { pageSize: 2 } }, headers);
      });
      const visitor = session.createVisitor();
      const query = { pageSize: 2 };
      const ended = await visitor.send(storeApi.getStoreProducts, { ...nothing, query }, headers);
      expectRefusal(ended, 'Refuse an ended key with a 401.', [401]);
    },

    'refuses a key without a name': async ({ client }) => {
      const answer = await client.send(extensions.createStoreKey, { params: {}, body: { name: '' } });
      expectRefusal(answer, 'Answer 400 about `name` if it is missing.');
    },

    'Store API: returns active products only': (session) =>
      withStoreKey(session, async (headers) => {
        const { client } = session;
        const params = { id: await session.createProduct({ status: 'active' }) };
        const { product } = await client.call(storeApi.getStoreProduct, { params, body: undefined }, headers);
        expectEqual(product.price, 750, 'product.price', 'Send the price to pay: the discounted one.');
        const fix = 'Answer 404 for products that are not active.';
        const draft = { params: { id: await session.createProduct() }, body: undefined };
        expectRefusal(await client.send(storeApi.getStoreProduct, draft, headers), fix, [404]);
      }),

    'Store API: refuses unknown products and orders': (session) =>
      withStoreKey(session, async (headers) => {
        const { client } = session;
        const fix = 'Answer 404 if there is none with the id.';
        const answers = [
          await client.send(storeApi.getStoreProduct, unknown, headers),
          await client.send(storeApi.getStoreOrder, unknown, headers),
          await client.send(storeApi.cancelOrder, unknown, headers),
          await client.send(storeApi.recordPayment, { ...unknown, body: { status: 'paid' } }, headers),
        ];
        for (const answer of answers) expectRefusal(answer, fix, [404]);
        const query = { buyer: 'asha@customer.example', cart: 'cart-2001' };
        const both = await client.send(storeApi.getStoreOrders, { ...nothing, query }, headers);
        expectRefusal(both, 'Refuse a query with both a buyer and a cart, so that no call lists all orders.');
      }),

    'Store API: refuses a session without a key': async ({ client }) => {
      const answer = await client.send(storeApi.getStoreProducts, { ...nothing, query: {} });
      expectRefusal(answer, 'Open the Store API only with a key.', [401]);
    },
  },
  { capability: STORE_KEYS_CAPABILITY },
);

export const storeOrderRules = defineRules(
  'store orders',
  {
    'places an order once for each key and content': (session) =>
      withStoreKey(session, async (headers) => {
        const { client } = session;
        const body = await buildOrder(session);
        const place = (changes: object, idempotencyKey?: string) =>
          client.send(
            storeApi.placeOrder,
            { params: {}, body: { ...body, ...changes }, idempotencyKey },
            headers,
          );
        const input = { params: {}, body, idempotencyKey: crypto.randomUUID() };
        const { order } = await client.call(storeApi.placeOrder, input, headers);
        const again = await client.call(storeApi.placeOrder, input, headers);
        const once = 'Store the order with its Idempotency-Key, and answer a repetition with it.';
        expectEqual(again.order._id, order._id, 'order._id of the repetition', once);
        const other = await client.call(
          storeApi.placeOrder,
          { ...input, idempotencyKey: crypto.randomUUID() },
          headers,
        );
        const separate = other.order._id !== order._id;
        expectEqual(separate, true, 'another key places another order', 'Compare keys, not contents.');
        const changed = 'Answer 422 if the same key comes with another content.';
        expectRefusal(await place({ quantity: 2 }, input.idempotencyKey), changed, [422]);
        expectRefusal(await place({}), 'Answer 400 without an Idempotency-Key.', [400]);
        const price = 'Answer 409 about `price` if it is not the price of the product.';
        expectRefusal(await place({ price: 1 }, crypto.randomUUID()), price, [409]);
      }),

    'lowers the stock, records a payment and cancels': (session) =>
      withStoreKey(session, async (headers) => {
        const { client } = session;
        const body = await buildOrder(session);
        const readStock = async () => {
          const sent = { params: { id: body.productId }, body: undefined };
          return (await client.call(storeApi.getStoreProduct, sent, headers)).product.stock;
        };
        const before = await readStock();
        const input = { params: {}, body, idempotencyKey: crypto.randomUUID() };
        const { order } = await client.call(storeApi.placeOrder, input, headers);
        expectEqual(await readStock(), before - 1, 'product.stock', 'Lower the stock with every order.');

        const sent = { params: { id: order._id }, body: undefined };
        const query = { cart: body.cart };
        const { orders } = await client.call(storeApi.getStoreOrders, { ...nothing, query }, headers);
        const ids = orders.map(({ _id }) => _id);
        expectEqual(ids, [order._id], 'orders of the cart', 'List the orders of a cart.');
        const pay = { params: { id: order._id }, body: { status: 'paid', gateway: 'Razorpay' } as const };
        await client.call(storeApi.recordPayment, pay, headers);
        const paid = (await client.call(storeApi.getStoreOrder, sent, headers)).order;
        const fix = 'Store the payment that a storefront records.';
        expectEqual(paid.paymentDetails?.paymentStatus, 'paid', 'paymentStatus', fix);
        const cancelled = (await client.call(storeApi.cancelOrder, sent, headers)).order;
        const status = 'Set the status of a cancelled order, and put its pieces back into stock.';
        expectEqual(cancelled.orderDetails?.orderStatus, 'cancelled', 'orderStatus', status);
        expectEqual(await readStock(), before, 'product.stock', status);
      }),
  },
  { capability: STORE_KEYS_CAPABILITY, isLasting: true },
);
