import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  getHistoryPage,
  getProductVersion,
  type HistoryEntry,
  type Person,
} from '#contract/history/history.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { RowPage } from '#contract/lists/pageCall.ts';
import { send } from '../api/send.ts';
import { toPageParams } from './listQueries.ts';

/** `people`: everyone with entries, by name. `keptDays`: how long the entries of products are kept, if known. */
export type HistoryPage = RowPage<HistoryEntry> & {
  // Optional, so that the page can be read like that of any list.
  people?: readonly Person[] | undefined;
  keptDays?: number | undefined;
};

/** Covers a prefetched page. Older ones are loaded again whenever a screen opens, because every write adds an entry. */
const STALE_MS = 2000;

const key: readonly [string] = ['history'];
const pagesKey: readonly [string, 'page'] = [...key, 'page'];

/** Returns a page without caching it. */
async function readPage(_: QueryClient, criteria: ListCriteria, signal: AbortSignal): Promise<HistoryPage> {
  const query = toPageParams(criteria);
  const { entries, ...page } = await send(getHistoryPage, { params: {}, body: undefined, query }, signal);
  return { ...page, rows: entries, pageSize: criteria.pageSize };
}

/** Only for backends that announce `HISTORY_CAPABILITY`. */
export const historyQueries = {
  list: 'history' as const,
  /** In the names of files and stored views. */
  name: 'activity',
  key,
  /** One page of entries. */
  page: (criteria: ListCriteria) =>
    queryOptions({
      queryKey: [...pagesKey, toPageParams(criteria)] as const,
      meta: { list: 'history' },
      queryFn: ({ client, signal }) => readPage(client, criteria, signal),
      staleTime: STALE_MS,
      structuralSharing: false,
    }),
  readPage,
  /** The version that an entry replaced. It never changes. */
  version: (entryId: string) =>
    queryOptions({
      queryKey: [...key, 'version', entryId],
      queryFn: ({ signal }) => send(getProductVersion, { params: { entryId }, body: undefined }, signal),
      select: ({ product }) => product,
      staleTime: Infinity,
    }),
};
