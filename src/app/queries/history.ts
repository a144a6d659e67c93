import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Body } from '#contract/call.ts';
import { getHistoryPage, getProductVersion, historyListRules } from '#contract/history/history.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { editProduct } from '#contract/products/productCalls.ts';
import { send } from '../api/send.ts';
import { dashboardQueries } from './dashboard.ts';
import { createFormKeys } from './idempotencyKey.ts';
import { toPageParams } from './listQueries.ts';
import { productQueries } from './products.ts';

/** Entries on a page of the history beside a product: the fewest that a page may have. */
const PAGE_SIZE = Math.min(...historyListRules.pageSizes);

const fetchPage = (criteria: ListCriteria, signal: AbortSignal) =>
  send(getHistoryPage, { params: {}, body: undefined, query: toPageParams(criteria) }, signal);

export const historyQueries = {
  key: ['history'] as const,
  /** One page of entries, loaded whenever a screen opens, because every write adds one. */
  page: (criteria: ListCriteria) =>
    queryOptions({
      queryKey: ['history', 'page', toPageParams(criteria)],
      queryFn: ({ signal }) => fetchPage(criteria, signal),
      staleTime: 0,
      structuralSharing: false,
    }),
  /** The entries of one product or order, page by page. */
  ofSubject: (subject: string) =>
    infiniteQueryOptions({
      queryKey: ['history', 'subject', subject],
      queryFn: ({ pageParam: page, signal }) =>
        fetchPage({ search: '', filters: { subject }, page, pageSize: PAGE_SIZE }, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, matches: { count, precision } }) =>
        precision === 'exact' && page * PAGE_SIZE >= count ? undefined : page + 1,
      staleTime: 0,
    }),
  /** The version that an entry replaced. It never changes. */
  version: (entryId: string) =>
    queryOptions({
      queryKey: ['history', 'version', entryId],
      queryFn: ({ signal }) => send(getProductVersion, { params: { entryId }, body: undefined }, signal),
      select: ({ product }) => product,
      staleTime: Infinity,
    }),
};

/** Restores a version of a product with the edit call, and waits for the product and its history. */
export function useRestoreVersion(productId: string) {
  const client = useQueryClient();
  const [getFormKey] = useState(createFormKeys);
  return useMutation({
    meta: { list: 'products' },
    mutationFn: (body: Body<typeof editProduct>) =>
      send(editProduct, { params: { productId }, body, idempotencyKey: getFormKey(client, body) }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: productQueries.key });
      void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
      await Promise.all([
        client.invalidateQueries({ queryKey: productQueries.one(productId).queryKey }),
        client.invalidateQueries({ queryKey: historyQueries.key }),
      ]);
    },
  });
}
