import * as z from 'zod/mini';
import { lineText } from '../text/textSchemas.ts';
import { defineCall } from '../call.ts';
import { STORE_KEYS_CAPABILITY } from './storeKeysCapability.ts';

/** Path of the OpenAPI document of the Store API, which needs no key. */
export const STORE_OPEN_API_PATH = '/api/store/openapi.json';

export const MAX_STORE_KEYS = 20;
/** In UTF-16 code units. */
export const MAX_STORE_KEY_NAME_LENGTH = 60;
/** Every key starts with this, so that people and secret scanners recognize one. */
export const STORE_KEY_PREFIX = 'counter_store_';

/** A key of the Store API, without its secret. Times are ISO 8601. */
const storeKey = z.object({
  id: z.string(),
  /** Unique in the store. */
  name: z.string(),
  /** The last four characters of the key. */
  ending: z.string(),
  createdAt: z.string(),
  /** To the minute. Null if the key was never used. */
  lastUsedAt: z.nullable(z.string()),
});
export type StoreKey = z.output<typeof storeKey>;

/** Returns all keys, the newest first. */
export const getStoreKeys = defineCall({
  method: 'GET',
  path: '/api/store-keys',
  capability: STORE_KEYS_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({ keys: z.array(storeKey) }),
});

/** Creates a key. The response is the only one with its secret. A 400 about `name` if it is missing, too long or taken. */
export const createStoreKey = defineCall({
  method: 'POST',
  path: '/api/store-keys',
  capability: STORE_KEYS_CAPABILITY,
  bodyType: 'json',
  body: z.object({ name: lineText }),
  response: z.object({ key: storeKey, secret: z.string() }),
});

/** Ends a key for good. Does nothing if it has already ended. */
export const endStoreKey = defineCall({
  method: 'DELETE',
  path: '/api/store-keys/:id',
  capability: STORE_KEYS_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({}),
  parsedResponse: z.unknown(),
});
