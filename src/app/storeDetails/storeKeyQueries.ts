import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Body } from '#contract/call.ts';
import { createStoreKey, endStoreKey, getStoreKeys } from '#contract/storefront/storeKeys.ts';
import { send } from '../api/send.ts';

/** The keys of the Store API, if the backend has `STORE_KEYS_CAPABILITY`. */
export const storeKeysQuery = queryOptions({
  queryKey: ['store keys'],
  queryFn: async ({ signal }) => (await send(getStoreKeys, { params: {}, body: undefined }, signal)).keys,
});

const reloadKeys = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: storeKeysQuery.queryKey });

/** Creates a key. Not a mutation, because React Query would keep the secret in its cache. */
export async function createKey(client: QueryClient, body: Body<typeof createStoreKey>) {
  try {
    return await send(createStoreKey, { params: {}, body });
  } finally {
    // After a failure too: without a response, the key may exist.
    reloadKeys(client);
  }
}

export function useEndStoreKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => send(endStoreKey, { params: { id }, body: undefined }),
    onSuccess: (_, id) => {
      client.setQueryData(storeKeysQuery.queryKey, (keys) => keys?.filter((key) => key.id !== id));
      reloadKeys(client);
    },
  });
}
