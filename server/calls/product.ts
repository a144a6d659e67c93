import { toListCriteria } from '#contract/lists/pageCall.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import { addThumbnailUrls } from '../images/imageStore.ts';
import type { Handlers } from '../http/handler.ts';
import { answerOnce } from '../http/idempotency.ts';
import { addProduct, removeProduct, updateProduct } from '../products/saveProduct.ts';
import { HttpError } from '../http/httpError.ts';

// Unknown ids are 404, whatever their format.

export const productCalls = {
  getAllProducts: {
    access: 'admins',
    cachedList: 'products',
    async *getBatches({ store, images }) {
      for await (const products of store.products.batches()) {
        yield { products: products.map((one) => addThumbnailUrls(one, images)) };
      }
    },
  },

  getProductPage: {
    access: 'admins',
    handle: async ({ query, revisions }, { store, images }) => {
      const { rows, ...page } = await store.products.page(toListCriteria(productListRules, query));
      const products = rows.map((one) => addThumbnailUrls(one, images));
      return { products, ...page, revision: revisions.products };
    },
  },

  getProduct: {
    access: 'admins',
    handle: async ({ params }, { store, images }) => {
      const product = await store.products.find(params.productId);
      if (!product) throw new HttpError(404, (t) => t.errors.productNotFound);
      return { product: addThumbnailUrls(product, images) };
    },
  },

  createProduct: {
    access: 'admins',
    handle: ({ body, keyed }, deps) =>
      answerOnce(keyed, deps, async () => {
        const productId = await addProduct(body, keyed, deps);
        deps.log.info({ product: productId }, 'product created');
        return { productId };
      }),
  },

  editProduct: {
    access: 'admins',
    handle: ({ params, body, keyed }, deps) =>
      answerOnce(keyed, deps, async () => {
        const productId = await updateProduct(params.productId, body, keyed, deps);
        deps.log.info({ product: productId }, 'product edited');
        return { productId };
      }),
  },

  deleteProduct: {
    access: 'admins',
    handle: ({ params, keyed }, deps) =>
      answerOnce(keyed, deps, async () => {
        await removeProduct(params.id, keyed, deps);
        deps.log.info({ product: params.id }, 'product deleted');
        return {};
      }),
  },
} satisfies Partial<Handlers>;
