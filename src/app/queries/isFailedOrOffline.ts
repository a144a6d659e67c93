import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Returns whether a query has failed or is paused because the browser is offline (`error` is null then). False
 * while a failed query is refetched, so that the skeleton shows.
 */
export const isFailedOrOffline = ({
  error,
  fetchStatus,
}: Pick<UseQueryResult, 'error' | 'fetchStatus'>): boolean =>
  fetchStatus === 'paused' || (error !== null && fetchStatus === 'idle');
