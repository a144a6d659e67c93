import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether there is nothing more to wait for: a paused fetch waits for a network that is not there, and a new one after a
 * failure begins again with a skeleton.
 */
export const hasFailed = ({ error, fetchStatus }: Pick<UseQueryResult, 'error' | 'fetchStatus'>): boolean =>
  fetchStatus === 'paused' || (error !== null && fetchStatus === 'idle');
