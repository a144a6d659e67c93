import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Data, Query } from '#contract/call.ts';
import { rowExtensions } from '#contract/rowExtensions.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { deleteProduct, getAllProducts, getProduct } from '#contract/products/productCalls.ts';
import type { ListedProduct } from '#contract/products/listedProduct.ts';
import type { RowPage } from '#features/list/rowPage.ts';
import { productListParams } from '#features/products/inventory/productListParams.ts';
import { buildRequest } from '../api/buildRequest.ts';
import { isRefusedWith } from '../api/failure.ts';
import { send } from '../api/send.ts';
import { updateCachedQuery } from './updateCachedQuery.ts';
import { dashboardQueries } from './dashboard.ts';
import { createKeyFor } from './idempotencyKey.ts';
import { createFirstQuery } from './firstQuery.ts';
import { fetchPage, toPageQuery } from './rowPages.ts';

/** Made once: what is the same as before need not be selected anew. */
const allProducts = queryOptions({
  queryKey: ['products'],
  meta: { path: getAllProducts.path, list: 'products' },
  queryFn: ({ signal }) => send(getAllProducts, { params: {}, body: undefined }, signal),
  select: (data) => data.products,
  // A new list is new: comparing 100,000 rows with the old ones would take longer than drawing ten of them.
  structuralSharing: false,
});

const { getProductPage } = rowExtensions;
export const productPagesKey = [...allProducts.queryKey, 'page'] as const;

/** Read before it is cached, and not by `select`, which may make another object with each rendering. */
const toPage = ({ products, ...page }: Data<typeof getProductPage>): RowPage<ListedProduct> => ({
  ...page,
  rows: products,
});

/** One page of the products. Below the key of all, so that one line asks for both again. */
function productPage(criteria: ListCriteria) {
  // The address names no sort but the list's own.
  const query = toPageQuery(criteria) as Query<typeof getProductPage>;
  const inputAt = (cursor: string | undefined) => ({
    params: {},
    body: undefined,
    query: { ...query, cursor },
  });
  const keyOf = (page: number) => [...productPagesKey, { ...query, page }] as const;
  return queryOptions({
    queryKey: keyOf(criteria.page),
    meta: { path: buildRequest(getProductPage, inputAt(undefined)).url, list: 'products' },
    queryFn: ({ client, signal }) =>
      fetchPage({
        client,
        keyOf,
        page: criteria.page,
        send: async (cursor) => toPage(await send(getProductPage, inputAt(cursor), signal)),
      }),
    structuralSharing: false,
  });
}

export const productQueries = {
  all: () => allProducts,
  page: productPage,
  /** What a page with the list asks for first. */
  first: createFirstQuery(productListParams, { all: () => allProducts, page: productPage }),
  one: (productId: string) => {
    const input = { params: { productId }, body: undefined };
    return queryOptions({
      queryKey: ['product', productId],
      meta: { path: buildRequest(getProduct, input).url },
      queryFn: ({ signal }) => send(getProduct, input, signal),
      select: (data) => data.product,
    });
  },
};

/** Deletes a product; its row is gone at once, or once its page has come again, and the totals are asked for again. */
export function useDeleteProduct() {
  const client = useQueryClient();
  return useMutation({
    meta: { list: 'products' },
    mutationFn: (id: string) =>
      send(deleteProduct, { params: { id }, body: undefined, idempotencyKey: createKeyFor(client) }),
    onSuccess: async (_, id) => {
      await updateCachedQuery(client, productQueries.all().queryKey, ({ products }) => ({
        products: products.filter((one) => one._id !== id),
      }));
      client.removeQueries({ queryKey: productQueries.one(id).queryKey });
      void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
      await client.invalidateQueries({ queryKey: productPagesKey });
    },
    onError: (error) => {
      // Somebody else may have deleted it: then its row must not stay, to be tried again in vain.
      if (isRefusedWith(404, error))
        void client.invalidateQueries({ queryKey: productQueries.all().queryKey });
    },
  });
}
