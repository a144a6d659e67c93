import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListCriteria, OptionCounts } from '#contract/lists/listCriteria.ts';
import { isFiltered } from '#contract/lists/listRules.ts';
import type { RowPage } from '#contract/lists/pageCall.ts';
import { useToast } from '#ui/toast/ToastProvider.tsx';
import { TimeZoneContext } from '#features/format/useFormats.ts';
import type { ListDefinition, ListState, OnCriteriaChange } from '#features/list/listDefinition.ts';
import { getFacetCounts, toListState, changeCriteria } from '#features/list/listModel.ts';
import { toInstants, readCriteria, writeCriteria } from '#contract/lists/listParams.ts';
import { logFailure } from '../api/failure.ts';
import { useToday } from '../browser/useToday.ts';
import { useLiveStatus } from '../live/useLive.ts';
import { isLive } from '../live/liveClient.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import type { PageQueries } from '../queries/listQueries.ts';
import { retryAndFocusMain } from '../browser/retryAndFocusMain.ts';

type ListPageOptions<Row extends { _id: string }, Actions> = {
  list: ListDefinition<Row, Actions>;
  /** The criteria of the URL. */
  criteria: ListCriteria;
  fixedFilters?: ListCriteria['filters'] | undefined;
  onChange: OnCriteriaChange;
  queries: PageQueries<Row>;
  getFailureText: (error: unknown) => string;
};

/** The current page of a list with its state and actions. */
export type ListPageQuery<Row extends { _id: string }> = {
  queries: PageQueries<Row>;
  /** Criteria of the URL, with days converted to instants in the store's time zone, and the fixed filters. */
  criteria: ListCriteria;
  /** Whether a search or a filter is set. */
  scope: 'filtered' | 'whole';
  state: ListState<Row>;
  /** Number of rows per filter option in the whole list; undefined until loaded. */
  optionCounts: OptionCounts | undefined;
  /** Number of rows per filter option with the current search and other filters. */
  facetCounts: OptionCounts | undefined;
  /** Key of the query whose rows are shown. */
  shownKey: QueryKey;
  error: Error | null;
  retry: () => void;
  onChange: OnCriteriaChange;
  prefetchPage: (page: number) => void;
};

/** Loads the page for the criteria. The previous page stays while the next one loads, or if it fails. */
export function useListPage<Row extends { _id: string }, Actions>(
  options: ListPageOptions<Row, Actions>,
): ListPageQuery<Row> {
  const { list, queries, fixedFilters, getFailureText } = options;
  const client = useQueryClient();
  const shownCriteria = toInstants(list, options.criteria, {
    timeZone: use(TimeZoneContext),
    today: useToday(),
  });
  const criteria = { ...shownCriteria, filters: { ...shownCriteria.filters, ...fixedFilters } };
  const pageOptions = queries.page(criteria);
  // With live updates, the administrator chooses when to refresh.
  const refetchOnWindowFocus = !isLive(useLiveStatus());
  const query = useQuery({ ...pageOptions, refetchOnWindowFocus });
  const [shown, setShown] = useState<{ page: RowPage<Row>; key: QueryKey }>();
  if (query.data && query.data !== shown?.page) setShown({ page: query.data, key: pageOptions.queryKey });
  const page = query.data ?? shown?.page;

  function getState(): ListState<Row> {
    if (page) return toListState(page, !query.data && query.isFetching ? criteria.page : undefined);
    return isFailedOrOffline(query)
      ? { status: 'failed', text: getFailureText(query.error) }
      : { status: 'loading' };
  }
  return {
    queries,
    criteria,
    scope: isFiltered(list, options.criteria) ? 'filtered' : 'whole',
    state: getState(),
    optionCounts: page?.optionCounts,
    facetCounts: page && getFacetCounts(page),
    shownKey: query.data || !shown ? pageOptions.queryKey : shown.key,
    error: query.error,
    retry: () => retryAndFocusMain(query.refetch),
    onChange(change) {
      // Choosing the failed page again doesn't change the URL, so it is refetched here.
      if (query.isError) void query.refetch();
      options.onChange(change);
    },
    prefetchPage: (nextPage) => void client.prefetchQuery(queries.page({ ...criteria, page: nextPage })),
  };
}

/**
 * Logs each failure once and shows a toast, which closes when the list loads again. A failure without a text is only
 * logged.
 */
export function useFailureToast(error: unknown, getText: (error: unknown) => string | undefined) {
  const { add, close } = useToast();
  const show = useEffectEvent((failure: unknown) => {
    const text = getText(failure);
    if (text !== undefined) add({ tone: 'error', text });
    return text;
  });
  useEffect(() => {
    if (!error) return;
    logFailure(error);
    const shownText = show(error);
    return () => close(({ text }) => text === shownText);
  }, [error, close]);
}

/** Location state of criteria that the administrator has set. Keeps cleared criteria from opening the default view. */
export const USER_CHANGED = { list: 'changed' };

/** Replaces the history entry, so that Back leaves the page instead of undoing each filter. */
export const REPLACE_OPTIONS = { replace: true, preventScrollReset: true, state: USER_CHANGED };

/**
 * Reads the criteria of a list from the URL and writes changes to it. `pendingQuery` is used instead of the URL's
 * query string until the URL has it.
 */
export function useListCriteria<Row, Actions>(list: ListDefinition<Row, Actions>, pendingQuery?: string) {
  const [urlParams, setParams] = useSearchParams();
  const params = pendingQuery === undefined ? urlParams : new URLSearchParams(pendingQuery);
  const criteria = readCriteria(list, params);
  const onChange: OnCriteriaChange = (change) =>
    setParams(writeCriteria(list, params, changeCriteria(list, criteria, change)), REPLACE_OPTIONS);
  return [criteria, onChange] as const;
}
