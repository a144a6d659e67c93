import { extensions } from '#contract/calls.ts';
import type { StoreKey } from '#contract/storefront/storeKeys.ts';
import { mockCall } from './mockCall.ts';

/** Mocks the keys of the Store API. Create one per story. */
export function mockStoreKeys(initial: readonly StoreKey[] = []) {
  let keys = [...initial];
  return {
    getStoreKeys: mockCall(extensions.getStoreKeys, () => ({ keys })),
    createStoreKey: mockCall(extensions.createStoreKey, ({ body: { name } }) => {
      const key = {
        id: `key-${keys.length}`,
        name,
        ending: 'k3Yx',
        createdAt: '2026-11-20T09:30:00.000Z',
        lastUsedAt: null,
      };
      keys = [key, ...keys];
      return { key, secret: 'counter_store_q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9zk3Yx' };
    }),
    endStoreKey: mockCall(extensions.endStoreKey, ({ params: { id } }) => {
      keys = keys.filter((key) => key.id !== id);
      return {};
    }),
  };
}
