import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Returns true if a query failed, or is paused because the browser is offline (`error` is null then). Returns false while a failed
 * query loads again, so that its skeleton is shown.
 */
export const isFailedOrOffline = ({
  error,
  fetchStatus,
}: Pick<UseQueryResult, 'error' | 'fetchStatus'>): boolean =>
  fetchStatus === 'paused' || (error !== null && fetchStatus === 'idle');
