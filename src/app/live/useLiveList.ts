import { hashKey, type QueryKey, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListFreshness } from '#features/list/listDefinition.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import { useFreshness } from './LiveContext.ts';
import type { LiveList } from './followCache.ts';

type LiveListKeys = {
  /** Of the query whose rows are shown. */
  shown: QueryKey;
  /** What the keys of all queries of the list begin with. */
  all: QueryKey;
};

/** Whether a list has changed since its rows were asked for, and how its rows are asked for again. */
export function useLiveList(list: LiveList, keys: LiveListKeys) {
  const client = useQueryClient();
  const known = useFreshness(hashKey(keys.shown), list);
  const isFetching = useIsFetching({ queryKey: keys.shown, exact: true }) > 0;
  const freshness: ListFreshness = known !== 'current' && isFetching ? 'refreshing' : known;
  return {
    freshness,
    refresh: useEventCallback(() => {
      void client.invalidateQueries({ queryKey: keys.all });
      void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
    }),
  };
}

/** Shows what has come to an empty list without being asked: there is no row that could move. */
export function useRefreshWhenEmpty(
  rowCount: number | undefined,
  { freshness, refresh }: { freshness: ListFreshness; refresh: () => void },
): void {
  // Also while it is asked for: else a failure would be followed by the next attempt at once.
  const isDue = rowCount === 0 && freshness !== 'current';
  useEffect(() => {
    if (isDue) refresh();
  }, [isDue, refresh]);
}
