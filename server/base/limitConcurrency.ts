import pLimit from 'p-limit';

/** Thrown when too much work waits. The client should try again in a second. */
export class BusyError extends Error {}

type Limits = { maxRunning: number; maxQueued: number };
type RunLimited = <T>(work: () => Promise<T>) => Promise<T>;

/** Limits how much work runs at once. Throws a `BusyError` when the queue is full. */
export function limitConcurrency({ maxRunning, maxQueued }: Limits): RunLimited {
  const limit = pLimit(maxRunning);
  return async (work) => {
    if (limit.pendingCount >= maxQueued) throw new BusyError('too much work is waiting');
    return limit(work);
  };
}
