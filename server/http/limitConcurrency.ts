import pLimit from 'p-limit';
import { HttpError } from './httpError.ts';

type Limits = { running: number; queued: number };
type RunLimited = <T>(work: () => Promise<T>) => Promise<T>;

/** Limits how much work runs at once. Throws a 429 when the queue is full. */
export function limitConcurrency({ running, queued }: Limits): RunLimited {
  const limit = pLimit(running);
  return async (work) => {
    if (limit.pendingCount >= queued) throw new HttpError(429, (t) => t.errors.busy, { 'Retry-After': '1' });
    return limit(work);
  };
}
