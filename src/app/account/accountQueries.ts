import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Account,
  changePassword,
  endOtherSessions,
  endSession,
  getAccount,
  saveProfile,
} from '#contract/accounts/account.ts';
import type { Admin } from '#contract/accounts/admin.ts';
import type { Body } from '#contract/call.ts';
import { send } from '../api/send.ts';
import { signalName } from '../browser/passkeySignals.ts';
import { passkeysQuery } from './passkeyQueries.ts';
import { sessionQuery } from '../session/sessionQuery.ts';

/** The administrator's account with its open sessions, if the backend has `ACCOUNT_CAPABILITY`. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }): Promise<Account> =>
    (await send(getAccount, { params: {}, body: undefined }, signal)).account,
});

/** Shows the saved name in the header. */
function showProfile(client: QueryClient, admin: Admin) {
  client.setQueryData(sessionQuery.queryKey, (session) =>
    session?.status === 'signedIn' ? { ...session, admin } : session,
  );
  client.setQueryData(accountQuery.queryKey, (account) => account && { ...account, ...admin });
}

export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Body<typeof saveProfile>) =>
      (await send(saveProfile, { params: {}, body })).admin,
    onSuccess: (admin) => {
      showProfile(client, admin);
      const userId = client.getQueryData(passkeysQuery.queryKey)?.userId;
      if (userId !== undefined) void signalName({ userId, name: admin.email, displayName: admin.fullName });
    },
  });
}

/** Creates a mutation that changes which sessions are open. Done when they are loaded again. */
function useSessionMutation<Variables>(mutationFn: (variables: Variables) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
}

export const useChangePassword = () =>
  useSessionMutation((body: Body<typeof changePassword>) => send(changePassword, { params: {}, body }));

export const useEndSession = () =>
  useSessionMutation((id: string) => send(endSession, { params: { id }, body: undefined }));

export const useEndOtherSessions = () =>
  useSessionMutation<void>(() => send(endOtherSessions, { params: {}, body: undefined }));
