import { hashKey, type QueryKey, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListFreshness } from '#features/list/listDefinition.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import { useFreshness, useLiveStatus } from './LiveContext.ts';
import type { LiveList } from './followCache.ts';
import { tellsOfChanges } from './liveClient.ts';

/** Whether a list has changed since its rows were asked for, and how its rows are asked for again. */
export function useLiveList(queryKey: QueryKey, list: LiveList) {
  const client = useQueryClient();
  const known = useFreshness(hashKey(queryKey), list);
  const isFetching = useIsFetching({ queryKey, exact: true }) > 0;
  const status = useLiveStatus();
  const freshness: ListFreshness = known !== 'current' && isFetching ? 'refreshing' : known;
  return {
    freshness,
    refresh: useEventCallback(() => {
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
    }),
    // Where the stream tells of changes, no rows move because somebody comes back to the window.
    refetchOnWindowFocus: !tellsOfChanges(status),
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
