import { hashKey, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import { useFreshness } from '../live/useLive.ts';
import { getCountPage } from '../queries/countPage.ts';
import type { ListQueries } from '../queries/listQueries.ts';
import { useCapability } from '../session/useSession.ts';

/** Bounds the number of requests while others change many rows. */
const REFRESH_DELAY_MS = 500;

/**
 * Loads the page that counts the tasks of a list, or the rows with these filters. Unlike a shown page, it reloads by
 * itself when others change the list, because no row can move under the pointer. With a backend without paged calls, it
 * is disabled until another part of the page has loaded all rows.
 */
export function useCountPage<Row extends { _id: string }>(
  queries: ListQueries<Row>,
  filters?: Readonly<Record<string, string>>,
) {
  const isPaged = useCapability(PAGED_LISTS_CAPABILITY) === 'offered';
  const hasAllRows = useQuery({ ...queries.all, enabled: false }).data !== undefined;
  const canCount = isPaged || hasAllRows;
  const options = getCountPage(queries, filters);
  const query = useQuery({ ...options, enabled: canCount });
  const isOutdated = useFreshness(hashKey(options.queryKey), queries.list).status !== 'current';
  const { isFetching, isError, refetch } = query;
  // After a failure, the query waits until the window gets focus again.
  const needsRefresh = canCount && isOutdated && !isFetching && !isError;
  useEffect(() => {
    if (!needsRefresh) return;
    // The sidebar and the dashboard may both request the same page.
    const timer = setTimeout(() => void refetch({ cancelRefetch: false }), REFRESH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [needsRefresh, refetch]);
  return query;
}
