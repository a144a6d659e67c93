import { hashKey, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, useEffect, useEffectEvent } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { type ListSelection, selectionCells } from '#features/list/SelectionCells.tsx';
import type { ListDefinition, ListFreshness, ListState, RowSource } from '#features/list/listDefinition.ts';
import { createSelection, type SelectableRow } from '#features/list/selection.ts';
import { useFreshness } from '../live/useLive.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import type { PageQueries } from '../queries/listQueries.ts';
import { useCapability } from '../session/useSession.ts';
import { useUpdateInPlace } from './useUpdateInPlace.ts';
import { type ListPageQuery, useListCriteria, useListPage } from './useListPage.ts';
import { useListViews } from './views/useListViews.tsx';
import { useViewCounts } from './views/useViewCounts.ts';

/**
 * Returns whether rows of a list have come, gone or moved since they were loaded, and a function that reloads it. Other
 * changes by others are shown at once.
 */
function useLiveList<Row extends { _id: string }>(
  queries: PageQueries<Row>,
  { shownKey, criteria }: Pick<ListPageQuery<Row>, 'shownKey' | 'criteria'>,
  source: RowSource,
) {
  const client = useQueryClient();
  const storeFreshness = useFreshness(hashKey(shownKey), queries.list);
  const isFetching = useIsFetching({ queryKey: shownKey, exact: true }) > 0;
  // Without paged calls, each change would load all rows.
  const status = storeFreshness.status === 'changed' && source === 'server' ? 'outdated' : 'current';
  const changes = useUpdateInPlace({ queries, criteria, shownKey, status });
  function getFreshness(): ListFreshness {
    if (storeFreshness.status === 'current') return storeFreshness;
    if (status === 'outdated' && changes === 'inPlace') return { status: 'current' };
    return isFetching ? { status: 'refreshing' } : storeFreshness;
  }
  return {
    freshness: getFreshness(),
    refresh() {
      void client.invalidateQueries({ queryKey: queries.key });
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
  const source: RowSource = useCapability(queries.capability) === 'offered' ? 'server' : 'memory';
  const live = useLiveList(queries, pageQuery, source);
  const onRefresh = () => {
    // Reloading a later page wouldn't show the new rows.
    if (live.freshness.status === 'newRows' && criteria.page > 1) onChange({ page: 1 });
    live.refresh();
  };
  useRefreshWhenEmpty(pageQuery.state, live);
  const counts = useViewCounts({
    list,
    queries,
    views: views.saved,
    fixedFilters,
    status: source === 'memory' ? 'off' : 'totalCount' in pageQuery.state ? 'counting' : 'waiting',
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
      source,
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
