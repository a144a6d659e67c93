import type { Context } from 'hono';
import type { Call } from '#contract/call.ts';
import {
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENCY_KEY_LIFETIME_MS,
  MAX_IDEMPOTENCY_KEY_LENGTH,
  parseIdempotencyKey,
} from '#contract/idempotency.ts';
import type { KeyedRequest } from '../store/store.ts';
import type { Deps } from './deps.ts';
import { HttpError } from './httpError.ts';

type Content = { params: unknown; body: unknown };

/** Hashes the content of a request, including its files. */
async function computeFingerprint(call: Call, { params, body }: Content, { digest }: Deps): Promise<string> {
  const files: Promise<string>[] = [];
  const text = JSON.stringify([call.path, params, body], (_, value: unknown) => {
    if (!(value instanceof File)) return value;
    files.push(value.bytes().then(digest));
    return value.name;
  });
  return digest([text, ...(await Promise.all(files))].join('\n'));
}

/** Reads the idempotency key if the call accepts one. Throws a 400 if the key is malformed. */
export async function readKeyedRequest(
  call: Call,
  context: Context,
  { adminId, ...content }: Content & { adminId: string },
  deps: Deps,
): Promise<KeyedRequest | undefined> {
  const header = call.acceptsIdempotencyKey && context.req.header(IDEMPOTENCY_KEY_HEADER);
  if (header === undefined) return undefined;
  const key = parseIdempotencyKey(header);
  if (key === undefined) {
    throw new HttpError(400, (t) =>
      t.errors.wrongParameter(IDEMPOTENCY_KEY_HEADER, t.expected.upToCharacters(MAX_IDEMPOTENCY_KEY_LENGTH)),
    );
  }
  return { adminId, key, fingerprint: await computeFingerprint(call, content, deps), at: deps.clock() };
}

async function findAnswer<T>(keyed: KeyedRequest, { store }: Deps): Promise<T | undefined> {
  const found = await store.idempotency.find(keyed, keyed.at - IDEMPOTENCY_KEY_LIFETIME_MS);
  if (found && found.fingerprint !== keyed.fingerprint) {
    throw new HttpError(422, (t) => t.errors.keyReused);
  }
  return found?.answer as T | undefined;
}

/**
 * Runs work once per key, and returns the stored answer to repeated requests. The work must store its answer
 * together with its changes. Failed work changes nothing and can be retried.
 */
export async function answerOnce<T>(
  keyed: KeyedRequest | undefined,
  deps: Deps,
  work: () => Promise<T>,
): Promise<T> {
  if (!keyed) return work();
  const before = await findAnswer<T>(keyed, deps);
  if (before) return before;
  try {
    return await work();
  } catch (error) {
    // Another request with the same key may have finished meanwhile.
    const meanwhile = await findAnswer<T>(keyed, deps);
    if (meanwhile) return meanwhile;
    throw error;
  }
}
