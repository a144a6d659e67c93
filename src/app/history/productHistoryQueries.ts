import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Body } from '#contract/call.ts';
import { getHistoryPage, historyListRules } from '#contract/history/history.ts';
import { toListParams } from '#contract/lists/listParams.ts';
import { editProduct } from '#contract/products/productCalls.ts';
import { send } from '../api/send.ts';
import { createSourceIfAccepted } from '../queries/changeSource.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import { historyQueries } from './historyQueries.ts';
import { createFormKeys } from '../queries/idempotencyKey.ts';
import { productQueries } from '../products/productQueries.ts';

const PAGE_SIZE = Math.min(...historyListRules.pageSizes);

/** The entries of one product, newest first, page by page. Loaded whenever its page opens, as every write adds one. */
export const productHistoryQuery = (productId: string) =>
  infiniteQueryOptions({
    queryKey: [...historyQueries.key, 'product', productId],
    queryFn({ pageParam: page, signal }) {
      const criteria = { search: '', filters: { subject: productId }, page, pageSize: PAGE_SIZE };
      const query = toListParams(historyListRules, criteria);
      return send(getHistoryPage, { params: {}, body: undefined, query }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, matches: { count, precision } }) =>
      precision === 'exact' && page * PAGE_SIZE >= count ? undefined : page + 1,
    staleTime: 0,
  });

type Restoration = { body: Body<typeof editProduct>; source: 'restore' | 'undo' };

/** Restores a version of a product with the edit call. */
export function useRestoreVersion(productId: string) {
  const client = useQueryClient();
  const [getFormKey] = useState(createFormKeys);
  return useMutation({
    meta: { writes: 'products' },
    mutationFn: ({ body, source }: Restoration) =>
      send(editProduct, {
        params: { productId },
        body,
        idempotencyKey: getFormKey(client, body),
        source: createSourceIfAccepted(client, source),
      }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: productQueries.one(productId).queryKey });
      void productQueries.invalidate(client);
      void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
    },
  });
}
