import { QueryClient } from '@tanstack/react-query';
import { getApiFailure } from '../api/failure.ts';

/** An answer is final, even a bad one; only silence is worth another try. */
const retry = (failures: number, error: unknown) =>
  failures < 1 && getApiFailure(error)?.kind === 'unreachable';

export const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry, staleTime: 30_000, refetchOnWindowFocus: true },
      // Without a network a change fails at once, rather than waiting for one behind a button that can't be left.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
