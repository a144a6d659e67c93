import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Body } from '#contract/call.ts';
import type { ListedProduct } from '#contract/products/listedProduct.ts';
import { editProduct } from '#contract/products/productCalls.ts';
import type { RowPage } from '#features/list/rowPage.ts';
import type { Figures } from '#features/products/quickEdit/quickEditModel.ts';
import { send } from '../api/send.ts';
import { dashboardQueries } from './dashboard.ts';
import { createFormKeys } from './idempotencyKey.ts';
import { productPagesKey, productQueries } from './products.ts';
import { updateCachedPages, updateCachedQuery } from './updateCachedQuery.ts';

export type ListedFigures = Figures & Pick<ListedProduct, 'discountPercentage'>;

/** Shows in every list that is held what a product's figures are. */
export async function showFigures(client: QueryClient, id: string, figures: ListedFigures) {
  const replace = (rows: readonly ListedProduct[]) =>
    rows.map((one) => (one._id === id ? { ...one, ...figures } : one));
  await updateCachedQuery(client, productQueries.all().queryKey, ({ products }) => ({
    products: replace(products),
  }));
  await updateCachedPages<RowPage<ListedProduct>>(client, productPagesKey, (page) => ({
    ...page,
    rows: replace(page.rows),
  }));
}

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
