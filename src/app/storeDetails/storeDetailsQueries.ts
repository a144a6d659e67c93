import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Body } from '#contract/call.ts';
import { getStoreDetails, saveStoreDetails } from '#contract/settings/storeDetails.ts';
import { send } from '../api/send.ts';
import { applyStoreDetails } from '../settings.ts';

const key = ['store details'] as const;

/** The store's details, if the backend has `STORE_DETAILS_CAPABILITY`. */
export const storeDetailsQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) =>
    (await send(getStoreDetails, { params: {}, body: undefined }, signal)).details,
});

/** Saves the store's details and shows them in this tab. Totals, dates and capabilities depend on them: all reload. */
export function useSaveStoreDetails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Body<typeof saveStoreDetails>) =>
      (await send(saveStoreDetails, { params: {}, body })).details,
    onSuccess: (details) => {
      client.setQueryData(storeDetailsQuery.queryKey, details);
      applyStoreDetails(client, details);
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] });
    },
  });
}
