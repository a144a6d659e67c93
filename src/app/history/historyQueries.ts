import { queryOptions } from '@tanstack/react-query';
import {
  getHistoryPage,
  getProductVersion,
  type HistoryEntry,
  historyListRules,
  type Person,
} from '#contract/history/history.ts';
import { HISTORY_CAPABILITY } from '#contract/history/historySource.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { RowPage } from '#contract/lists/pageCall.ts';
import { send } from '../api/send.ts';
import { createPageQueries } from '../queries/listQueries.ts';

/** `people`: everyone with entries, by name. `keptDays`: how long the entries of products are kept, if known. */
export type HistoryPage = RowPage<HistoryEntry> & {
  // Optional, so that the page can be read like that of any list.
  people?: readonly Person[] | undefined;
  keptDays?: number | undefined;
};

/** Covers a prefetched page. Older ones are loaded again whenever a screen opens, because every write adds an entry. */
const STALE_MS = 2000;

const pageQueries = createPageQueries<HistoryEntry, HistoryPage>({
  list: 'history',
  rules: historyListRules,
  capability: HISTORY_CAPABILITY,
  async fetchPage(query, signal) {
    const { entries, ...page } = await send(getHistoryPage, { params: {}, body: undefined, query }, signal);
    return { ...page, rows: entries };
  },
});

/** Only for backends that announce `HISTORY_CAPABILITY`. */
export const historyQueries = {
  ...pageQueries,
  page: (criteria: ListCriteria) => queryOptions({ ...pageQueries.page(criteria), staleTime: STALE_MS }),
  /** The version that an entry replaced. It never changes. */
  version: (entryId: string) =>
    queryOptions({
      queryKey: [...pageQueries.key, 'version', entryId],
      queryFn: ({ signal }) => send(getProductVersion, { params: { entryId }, body: undefined }, signal),
      select: ({ product }) => product,
      staleTime: Infinity,
    }),
};
