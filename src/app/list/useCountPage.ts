import { hashKey, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFreshness } from '../live/LiveProvider.tsx';
import { getCountPage } from '../queries/countPage.ts';
import type { ListQueries } from '../queries/listQueries.ts';

/** Bounds the number of requests while others change many rows. */
const REFRESH_DELAY_MS = 500;

type CountPageOptions = {
  /** `off` doesn't load the page. @default 'on' */
  loading?: 'on' | 'off';
  /** Filters of the counted rows. By default, the tasks of the list are counted. */
  filters?: Readonly<Record<string, string>>;
};

/**
 * Loads the page that counts rows of a list. Unlike a shown page, it reloads by itself when others change the
 * list, because no row can move under the pointer.
 */
export function useCountPage<Row extends { _id: string }>(
  queries: ListQueries<Row>,
  { loading = 'on', filters }: CountPageOptions = {},
) {
  const options = getCountPage(queries, filters);
  const query = useQuery({ ...options, enabled: loading === 'on' });
  const isOutdated = useFreshness(hashKey(options.queryKey), queries.list) !== 'current';
  const { isFetching, isError, refetch } = query;
  // After a failure, the query waits until the window gets focus again.
  const needsRefresh = loading === 'on' && isOutdated && !isFetching && !isError;
  useEffect(() => {
    if (!needsRefresh) return;
    // The sidebar and the dashboard may both request the same page.
    const timer = setTimeout(() => void refetch({ cancelRefetch: false }), REFRESH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [needsRefresh, refetch]);
  return query;
}
