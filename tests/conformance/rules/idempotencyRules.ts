import { calls } from '#contract/calls.ts';
import { IDEMPOTENCY_KEY_CAPABILITY } from '#contract/idempotency.ts';
import { expectEqual, expectTrue } from '../expectations.ts';
import { createImage } from '../images.ts';
import { defineRules, nothing } from '../rule.ts';
import type { Session } from '../session.ts';
import { getProduct } from './productRules.ts';

const FIX = 'Store the result of a request with its Idempotency-Key, and answer a repetition with it.';

const countProducts = async ({ client }: Session) =>
  (await client.call(calls.getAllProducts, nothing)).products.length;

export const idempotencyRules = defineRules(
  'idempotency',
  {
    'create-product runs once for each key': async (session) => {
      const create = (idempotencyKey: string) =>
        session.client.call(calls.createProduct, {
          params: {},
          body: { product: session.buildDraft(), images: [createImage()] },
          idempotencyKey,
        });
      const key = crypto.randomUUID();
      const first = await create(key);
      const before = await countProducts(session);
      expectEqual(await create(key), first, 'the repeated response', FIX);
      expectEqual(await countProducts(session), before, 'number of products', FIX);
      const { productId } = await create(crypto.randomUUID());
      const other = 'Run a request with another key, even if its content is the same.';
      expectTrue(productId !== first.productId, { expected: 'a new id', received: productId, fix: other });
    },

    'edit-product runs once for each key': async (session) => {
      const productId = await session.createProduct();
      const { images } = await getProduct(session, productId);
      const idempotencyKey = crypto.randomUUID();
      const edit = (stock: number, key?: string) =>
        session.client.call(calls.editProduct, {
          params: { productId },
          body: { product: { ...session.buildDraft({ stock }), images }, images: [], imagesToDelete: [] },
          idempotencyKey: key,
        });
      const first = await edit(5, idempotencyKey);
      await edit(6);
      expectEqual(await edit(5, idempotencyKey), first, 'the repeated response', FIX);
      expectEqual((await getProduct(session, productId)).stock, 6, 'product.stock', FIX);
    },

    'delete-product repeats its response': async (session) => {
      const id = await session.createProduct();
      const sent = { params: { id }, body: undefined, idempotencyKey: crypto.randomUUID() };
      await session.client.call(calls.deleteProduct, sent);
      await session.client.call(calls.deleteProduct, sent);
    },
  },
  { capability: IDEMPOTENCY_KEY_CAPABILITY },
);
