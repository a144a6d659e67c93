import { addThumbnailUrls } from '../images/imageStore.ts';
import type { Handlers } from '../http/handler.ts';
import { runOnce } from '../http/runOnce.ts';
import { addProduct, removeProduct, type Sender, updateProduct } from '../products/saveProduct.ts';
import { HttpError } from '../http/httpError.ts';
import type { StoredAdmin } from '../store/store.ts';

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
    async *getBatches({ store, images }) {
      for await (const products of store.products.readBatches()) {
        yield { products: products.map((product) => addThumbnailUrls(product, images)) };
      }
    },
  },

  getProductPage: {
    access: 'admins',
    handle: async ({ query, revisions }, { store, images }) => {
      const { rows, ...page } = await store.products.getPage(query);
      const products = rows.map((product) => addThumbnailUrls(product, images));
      return { products, ...page, revision: revisions.products };
    },
  },

  getProduct: {
    access: 'admins',
    handle: async ({ params }, { store, images }) => {
      const product = await store.products.find(params.productId);
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
