import { addThumbnailUrls } from '../base/imageStore.ts';
import type { Handlers } from '../base/handler.ts';
import { runOnce } from '../base/runOnce.ts';
import { addProduct, removeProduct, type Sender, updateProduct } from './saveProduct.ts';
import { HttpError } from '../base/httpError.ts';
import type { StoredAdmin } from '../base/database.ts';

const toSender = ({
  admin,
  source,
  idempotentRequest,
}: Pick<Sender, 'source' | 'idempotentRequest'> & { admin: StoredAdmin }): Sender => ({
  adminId: admin.id,
  source,
  idempotentRequest,
});

export const productHandlers = {
  getAllProducts: {
    access: 'admins',
    cachedList: 'products',
    async *getBatches({ db, images }) {
      for await (const products of db.products.readBatches()) {
        yield { products: products.map((product) => addThumbnailUrls(product, images)) };
      }
    },
  },

  getProductPage: {
    access: 'admins',
    handle: async ({ query, revisions }, { db, images }) => {
      const { rows, ...page } = await db.products.getPage(query);
      const products = rows.map((product) => addThumbnailUrls(product, images));
      return { products, ...page, revision: revisions.products };
    },
  },

  getProduct: {
    access: 'admins',
    handle: async ({ params }, { db, images }) => {
      const product = await db.products.find(params.productId);
      // Malformed ids get a 404 too.
      if (!product) throw new HttpError(404, (t) => t.errors.productNotFound);
      return { product: addThumbnailUrls(product, images) };
    },
  },

  createProduct: {
    access: 'admins',
    handle: ({ body, ...input }, deps) =>
      runOnce(input.idempotentRequest, deps, async () => {
        const productId = await addProduct(body, toSender(input), deps);
        deps.log.info({ product: productId }, 'product created');
        return { productId };
      }),
  },

  editProduct: {
    access: 'admins',
    handle: ({ params, body, ...input }, deps) =>
      runOnce(input.idempotentRequest, deps, async () => {
        const productId = await updateProduct(params.productId, body, toSender(input), deps);
        deps.log.info({ product: productId }, 'product edited');
        return { productId };
      }),
  },

  deleteProduct: {
    access: 'admins',
    handle: ({ params, ...input }, deps) =>
      runOnce(input.idempotentRequest, deps, async () => {
        await removeProduct(params.id, toSender(input), deps);
        deps.log.info({ product: params.id }, 'product deleted');
        return {};
      }),
  },
} satisfies Partial<Handlers>;
