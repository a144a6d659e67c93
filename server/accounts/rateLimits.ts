import type { Deps } from '../base/deps.ts';
import { HttpError, type Message } from '../base/httpError.ts';

export type RateLimit = { limit: number; windowMs: number };

type RateLimitDeps = Pick<Deps, 'db' | 'clock'>;

/** Counts one attempt. Returns the seconds to wait if the limit is exceeded. */
export async function consumeRateLimit(
  key: string,
  { limit, windowMs }: RateLimit,
  { db, clock }: RateLimitDeps,
): Promise<number | undefined> {
  const now = clock();
  await db.attempts.removeStale(now);
  const { attempts, resetsAt } = await db.attempts.count(key, now, windowMs);
  return attempts > limit ? Math.max(1, Math.ceil((resetsAt - now) / 1000)) : undefined;
}

/** Counts one attempt. Throws a 429 with the message if the limit is exceeded. */
export async function enforceRateLimit(
  key: string,
  rate: RateLimit,
  message: Message,
  deps: RateLimitDeps,
): Promise<void> {
  const seconds = await consumeRateLimit(key, rate, deps);
  if (seconds !== undefined) throw new HttpError(429, message, { 'Retry-After': String(seconds) });
}

/** Guesses that a code by email allows. */
export const MAX_GUESSES = 5;

type Attempt = { ip: string; email: string };

const SIGN_IN_WINDOW_MS = 15 * 60_000;
/** Failed sign-ins allowed per window and IP address: for one account, and in total. */
export const SIGN_IN_LIMITS = { account: 10, ip: 50 } as const;

const getSignInLimits = ({ ip, email }: Attempt) => [
  { key: `sign-in ${ip} ${email}`, limit: SIGN_IN_LIMITS.account },
  { key: `sign-in ${ip}`, limit: SIGN_IN_LIMITS.ip },
];

/**
 * Counts a sign-in, or another check of a password, before the password is checked, so that parallel guesses count too. The keys include the IP
 * address, so that nobody can lock out an administrator from elsewhere.
 */
export async function limitSignIn(
  attempt: Attempt,
  deps: RateLimitDeps,
  message: Message = (t) => t.errors.tooManySignIns,
): Promise<void> {
  // In sequence: an attempt refused for its account doesn't count against the IP address.
  for (const { key, limit } of getSignInLimits(attempt)) {
    await enforceRateLimit(key, { limit, windowMs: SIGN_IN_WINDOW_MS }, message, deps);
  }
}

/** Undoes the count of a successful sign-in. */
export async function refundSignIn(attempt: Attempt, { db }: RateLimitDeps): Promise<void> {
  await Promise.all(getSignInLimits(attempt).map(({ key }) => db.attempts.refund(key)));
}

/** Sign-ins with a passkey that one visitor may begin. */
export const PASSKEY_SIGN_IN_LIMIT: RateLimit = { limit: 60, windowMs: SIGN_IN_WINDOW_MS };

/** Email addresses that one visitor may check: the responses reveal which of them have an account. */
export const EMAIL_PROBING_LIMIT: RateLimit = { limit: 20, windowMs: 3_600_000 };

/**
 * Counts the different email addresses that a visitor checks. Returns a function that undoes the
 * count, for a visitor who turns out to own the address.
 */
export async function limitEmailProbing(
  { ip, email }: Attempt,
  deps: RateLimitDeps,
): Promise<() => Promise<void>> {
  const addressKey = `email check ${ip} ${email}`;
  const countKey = `email check ${ip}`;
  if ((await deps.db.attempts.getCount(addressKey, deps.clock())) > 0) return async () => undefined;
  await enforceRateLimit(countKey, EMAIL_PROBING_LIMIT, (t) => t.errors.tooManyRequests, deps);
  await deps.db.attempts.count(addressKey, deps.clock(), EMAIL_PROBING_LIMIT.windowMs);
  return () => deps.db.attempts.refund(countKey);
}
