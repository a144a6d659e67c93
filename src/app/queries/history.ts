import { queryOptions } from '@tanstack/react-query';
import { getHistoryPage, getProductVersion } from '#contract/history/history.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { send } from '../api/send.ts';
import { toPageParams } from './listQueries.ts';

export const historyQueries = {
  key: ['history'] as const,
  /** One page of entries, loaded whenever a screen opens, because every write adds one. */
  page: (criteria: ListCriteria) =>
    queryOptions({
      queryKey: ['history', 'page', toPageParams(criteria)],
      queryFn: ({ signal }) =>
        send(getHistoryPage, { params: {}, body: undefined, query: toPageParams(criteria) }, signal),
      staleTime: 0,
      structuralSharing: false,
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
