import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Admin, checkAdmin, login, logout } from '#contract/accounts/admin.ts';
import { toLoginOutcome, toSession, type Session } from '#contract/accounts/adminOutcomes.ts';
import type { Body } from '#contract/call.ts';
import { send } from '../api/send.ts';
import { clearAdminData } from '../browser/adminStorage.ts';
import { settingsQuery } from '../settings.ts';

/** The session: who is signed in, and what the backend offers beyond the sixteen calls. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session> =>
    toSession(await send(checkAdmin, { params: {}, body: undefined }, signal)),
  // Loaded once; signing in and out updates it.
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
});

/** Returns whether the backend offers a capability. Waits for the session if it is loading. */
export async function supports(client: QueryClient, capability: string): Promise<boolean> {
  const { queryKey } = sessionQuery;
  const session = await client.fetchQuery(sessionQuery).catch(() => client.getQueryData(queryKey));
  return session?.status === 'signedIn' && session.capabilities.includes(capability);
}

/** Returns whether the backend offers a capability. False while the session loads. */
export function hasCapability(client: QueryClient, capability: string): boolean {
  const session = client.getQueryData(sessionQuery.queryKey);
  return session?.status === 'signedIn' && session.capabilities.includes(capability);
}

/** Signs in. The response contains the administrator; the session is refetched for the capabilities. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Body<typeof login>) => toLoginOutcome(await send(login, { params: {}, body })),
    onSuccess: (result) => {
      if (result.outcome === 'signedIn') setSignedIn(client, result.admin);
    },
  });
}

/** Signs out and clears everything that was loaded. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => send(logout, { params: {}, body: undefined }),
    onSuccess: () => setSignedOut(client),
  });
}

/**
 * Starts a session and clears the stored data of other administrators. An administrator who signs in again keeps the
 * capabilities until they are loaded again; those of another one may differ.
 */
export function setSignedIn(client: QueryClient, admin: Admin) {
  const { queryKey } = sessionQuery;
  clearAdminData(admin.email);
  const current = client.getQueryData(queryKey);
  const isSame = current?.status === 'signedIn' && current.admin.email === admin.email;
  const capabilities = isSame ? current.capabilities : [];
  const session: Session = { status: 'signedIn', admin, capabilities };
  client.setQueryData(queryKey, session);
  void client.invalidateQueries({ queryKey });
}

/** Ends the session and clears everything that was loaded or stored during it. */
export function setSignedOut(client: QueryClient) {
  const { queryKey } = sessionQuery;
  clearAdminData();
  client.setQueryData<Session>(queryKey, { status: 'signedOut' });
  removeLoadedData(client);
}

/** Removes everything that was loaded during a session. The settings came with the page. */
export function removeLoadedData(client: QueryClient) {
  const kept: unknown[] = [sessionQuery.queryKey[0], settingsQuery.queryKey[0]];
  client.removeQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) });
}
