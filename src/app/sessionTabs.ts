import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#contract/adminOutcomes.ts';
import { renewalGate } from './api/renewal.ts';
import { adminQueries, signOutHere } from './queries/admin.ts';

/**
 * The tabs of a browser share one session: who signs out in one signs out in all of them, and who signs in need not do
 * it again in the next.
 */
export function keepTabsInStep(client: QueryClient): () => void {
  const channel = new BroadcastChannel('session');
  const session = adminQueries.session();
  // A channel has no target: it reaches this origin only.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (what: Session['status'] | undefined) => channel.postMessage(what);
  const status = () => client.getQueryData(session.queryKey)?.status;

  // What was done here was set by hand; what was merely asked of the server is no news to the others.
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== JSON.stringify(session.queryKey)) return;
    if (event.action.type === 'success' && event.action.manual) say(status());
  });

  channel.addEventListener('message', async ({ data: said }: MessageEvent<Session['status']>) => {
    if (said === 'signedOut' && status() !== 'signedOut') signOutHere(client);
    if (said !== 'signedIn') return;
    await client.refetchQueries({ queryKey: session.queryKey });
    if (status() === 'signedIn') renewalGate.answer('renewed');
  });

  return () => {
    stop();
    channel.close();
  };
}
