import { hashKey, type QueryKey, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ListFreshness, ListState } from '#features/list/listDefinition.ts';
import { dashboardQueries } from '../queries/dashboard.ts';
import type { ListName } from '#contract/lists/listRules.ts';
import { useFreshness } from './LiveContext.ts';

/** Whether a list has changed since its rows were loaded, and how to load it again. */
export function useLiveList({ name, key }: { name: ListName; key: QueryKey }, shownKey: QueryKey) {
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
export function useRefreshWhenEmpty(
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
