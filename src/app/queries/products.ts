import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  deleteProduct,
  getAllProducts,
  getProduct,
  getProductPage,
} from '#contract/products/productCalls.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import type { Product } from '#contract/products/product.ts';
import { isRefusedWith } from '../api/failure.ts';
import { getListRevision, setListRevision } from '../api/listRevisions.ts';
import { send } from '../api/send.ts';
import { dashboardQueries } from './dashboard.ts';
import { createKeyFor } from './idempotencyKey.ts';
import { createListQueries } from './listQueries.ts';

const listQueries = createListQueries<Product>({
  name: 'products',
  rules: productListRules,
  async fetchPage(query, signal) {
    const { products, ...page } = await send(getProductPage, { params: {}, body: undefined, query }, signal);
    return { ...page, rows: products };
  },
  async fetchAll(signal) {
    const data = await send(getAllProducts, { params: {}, body: undefined }, signal);
    setListRevision(data.products, getListRevision(data));
    return data.products;
  },
});

export const productQueries = {
  ...listQueries,
  one: (productId: string) =>
    queryOptions({
      queryKey: ['product', productId],
      queryFn: ({ signal }) => send(getProduct, { params: { productId }, body: undefined }, signal),
      select: (data) => data.product,
    }),
};

/** Deletes a product, and waits for the page without it. */
export function useDeleteProduct() {
  const client = useQueryClient();
  return useMutation({
    meta: { list: 'products' },
    mutationFn: (id: string) =>
      send(deleteProduct, { params: { id }, body: undefined, idempotencyKey: createKeyFor(client) }),
    onSuccess: async (_, id) => {
      client.removeQueries({ queryKey: productQueries.one(id).queryKey });
      void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
      await productQueries.removeRows(client, new Set([id]));
    },
    onError: (error) => {
      // Somebody else has deleted it: its row must not stay.
      if (isRefusedWith(404, error)) void client.invalidateQueries({ queryKey: productQueries.key });
    },
  });
}
