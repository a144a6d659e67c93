import type { Deps } from './deps.ts';
import { HttpError } from './httpError.ts';
import type { Message } from './messages.ts';

/** How many times something may happen in a window of time. */
export type RateLimit = { limit: number; windowMs: number };

type Needs = Pick<Deps, 'store' | 'clock'>;

/** Counts one more. Returns the seconds to wait where that exceeds the limit. */
export async function consumeRateLimit(
  key: string,
  { limit, windowMs }: RateLimit,
  { store, clock }: Needs,
): Promise<number | undefined> {
  const now = clock();
  await store.attempts.removeStale(now);
  const { points, resetsAt } = await store.attempts.count(key, now, windowMs);
  return points > limit ? Math.max(1, Math.ceil((resetsAt - now) / 1000)) : undefined;
}

/** Counts one more, and throws a 429 with the message where that exceeds the limit. */
export async function enforceRateLimit(
  key: string,
  rate: RateLimit,
  message: Message,
  deps: Needs,
): Promise<void> {
  const seconds = await consumeRateLimit(key, rate, deps);
  if (seconds !== undefined) throw new HttpError(429, message, { 'Retry-After': String(seconds) });
}
