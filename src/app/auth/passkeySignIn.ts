import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Admin } from '#contract/accounts/admin.ts';
import {
  signInWithPasskey,
  signInWithRecoveryCode,
  startPasskeySignIn,
} from '#contract/accounts/passkeySignIn.ts';
import type { Body } from '#contract/call.ts';
import { send } from '../api/send.ts';
import { rememberPasskey } from '../browser/passkeyPrompt.ts';
import { setSignedIn } from '../session/sessionQuery.ts';

/** Returns options for the browser's prompt. */
export const fetchSignInOptions = async (signal: AbortSignal) =>
  (await send(startPasskeySignIn, { params: {}, body: undefined }, signal)).options;

type Response = { user?: Admin | null | undefined };

/** Creates a mutation that starts a session. Fails if the response has no administrator. */
function useSignInMutation<Variables>(mutationFn: (variables: Variables) => Promise<Response>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (variables: Variables): Promise<Admin> => {
      const { user } = await mutationFn(variables);
      if (!user) throw new Error('The response of the sign-in has no administrator');
      return user;
    },
    onSuccess: (admin) => setSignedIn(client, admin),
  });
}

export const useSignInWithPasskey = () =>
  useSignInMutation(async (body: Body<typeof signInWithPasskey>) => {
    const response = await send(signInWithPasskey, { params: {}, body });
    rememberPasskey();
    return response;
  });

export const useSignInWithRecoveryCode = () =>
  useSignInMutation((body: Body<typeof signInWithRecoveryCode>) =>
    send(signInWithRecoveryCode, { params: {}, body }),
  );
