import pLimit from 'p-limit';
import { HttpError } from './httpError.ts';

type Limits = { maxRunning: number; maxQueued: number };
type RunLimited = <T>(work: () => Promise<T>) => Promise<T>;

/** Limits how much work runs at once. Throws a 429 when the queue is full. */
export function limitConcurrency({ maxRunning, maxQueued }: Limits): RunLimited {
  const limit = pLimit(maxRunning);
  return async (work) => {
    if (limit.pendingCount >= maxQueued)
      throw new HttpError(429, (t) => t.errors.busy, { 'Retry-After': '1' });
    return limit(work);
  };
}
