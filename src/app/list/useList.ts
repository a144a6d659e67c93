import type { ListDefinition } from '#features/list/listDefinition.ts';
import { useLiveList, useRefreshWhenEmpty } from '../live/useLiveList.ts';
import type { ListQueries } from '../queries/listQueries.ts';
import { useListCriteria } from './useListCriteria.ts';
import { useListPage } from './useListPage.ts';
import { useListViews } from './views/useListViews.tsx';

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
