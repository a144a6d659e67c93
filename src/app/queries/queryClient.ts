import { QueryClient } from '@tanstack/react-query';
import { getApiFailure, isRefusedWith } from '../api/failure.ts';

/** Retries once, and only without a response. */
const retry = (failures: number, error: unknown) =>
  failures < 1 && getApiFailure(error)?.kind === 'unreachable';

/** Longer than a page takes to render after its loader, shorter than a visit to another page. */
const FRESH_FAILURE_MS = 2_000;

export const STALE_MS = 30_000;

export const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        staleTime: STALE_MS,
        refetchOnWindowFocus: true,
        // A page doesn't repeat what its loader has just failed to load, unless the session has ended: now it can
        // ask to sign in.
        retryOnMount: ({ state }) =>
          Date.now() - state.errorUpdatedAt > FRESH_FAILURE_MS || isRefusedWith(401, state.error),
      },
      // Offline, a mutation fails at once instead of keeping its button busy.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
