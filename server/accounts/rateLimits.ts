import type { Deps } from '../http/deps.ts';
import { HttpError, type Message } from '../http/httpError.ts';

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

type Attempt = { ip: string; email: string };

const SIGN_IN_WINDOW_MS = 15 * 60_000;
/** Failed sign-ins that one IP address may make in a window: on one account, and on all accounts together. */
export const SIGN_IN_LIMITS = { account: 10, address: 50 } as const;

const getSignInLimits = ({ ip, email }: Attempt) => [
  { key: `sign-in ${ip} ${email}`, limit: SIGN_IN_LIMITS.account },
  { key: `sign-in ${ip}`, limit: SIGN_IN_LIMITS.address },
];

/**
 * Counts a sign-in before its password is checked, so that parallel guesses count too. The keys contain the visitor's
 * address, so that nobody can lock an administrator out from elsewhere.
 */
export async function limitSignIn(attempt: Attempt, deps: Needs): Promise<void> {
  // One after the other: an attempt that is refused for its account does not count against the address.
  for (const { key, limit } of getSignInLimits(attempt)) {
    await enforceRateLimit(
      key,
      { limit, windowMs: SIGN_IN_WINDOW_MS },
      ({ serverCopy }) => serverCopy.tooManySignIns,
      deps,
    );
  }
}

/** Takes a sign-in that succeeded back: it was no guess. */
export async function refundSignIn(attempt: Attempt, { store }: Needs): Promise<void> {
  await Promise.all(getSignInLimits(attempt).map(({ key }) => store.attempts.refund(key)));
}

/** How many e-mail addresses one visitor may ask about: the calls tell which of them have an account. */
export const EMAIL_PROBING_LIMIT: RateLimit = { limit: 20, windowMs: 3_600_000 };

/**
 * Counts the different e-mail addresses that a visitor asks about, however often each. Returns the function that takes
 * the count back for a visitor who turns out to own the address. It takes back only what this request counted, so that
 * an account can't pay for asking about others.
 */
export async function limitEmailProbing({ ip, email }: Attempt, deps: Needs): Promise<() => Promise<void>> {
  const knownKey = `asked ${ip} ${email}`;
  const countKey = `asked ${ip}`;
  if ((await deps.store.attempts.getCount(knownKey, deps.clock())) > 0) return async () => undefined;
  await enforceRateLimit(countKey, EMAIL_PROBING_LIMIT, ({ serverCopy }) => serverCopy.tooManyRequests, deps);
  await deps.store.attempts.count(knownKey, deps.clock(), EMAIL_PROBING_LIMIT.windowMs);
  return () => deps.store.attempts.refund(countKey);
}
