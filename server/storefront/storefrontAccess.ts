import type { Context } from 'hono';
import { STORE_KEY_PREFIX } from '#contract/storefront/storeKeys.ts';
import { consumeRateLimit } from '../accounts/rateLimits.ts';
import type { Deps } from '../base/deps.ts';
import { HttpError, type Message, refuse } from '../base/httpError.ts';
import type { FoundStoreKey } from '../base/storeKeys.ts';

const MINUTE_MS = 60_000;
/** The time of last use is saved at most this often, so that not every request writes it. */
const USED_INTERVAL_MS = MINUTE_MS;

const createError = (message: Message) => new HttpError(401, message, { 'WWW-Authenticate': 'Bearer' });

/** Returns the key in `Authorization: Bearer …`, or `undefined` if the header is missing or has another form. */
const readKey = ({ req }: Context): string | undefined =>
  /^Bearer ([\w-]{1,100})$/i.exec(req.header('authorization') ?? '')?.[1];

/**
 * Finds the key that the request was sent with, counts the request and records the use. Throws a 401 without a valid key
 * and a 429 above the key's limit.
 */
export async function requireStoreKey(context: Context, deps: Deps): Promise<FoundStoreKey> {
  const { db, digest, clock, log } = deps;
  const secret = readKey(context);
  if (secret === undefined) throw createError((t) => t.errors.storeKeyMissing);
  const found = secret.startsWith(STORE_KEY_PREFIX)
    ? await db.storeKeys.findByDigest(digest(secret))
    : undefined;
  if (!found) {
    const error = createError((t) => t.errors.storeKeyUnknown);
    return refuse(log, { ip: deps.getClientIp(context) }, 'store key refused', error);
  }
  const { id, lastUsedAt = -Infinity } = found.key;
  context.set('storeKey', id);
  const rate = { limit: deps.storeApiLimit ?? Infinity, windowMs: MINUTE_MS };
  // Failures to write are ignored here and below, because reading must work on a full disk.
  const seconds = await consumeRateLimit(`store key ${id}`, rate, deps).catch(() => undefined);
  if (seconds !== undefined)
    throw new HttpError(429, (t) => t.errors.tooManyRequests, { 'Retry-After': String(seconds) });
  const now = clock();
  if (now - lastUsedAt >= USED_INTERVAL_MS) await db.storeKeys.touch(id, now).catch(() => undefined);
  return found;
}
