import { QueryClient } from '@tanstack/react-query';
import { getApiFailure, hasStatus } from '../api/failure.ts';

/** Retries once if there was no response. */
const retry = (failures: number, error: unknown) =>
  failures < 1 && getApiFailure(error)?.kind === 'unreachable';

/** A page renders within this time after its loader. */
const RECENT_FAILURE_MS = 2_000;

export const STALE_MS = 30_000;

export const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        staleTime: STALE_MS,
        refetchOnWindowFocus: true,
        // A query that has just failed in the page's loader isn't repeated when the page mounts. After a 401 it is,
        // because only a mounted page can open the sign-in dialog.
        retryOnMount: ({ state }) =>
          Date.now() - state.errorUpdatedAt > RECENT_FAILURE_MS || hasStatus(state.error, 401),
      },
      // Offline, a mutation fails at once instead of keeping its button busy.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
