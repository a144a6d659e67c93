import type { Deps } from './deps.ts';
import { Refusal } from './refusal.ts';

/** So many times in so many milliseconds. */
export type Rate = { limit: number; window: number };

type Needs = Pick<Deps, 'store' | 'clock'>;

/** Counts one more. The seconds to wait where that is more than the rate allows. */
export async function overRate(
  key: string,
  rate: Rate,
  { store, clock }: Needs,
): Promise<number | undefined> {
  const now = clock();
  await store.attempts.removeStale(now);
  const { points, resetsAt } = await store.attempts.count(key, now, rate.window);
  return points > rate.limit ? Math.max(1, Math.ceil((resetsAt - now) / 1000)) : undefined;
}

/** Counts one more, and refuses with the message where that is more than the rate allows. */
export async function countOrRefuse(key: string, rate: Rate, message: string, deps: Needs): Promise<void> {
  const seconds = await overRate(key, rate, deps);
  if (seconds !== undefined) throw new Refusal(429, message, { 'Retry-After': String(seconds) });
}
