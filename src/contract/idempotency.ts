/**
 * Header that identifies one request across retries (draft-ietf-httpapi-idempotency-key-header). Its value is a
 * quoted string.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

/** Capability of a backend that runs a request with the same key only once and then repeats the response. */
export const IDEMPOTENCY_KEY_CAPABILITY = 'product.idempotency-key';

/** Responses are kept this long. */
export const IDEMPOTENCY_KEY_LIFETIME_MS = 24 * 3_600_000;

export const MAX_IDEMPOTENCY_KEY_LENGTH = 100;

/** Formats a key as the value of the header. */
export const formatIdempotencyKey = (key: string): string => `"${key}"`;

/** Parses the header's value, with or without quotes. Returns undefined if it is not a valid key. */
export function parseIdempotencyKey(value: string): string | undefined {
  const key = /^"(.*)"$/.exec(value)?.[1] ?? value;
  return /^[!#-~]+$/.test(key) && key.length <= MAX_IDEMPOTENCY_KEY_LENGTH ? key : undefined;
}
