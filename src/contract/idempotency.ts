/**
 * The header that names one request, however often it arrives (draft-ietf-httpapi-idempotency-key-header). Its value is a
 * structured string, in quotes.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

/** The capability of a backend that carries out a call with an idempotency key once and repeats its answer. */
export const IDEMPOTENCY_KEYS = 'product.idempotency-key';

/** How long a key is honoured. */
export const IDEMPOTENCY_KEY_LIFETIME_MS = 24 * 3_600_000;

export const IDEMPOTENCY_KEY_MAX = 100;

export const formatIdempotencyKey = (key: string): string => `"${key}"`;

/** Reads the header's value, with or without quotes. Returns undefined where it is no key. */
export function parseIdempotencyKey(value: string): string | undefined {
  const key = /^"(.*)"$/.exec(value)?.[1] ?? value;
  return /^[!#-~]+$/.test(key) && key.length <= IDEMPOTENCY_KEY_MAX ? key : undefined;
}
