import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addPasskey,
  createRecoveryCodes,
  getPasskeys,
  removePasskey,
  renamePasskey,
  saveSignInRule,
  startPasskey,
} from '#contract/accounts/passkeys.ts';
import type { Body } from '#contract/call.ts';
import { send } from '../api/send.ts';
import { rememberPasskey } from '../browser/passkeyPrompt.ts';
import { signalPasskeys } from '../browser/passkeySignals.ts';

/** The account's passkeys, if the backend has `PASSKEYS_CAPABILITY`. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => send(getPasskeys, { params: {}, body: undefined }, signal),
});

/** Returns options for the browser's prompt. */
export const fetchNewPasskeyOptions = async (body: Body<typeof startPasskey>) =>
  (await send(startPasskey, { params: {}, body })).options;

/** Creates a mutation of the passkeys. Done when they are loaded again; then the browser learns which are left. */
function usePasskeyMutation<Variables, Result>(mutationFn: (variables: Variables) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      const state = client.getQueryState(passkeysQuery.queryKey);
      // An outdated list would hide a passkey that was just added.
      if (!state?.data || state.isInvalidated) return;
      const { userId, passkeys } = state.data;
      const here = passkeys.filter(({ host }) => host === location.hostname);
      void signalPasskeys({ userId, ids: here.map(({ id }) => id) });
    },
  });
}

export const useAddPasskey = () =>
  usePasskeyMutation(async (body: Body<typeof addPasskey>) => {
    const { recoveryCodes } = await send(addPasskey, { params: {}, body });
    rememberPasskey();
    return recoveryCodes;
  });

export const useRenamePasskey = () =>
  usePasskeyMutation(({ id, ...body }: { id: string } & Body<typeof renamePasskey>) =>
    send(renamePasskey, { params: { id }, body }),
  );

export const useRemovePasskey = () =>
  usePasskeyMutation(({ id, ...body }: { id: string } & Body<typeof removePasskey>) =>
    send(removePasskey, { params: { id }, body }),
  );

export const useSaveSignInRule = () =>
  usePasskeyMutation((body: Body<typeof saveSignInRule>) => send(saveSignInRule, { params: {}, body }));

export const useCreateRecoveryCodes = () =>
  usePasskeyMutation(
    async (body: Body<typeof createRecoveryCodes>) =>
      (await send(createRecoveryCodes, { params: {}, body })).recoveryCodes,
  );
