import { announceThumbnails } from '../images/announceThumbnails.ts';
import type { Handlers } from '../handler.ts';
import { createProduct, deleteProduct, editProduct } from '../products/saveProduct.ts';
import { Refusal } from '../refusal.ts';
import { serverCopy } from '../serverCopy.ts';

// Any id that names no product is 404, however it is spelled: ids are the store's own and mean nothing here.

export const productCalls = {
  getAllProducts: {
    access: 'admins',
    prepared: 'products',
    answer: async (_, { store, images }) => ({
      products: (await store.products.all()).map((one) => announceThumbnails(one, images)),
    }),
  },

  getProduct: {
    access: 'admins',
    answer: async ({ params }, { store, images }) => {
      const product = await store.products.find(params.productId);
      if (!product) throw new Refusal(404, serverCopy.productNotFound);
      return { product: announceThumbnails(product, images) };
    },
  },

  createProduct: {
    access: 'admins',
    answer: async ({ body }, deps) => {
      const productId = await createProduct(body, deps);
      deps.log.info({ product: productId }, 'product created');
      return { productId };
    },
  },

  editProduct: {
    access: 'admins',
    answer: async ({ params, body }, deps) => {
      const productId = await editProduct(params.productId, body, deps);
      deps.log.info({ product: productId }, 'product edited');
      return { productId };
    },
  },

  deleteProduct: {
    access: 'admins',
    answer: async ({ params }, deps) => {
      await deleteProduct(params.id, deps);
      deps.log.info({ product: params.id }, 'product deleted');
      return {};
    },
  },
} satisfies Partial<Handlers>;
