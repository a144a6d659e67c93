import type { QueryClient } from '@tanstack/react-query';

/** Each write on its own in the cache of mutations, by which the live updates tell this tab's writes from others'. */
export const writeOne = (
  client: QueryClient,
  list: 'products' | 'orders',
  mutationFn: () => Promise<unknown>,
) => client.getMutationCache().build(client, { mutationFn, meta: { list } }).execute(undefined);
