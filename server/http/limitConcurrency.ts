import pLimit from 'p-limit';
import { HttpError } from './httpError.ts';

type Limits = { running: number; queued: number };
export type RunLimited = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs some work at a time. It turns callers away when the queue is full, rather than let everything else wait for them. */
export function limitConcurrency({ running, queued }: Limits): RunLimited {
  const limit = pLimit(running);
  return async (work) => {
    if (limit.pendingCount >= queued)
      throw new HttpError(429, ({ serverCopy }) => serverCopy.busy, { 'Retry-After': '1' });
    return limit(work);
  };
}
