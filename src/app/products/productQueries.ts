import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Body } from '#contract/call.ts';
import type { Product } from '#contract/products/product.ts';
import {
  deleteProduct,
  getAllProducts,
  getProduct,
  getProductPage,
  editProduct,
  createProduct,
} from '#contract/products/productCalls.ts';
import { productListRules } from '#contract/products/productListRules.ts';
import type { EditableFields } from '#features/products/quickEdit/quickEditModel.ts';
import { hasStatus } from '../api/failure.ts';
import { getListRevision, setListRevision } from '../api/listRevisions.ts';
import { send } from '../api/send.ts';
import { sendWithProgress, type UploadOptions } from '../api/upload.ts';
import { createSourceIfAccepted } from '../queries/changeSource.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import { createKeyIfAccepted, createFormKeys } from '../queries/idempotencyKey.ts';
import { createListQueries } from '../queries/listQueries.ts';

const listQueries = createListQueries<Product>({
  list: 'products',
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

/** Loads a product without caching it, because an import may need thousands. Undefined if it doesn't exist. */
export async function fetchProduct(productId: string, signal: AbortSignal): Promise<Product | undefined> {
  try {
    return (await send(getProduct, { params: { productId }, body: undefined }, signal)).product;
  } catch (error) {
    if (hasStatus(error, 404)) return undefined;
    throw error;
  }
}

/** Deletes a product and waits for the page without it. */
export function useDeleteProduct() {
  const client = useQueryClient();
  return useMutation({
    meta: { writes: 'products' },
    mutationFn: (id: string) =>
      send(deleteProduct, { params: { id }, body: undefined, idempotencyKey: createKeyIfAccepted(client) }),
    onSuccess: async (_, id) => {
      client.removeQueries({ queryKey: productQueries.one(id).queryKey });
      void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
      await productQueries.removeRows(client, new Set([id]));
    },
    onError: (error) => {
      // Someone else has deleted the product, so its row is removed.
      if (hasStatus(error, 404)) void productQueries.invalidate(client);
    },
  });
}

export type ListedFields = EditableFields & Pick<Product, 'discountPercentage'>;

/** Updates a product's values in the cached rows. */
export const patchCachedRow = (client: QueryClient, id: string, fields: ListedFields): Promise<void> =>
  productQueries.updateRows(client, (one) => (one._id === id ? { ...one, ...fields } : one));

type SaveVariables<B> = UploadOptions & { body: B };

/** Creates a product and reloads the list and the totals. */
export function useCreateProduct() {
  const client = useQueryClient();
  const [getFormKey] = useState(createFormKeys);
  return useMutation({
    meta: { writes: 'products' },
    mutationFn: ({ body, ...options }: SaveVariables<Body<typeof createProduct>>) =>
      sendWithProgress(
        createProduct,
        {
          params: {},
          body,
          idempotencyKey: getFormKey(client, body),
          source: createSourceIfAccepted(client, 'form'),
        },
        options,
      ),
    onSuccess: () => invalidateLists(client),
  });
}

/** Saves a product and reloads the list and the totals. */
export function useEditProduct(productId: string) {
  const client = useQueryClient();
  const [getFormKey] = useState(createFormKeys);
  return useMutation({
    meta: { writes: 'products' },
    mutationFn: ({ body, ...options }: SaveVariables<Body<typeof editProduct>>) =>
      sendWithProgress(
        editProduct,
        {
          params: { productId },
          body,
          idempotencyKey: getFormKey(client, body),
          source: createSourceIfAccepted(client, 'form'),
        },
        options,
      ),
    onSuccess: () => {
      client.removeQueries({ queryKey: productQueries.one(productId).queryKey });
      invalidateLists(client);
    },
  });
}

function invalidateLists(client: QueryClient) {
  void productQueries.invalidate(client);
  void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
}
