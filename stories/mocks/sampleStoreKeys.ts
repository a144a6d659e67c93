import { MAX_STORE_KEYS, STORE_KEY_PREFIX, type StoreKey } from '#contract/storefront/storeKeys.ts';

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
