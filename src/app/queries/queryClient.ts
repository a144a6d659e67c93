import { QueryClient } from '@tanstack/react-query';
import { getApiFailure } from '../api/failure.ts';

/** An answer is final, even a bad one; only silence is worth another try. */
const retry = (failures: number, error: unknown) =>
  failures < 1 && getApiFailure(error)?.kind === 'unreachable';

/** Longer than a page takes to be drawn after its queries were asked; shorter than anybody takes to leave it and come back. */
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
        // What was asked for before its page was drawn, and could not be had, is not asked for again by the page.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > FRESH_FAILURE_MS,
      },
      // Without a network a change fails at once, rather than waiting for one behind a button that can't be left.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
