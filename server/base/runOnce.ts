import { IDEMPOTENCY_KEY_LIFETIME_MS } from '#contract/idempotency.ts';
import type { IdempotentRequest } from './database.ts';
import type { Deps } from './deps.ts';
import { HttpError } from './httpError.ts';

async function findResult<T>(request: IdempotentRequest, { db }: Deps): Promise<T | undefined> {
  const stored = await db.idempotency.find(request, request.at - IDEMPOTENCY_KEY_LIFETIME_MS);
  if (stored && stored.fingerprint !== request.fingerprint) {
    throw new HttpError(422, (t) => t.errors.keyReused);
  }
  return stored?.result as T | undefined;
}

/**
 * Runs work once per key, and returns the stored result for repeated requests. The work must store its result
 * together with its changes. Failed work changes nothing and can be retried.
 */
export async function runOnce<T>(
  request: IdempotentRequest | undefined,
  deps: Deps,
  work: () => Promise<T>,
): Promise<T> {
  if (!request) return work();
  const earlier = await findResult<T>(request, deps);
  if (earlier) return earlier;
  try {
    return await work();
  } catch (error) {
    // Another request with the same key may have finished meanwhile.
    const concurrent = await findResult<T>(request, deps);
    if (concurrent) return concurrent;
    throw error;
  }
}
