import type { HttpHandler } from 'msw';
import { extensions } from '#contract/calls.ts';
import { MAX_STORE_KEYS, STORE_KEY_PREFIX, type StoreKey } from '#contract/storefront/storeKeys.ts';
import { mockCall, respondWithError, respondWithFieldError } from './mockCall.ts';

export const webshopKey: StoreKey = {
  id: 'webshop',
  name: 'Webshop',
  ending: 'Tq7p',
  createdAt: '2026-11-12T09:30:00.000Z',
  lastUsedAt: '2026-11-20T08:05:00.000Z',
};

export const unusedKey: StoreKey = {
  id: 'unused',
  name: 'Christmas market app',
  ending: 'b20X',
  createdAt: '2026-11-20T07:45:00.000Z',
  lastUsedAt: null,
};

/** As long as a name can be, without spaces. */
export const longNamedKey: StoreKey = {
  ...webshopKey,
  id: 'long',
  name: 'storefront-production-eu-central-1.diya-and-daughters.exampl',
};

/** As many as a store can have. */
export const allKeys: readonly StoreKey[] = Array.from({ length: MAX_STORE_KEYS }, (_, index) => ({
  ...[webshopKey, unusedKey, longNamedKey][index % 3]!,
  id: `key-${index}`,
}));

export const sampleSecret = `${STORE_KEY_PREFIX}q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9zk3Yx`;

/** Mocks the keys of the Store API. `checkAdmin` must also announce the `store.keys` capability. Create one per story. */
export function mockStoreKeys(initial: readonly StoreKey[] = []) {
  let keys = [...initial];
  return {
    getStoreKeys: mockCall(extensions.getStoreKeys, () => ({ keys })),
    createStoreKey: mockCall(extensions.createStoreKey, ({ body: { name } }) => {
      if (name === '') return respondWithFieldError('name', 'Please enter a name for the key.');
      if (keys.some((key) => key.name.toLowerCase() === name.toLowerCase()))
        return respondWithFieldError('name', 'Another key has this name. Please choose another one.');
      if (keys.length >= MAX_STORE_KEYS)
        return respondWithError(409, 'You can have up to 20 keys. End one that is no longer used first.');
      const key: StoreKey = {
        id: `key-${keys.length}`,
        name,
        ending: sampleSecret.slice(-4),
        createdAt: '2026-11-20T09:30:00.000Z',
        lastUsedAt: null,
      };
      keys = [key, ...keys];
      return { key, secret: sampleSecret };
    }),
    endStoreKey: mockCall(extensions.endStoreKey, ({ params: { id } }) => {
      keys = keys.filter((key) => key.id !== id);
      return {};
    }),
  } satisfies Record<string, HttpHandler>;
}
