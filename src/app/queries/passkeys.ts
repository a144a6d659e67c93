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

/** The account's passkeys, if the backend has `PASSKEYS_CAPABILITY`. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => send(getPasskeys, { params: {}, body: undefined }, signal),
});

/** Returns options for the browser's prompt. */
export const fetchNewPasskeyOptions = async (body: Body<typeof startPasskey>) =>
  (await send(startPasskey, { params: {}, body })).options;

/** Creates a mutation of the passkeys. Done when they are loaded again. */
function usePasskeyMutation<Variables, Result>(mutationFn: (variables: Variables) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
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
