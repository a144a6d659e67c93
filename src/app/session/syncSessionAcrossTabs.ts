import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#contract/accounts/adminOutcomes.ts';
import { renewalGate } from '../api/renewalGate.ts';
import { clearAdminData } from '../browser/adminStorage.ts';
import { adminQueries, setSignedOut } from '../queries/admin.ts';

/** Keeps the session of all tabs in sync: signing out or in applies to all of them. */
export function syncSessionAcrossTabs(client: QueryClient): () => void {
  const channel = new BroadcastChannel('session');
  const session = adminQueries.session();
  // A BroadcastChannel has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const announce = (status: Session['status'] | undefined) => channel.postMessage(status);
  const getStatus = () => client.getQueryData(session.queryKey)?.status;
  const getEmail = () => {
    const current = client.getQueryData(session.queryKey);
    return current?.status === 'signedIn' ? current.admin.email : undefined;
  };

  // `manual` marks changes made in this tab; fetched ones are not announced.
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== JSON.stringify(session.queryKey)) return;
    if (event.action.type === 'success' && event.action.manual) announce(getStatus());
  });

  channel.addEventListener('message', async ({ data: status }: MessageEvent<Session['status']>) => {
    if (status === 'signedOut' && getStatus() !== 'signedOut') setSignedOut(client);
    if (status !== 'signedIn') return;
    const before = getEmail();
    await client.refetchQueries({ queryKey: session.queryKey });
    const email = getEmail();
    if (email !== undefined) clearAdminData(email);
    if (getStatus() === 'signedIn') renewalGate.answer(getEmail() === before ? 'renewed' : 'replaced');
  });

  return () => {
    stop();
    channel.close();
  };
}
