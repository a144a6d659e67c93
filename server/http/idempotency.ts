import type { Context } from 'hono';
import type { Call } from '#contract/call.ts';
import {
  IDEMPOTENCY_KEY_HEADER,
  MAX_IDEMPOTENCY_KEY_LENGTH,
  parseIdempotencyKey,
} from '#contract/idempotency.ts';
import type { IdempotentRequest } from '../base/database.ts';
import type { Deps } from '../base/deps.ts';
import { HttpError } from '../base/httpError.ts';

type Content = { params: unknown; body: unknown };

/** Hashes the content of a request, including its files. */
async function computeFingerprint(
  call: Call,
  { params, body }: Content,
  { digest }: Pick<Deps, 'digest'>,
): Promise<string> {
  const files: Promise<string>[] = [];
  const text = JSON.stringify([call.path, params, body], (_, value: unknown) => {
    if (!(value instanceof File)) return value;
    files.push(value.bytes().then(digest));
    return value.name;
  });
  return digest([text, ...(await Promise.all(files))].join('\n'));
}

/** Throws a 400 if the key is malformed. */
function parseKey(header: string): string {
  const key = parseIdempotencyKey(header);
  if (key !== undefined) return key;
  throw new HttpError(400, (t) =>
    t.errors.wrongParameter(IDEMPOTENCY_KEY_HEADER, t.expected.idempotencyKey(MAX_IDEMPOTENCY_KEY_LENGTH)),
  );
}

/** Reads the idempotency key if the call accepts or requires one. Throws a 400 if the key is malformed, or missing. */
export async function readIdempotentRequest(
  call: Call,
  context: Context,
  { adminId, ...content }: Content & { adminId: string },
  deps: Deps,
): Promise<IdempotentRequest | undefined> {
  if (call.requiresIdempotencyKey) {
    const required = await readRequiredKey(call, context, content, deps);
    return required && { adminId, ...required, at: deps.clock() };
  }
  const header = call.acceptsIdempotencyKey && context.req.header(IDEMPOTENCY_KEY_HEADER);
  if (header === undefined) return undefined;
  const key = parseKey(header);
  return { adminId, key, fingerprint: await computeFingerprint(call, content, deps), at: deps.clock() };
}

/** Reads the idempotency key if the call requires one. Throws a 400 if the key is missing or malformed. */
export async function readRequiredKey(
  call: Call,
  context: Context,
  content: Content,
  deps: Deps,
): Promise<{ key: string; fingerprint: string } | undefined> {
  if (!call.requiresIdempotencyKey) return undefined;
  const header = context.req.header(IDEMPOTENCY_KEY_HEADER);
  if (header === undefined)
    throw new HttpError(400, (t) => t.errors.idempotencyKeyMissing(IDEMPOTENCY_KEY_HEADER));
  return { key: parseKey(header), fingerprint: await computeFingerprint(call, content, deps) };
}
