import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteProduct, getAllProducts, getProduct } from '#contract/products/productCalls.ts';
import { isRefusedWith } from '../api/failure.ts';
import { send } from '../api/send.ts';
import { updateCachedQuery } from './updateCachedQuery.ts';
import { dashboardQueries } from './dashboard.ts';

/** Made once: what is the same as before need not be selected anew. */
const allProducts = queryOptions({
  queryKey: ['products'],
  meta: { path: getAllProducts.path, list: 'products' },
  queryFn: ({ signal }) => send(getAllProducts, { params: {}, body: undefined }, signal),
  select: (data) => data.products,
  // A new list is new: comparing 100,000 rows with the old ones would take longer than drawing ten of them.
  structuralSharing: false,
});

export const productQueries = {
  all: () => allProducts,
  one: (productId: string) =>
    queryOptions({
      queryKey: ['product', productId],
      queryFn: ({ signal }) => send(getProduct, { params: { productId }, body: undefined }, signal),
      select: (data) => data.product,
    }),
};

/** Deletes a product; its row is gone at once, and the totals are asked for again. */
export function useDeleteProduct() {
  const client = useQueryClient();
  return useMutation({
    meta: { list: 'products' },
    mutationFn: (id: string) => send(deleteProduct, { params: { id }, body: undefined }),
    onSuccess: async (_, id) => {
      await updateCachedQuery(client, productQueries.all().queryKey, ({ products }) => ({
        products: products.filter((one) => one._id !== id),
      }));
      client.removeQueries({ queryKey: productQueries.one(id).queryKey });
      void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
    },
    onError: (error) => {
      // Somebody else may have deleted it: then its row must not stay, to be tried again in vain.
      if (isRefusedWith(404, error))
        void client.invalidateQueries({ queryKey: productQueries.all().queryKey });
    },
  });
}
