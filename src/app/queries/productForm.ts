import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Body } from '#contract/call.ts';
import { createProduct, editProduct } from '#contract/products/productCalls.ts';
import { sendWithProgress, type UploadOptions } from '../api/upload.ts';
import { dashboardQueries } from './dashboard.ts';
import { createFormKeys } from './idempotencyKey.ts';
import { productQueries } from './products.ts';

type SaveVariables<B> = UploadOptions & { body: B };

/** Creates a product; the list and the totals are asked for again. */
export function useCreateProduct() {
  const client = useQueryClient();
  const [createFormKey] = useState(createFormKeys);
  return useMutation({
    meta: { list: 'products' },
    mutationFn: ({ body, ...options }: SaveVariables<Body<typeof createProduct>>) =>
      sendWithProgress(
        createProduct,
        { params: {}, body, idempotencyKey: createFormKey(client, body) },
        options,
      ),
    onSuccess: () => invalidateLists(client),
  });
}

/** Changes a product; whoever shows it next asks for it again. */
export function useEditProduct(productId: string) {
  const client = useQueryClient();
  const [createFormKey] = useState(createFormKeys);
  return useMutation({
    meta: { list: 'products' },
    mutationFn: ({ body, ...options }: SaveVariables<Body<typeof editProduct>>) =>
      sendWithProgress(
        editProduct,
        { params: { productId }, body, idempotencyKey: createFormKey(client, body) },
        options,
      ),
    onSuccess: () => {
      client.removeQueries({ queryKey: productQueries.one(productId).queryKey });
      invalidateLists(client);
    },
  });
}

function invalidateLists(client: QueryClient) {
  void client.invalidateQueries({ queryKey: productQueries.key });
  void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
}
