import { hashKey, type QueryKey, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, useEffect, useEffectEvent } from 'react';
import type { ListName } from '#contract/lists/listRules.ts';
import { type ListSelection, selectionCells } from '#features/list/SelectionCells.tsx';
import type { ListDefinition, ListFreshness, ListState } from '#features/list/listDefinition.ts';
import { createSelection, type SelectableRow } from '#features/list/selection.ts';
import { useFreshness } from '../live/LiveProvider.tsx';
import { dashboardQueries } from '../queries/dashboard.ts';
import type { ListQueries } from '../queries/listQueries.ts';
import { useListCriteria, useListPage } from './useListPage.ts';
import { useListViews } from './views/useListViews.tsx';

/** Whether a list has changed since its rows were loaded, and how to load it again. */
function useLiveList({ name, key }: { name: ListName; key: QueryKey }, shownKey: QueryKey) {
  const client = useQueryClient();
  const known = useFreshness(hashKey(shownKey), name);
  const isFetching = useIsFetching({ queryKey: shownKey, exact: true }) > 0;
  const freshness: ListFreshness = known !== 'current' && isFetching ? 'refreshing' : known;
  return {
    freshness,
    refresh() {
      void client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
    },
  };
}

/** Shows new rows of an empty list without being asked: there is no row that could move. */
function useRefreshWhenEmpty(
  state: ListState<unknown>,
  { freshness, refresh }: { freshness: ListFreshness; refresh: () => void },
): void {
  // Also while it is loading: otherwise a failure would start the next attempt at once.
  const isDue = 'totalCount' in state && state.totalCount.count === 0 && freshness !== 'current';
  const onDue = useEffectEvent(refresh);
  useEffect(() => {
    if (isDue) onDue();
  }, [isDue]);
}

type ListOptions<Row extends { _id: string }, Actions> = {
  list: ListDefinition<Row, Actions>;
  queries: ListQueries<Row>;
  /** Whether a URL without a query shows the administrator's default view. */
  entry: 'defaultView' | 'fromUrl';
  failureText: (error: unknown) => string;
};

/** A list as the URL and the administrator's layout ask for it, with its page and its live updates. */
export function useList<Row extends { _id: string }, Actions>(options: ListOptions<Row, Actions>) {
  const { list, queries, entry, failureText } = options;
  const views = useListViews({ name: queries.name, list, entry });
  const [criteria, onChange] = useListCriteria(list, views.pendingQuery);
  const page = useListPage({ list, criteria, onChange, queries, failureText });
  const live = useLiveList(queries, page.shownKey);
  useRefreshWhenEmpty(page.state, live);
  return {
    list: views.list,
    criteria,
    page,
    views,
    /** Props of the table. */
    table: {
      list: views.list,
      criteria,
      state: page.state,
      facetCounts: page.facetCounts,
      freshness: live.freshness,
      onChange: page.onChange,
      onRetry: page.retry,
      onPrefetchPage: page.prefetchPage,
      onRefresh: live.refresh,
    },
  };
}

/** The selection of a list. It lasts over pages, searches, filters and sorts. */
export function useListSelection<Row extends { _id: string }, Messages>(
  toSelectable: (messages: Messages, row: Row) => SelectableRow,
  messages: Messages,
): ListSelection<Row> {
  const [selection] = useState(createSelection);
  // The same object while the language is the same, so that rows keep what they have rendered.
  return useMemo(
    () => ({ selection, toSelectable: (row) => toSelectable(messages, row), cells: selectionCells }),
    [selection, toSelectable, messages],
  );
}
