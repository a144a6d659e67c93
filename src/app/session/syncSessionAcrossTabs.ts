import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Session } from '#contract/accounts/adminOutcomes.ts';
import { renewalGate } from '../api/renewalGate.ts';
import { clearAdminData } from '../browser/adminStorage.ts';
import { sessionQuery, setSignedOut } from './sessionQuery.ts';

/** Keeps the session of all tabs in sync: signing out or in applies to all of them. */
export function syncSessionAcrossTabs(client: QueryClient): () => void {
  const channel = new BroadcastChannel('session');
  const { queryKey } = sessionQuery;
  // A BroadcastChannel has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const announce = (status: Session['status'] | undefined) => channel.postMessage(status);
  const getStatus = () => client.getQueryData(queryKey)?.status;
  const getEmail = () => {
    const session = client.getQueryData(queryKey);
    return session?.status === 'signedIn' ? session.admin.email : undefined;
  };

  // `manual` is set if this tab has signed in or out. A fetched session is not announced.
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hashKey(queryKey)) return;
    if (event.action.type === 'success' && event.action.manual) announce(getStatus());
  });

  channel.addEventListener('message', async ({ data: status }: MessageEvent<Session['status']>) => {
    if (status === 'signedOut' && getStatus() !== 'signedOut') setSignedOut(client);
    if (status !== 'signedIn') return;
    const previousEmail = getEmail();
    await client.refetchQueries({ queryKey });
    const email = getEmail();
    if (email !== undefined) clearAdminData(email);
    if (getStatus() === 'signedIn') renewalGate.finish(email === previousEmail ? 'renewed' : 'replaced');
  });

  return () => {
    stop();
    channel.close();
  };
}
