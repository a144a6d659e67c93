import { hashKey, type QueryKey, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, useEffect, useEffectEvent } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListName } from '#contract/lists/lists.ts';
import { type ListSelection, selectionCells } from '#features/list/SelectionCells.tsx';
import type { ListDefinition, ListFreshness, ListState } from '#features/list/listDefinition.ts';
import { createSelection, type SelectableRow } from '#features/list/selection.ts';
import { useFreshness } from '../live/useLive.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import type { PageQueries } from '../queries/listQueries.ts';
import { useCapability } from '../session/useSession.ts';
import { useListCriteria, useListPage } from './useListPage.ts';
import { useListViews } from './views/useListViews.tsx';
import { useViewCounts } from './views/useViewCounts.ts';

/** Returns whether a list has changed since its rows were loaded, and a function that reloads it. */
function useLiveList({ list, key }: { list: ListName; key: QueryKey }, shownKey: QueryKey) {
  const client = useQueryClient();
  const storeFreshness = useFreshness(hashKey(shownKey), list);
  const isFetching = useIsFetching({ queryKey: shownKey, exact: true }) > 0;
  const freshness: ListFreshness =
    storeFreshness.status !== 'current' && isFetching ? { status: 'refreshing' } : storeFreshness;
  return {
    freshness,
    refresh() {
      void client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
    },
  };
}

/** Reloads an empty list when it changes: no row can move under the pointer. */
function useRefreshWhenEmpty(
  state: ListState<unknown>,
  { freshness, refresh }: { freshness: ListFreshness; refresh: () => void },
): void {
  // Stays true while loading, so that a failed refresh isn't repeated at once.
  const isOutdated = 'totalCount' in state && state.totalCount.count === 0 && freshness.status !== 'current';
  const onOutdated = useEffectEvent(refresh);
  useEffect(() => {
    if (isOutdated) onOutdated();
  }, [isOutdated]);
}

type ListOptions<Row extends { _id: string }, Actions> = {
  list: ListDefinition<Row, Actions>;
  queries: PageQueries<Row>;
  /** Rows shown if the URL has no search parameters: those of the default view, or all. */
  opensWith: 'defaultView' | 'allRows';
  /** Filters that always apply. They aren't in the URL, and the list has no controls for them. */
  fixedFilters?: ListCriteria['filters'] | undefined;
  getFailureText: (error: unknown) => string;
};

/** A list with the criteria of the URL, the administrator's layout, its current page and live updates. */
export function useList<Row extends { _id: string }, Actions>(options: ListOptions<Row, Actions>) {
  const { list, queries, opensWith, fixedFilters, getFailureText } = options;
  const views = useListViews({ queries, list, opensWith });
  const [criteria, onChange] = useListCriteria(list, views.pendingQuery);
  const pageQuery = useListPage({ list, criteria, fixedFilters, onChange, queries, getFailureText });
  const live = useLiveList(queries, pageQuery.shownKey);
  const onRefresh = () => {
    // Reloading a later page wouldn't show the new rows.
    if (live.freshness.status === 'newRows' && criteria.page > 1) onChange({ page: 1 });
    live.refresh();
  };
  useRefreshWhenEmpty(pageQuery.state, live);
  const isPaged = useCapability(queries.capability) === 'offered';
  const counts = useViewCounts({
    list,
    queries,
    views: views.saved,
    fixedFilters,
    status: !isPaged ? 'off' : 'totalCount' in pageQuery.state ? 'counting' : 'waiting',
  });
  return {
    list: views.list,
    criteria,
    pageQuery,
    views,
    /** Props of ListTable. */
    tableProps: {
      list: views.list,
      criteria,
      state: pageQuery.state,
      optionCounts: pageQuery.optionCounts,
      facetCounts: pageQuery.facetCounts,
      views: { ...views.getTabs(criteria), counts },
      source: isPaged ? ('server' as const) : ('memory' as const),
      freshness: live.freshness,
      onChange: pageQuery.onChange,
      onRetry: pageQuery.retry,
      onPrefetchPage: pageQuery.prefetchPage,
      onRefresh,
    },
  };
}

/** The selection of a list. It survives paging, searching, filtering and sorting. */
export function useListSelection<Row extends { _id: string }, Messages>(
  toSelectable: (messages: Messages, row: Row) => SelectableRow,
  messages: Messages,
): ListSelection<Row> {
  const [selection] = useState(createSelection);
  // Stable per language, so that memoized rows don't render again.
  return useMemo(
    () => ({ selection, toSelectable: (row) => toSelectable(messages, row), cells: selectionCells }),
    [selection, toSelectable, messages],
  );
}
