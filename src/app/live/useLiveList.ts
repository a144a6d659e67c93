import { hashKey, type QueryKey, useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { ListFreshness } from '#features/list/listDefinition.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import { useFreshness, useLiveStatus } from './LiveContext.ts';
import type { LiveList } from './followCache.ts';

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
    refetchOnWindowFocus: status === 'off' || status === 'failing',
  };
}
