import { QueryClient } from '@tanstack/react-query';
import { getApiFailure, isRefusedWith } from '../api/failure.ts';

/** Retries once, and only if no response came. */
const retry = (failures: number, error: unknown) =>
  failures < 1 && getApiFailure(error)?.kind === 'unreachable';

/** Longer than a page takes to render after its loader, and shorter than a visit to another page. */
const FRESH_FAILURE_MS = 2_000;

/** Data younger than this is not loaded again. */
export const STALE_MS = 30_000;

export const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        staleTime: STALE_MS,
        refetchOnWindowFocus: true,
        // A page doesn't repeat what its loader has just failed to load, unless the session has ended: now the administrator
        // can be asked to sign in again.
        retryOnMount: ({ state }) =>
          Date.now() - state.errorUpdatedAt > FRESH_FAILURE_MS || isRefusedWith(401, state.error),
      },
      // Offline, a change fails at once instead of waiting behind a busy button.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
