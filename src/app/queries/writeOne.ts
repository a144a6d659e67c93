import type { QueryClient } from '@tanstack/react-query';
import type { ListName } from '#contract/lists/listRules.ts';

/** Each write on its own in the cache of mutations, by which the live updates tell this tab's writes from others'. */
export const writeOne = (client: QueryClient, list: ListName, mutationFn: () => Promise<unknown>) =>
  client.getMutationCache().build(client, { mutationFn, meta: { list } }).execute(undefined);
