import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Body } from '#contract/call.ts';
import type { Product } from '#contract/products/product.ts';
import { editProduct } from '#contract/products/productCalls.ts';
import type { Figures } from '#features/products/quickEdit/quickEditModel.ts';
import { send } from '../api/send.ts';
import { dashboardQueries } from './dashboard.ts';
import { createFormKeys } from './idempotencyKey.ts';
import { productQueries } from './products.ts';

export type ListedFigures = Figures & Pick<Product, 'discountPercentage'>;

/** Shows a product's new figures in the cached rows. */
export const showFigures = (client: QueryClient, id: string, figures: ListedFigures): Promise<void> =>
  productQueries.updateRows(client, (one) => (one._id === id ? { ...one, ...figures } : one));

type QuickEditVariables = { body: Body<typeof editProduct>; figures: ListedFigures };

/** Changes a figure of a product by the edit call; its row shows it once the answer is there. */
export function useQuickEdit(productId: string) {
  const client = useQueryClient();
  const [createFormKey] = useState(createFormKeys);
  return useMutation({
    meta: { list: 'products' },
    mutationFn: ({ body }: QuickEditVariables) =>
      send(editProduct, { params: { productId }, body, idempotencyKey: createFormKey(client, body) }),
    onSuccess: async (_, { figures }) => {
      client.removeQueries({ queryKey: productQueries.one(productId).queryKey });
      void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
      await showFigures(client, productId, figures);
    },
  });
}
