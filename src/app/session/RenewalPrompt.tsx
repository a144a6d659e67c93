import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { renewalGate } from '../api/renewalGate.ts';
import { adminQueries } from '../queries/admin.ts';
import { useNotify } from '../shell/useNotify.ts';
import { useSession } from './useSession.ts';

const SessionRenewalSection = lazyWithRetry(() =>
  import('./SessionRenewalSection.tsx').then((module) => module.SessionRenewalSection),
);

/** Asks to sign in again, over every page, as soon as a call finds the session ended. */
export function RenewalPrompt() {
  const session = useSession();
  const admin = session.status === 'signedIn' ? session.admin : undefined;
  useAdminChangeNotice();
  return admin && <RenewalWhenNeeded email={admin.email} />;
}

/**
 * Shows a toast if another administrator has signed in, here or in another tab, because the page may hold unsaved
 * work. Subscribes to the cache to run before the waiting calls resolve.
 */
function useAdminChangeNotice() {
  const t = useMessages('shell').renew;
  const client = useQueryClient();
  const notify = useNotify();
  const announce = useEffectEvent((name: string) => notify('warning', t.signedInAs(name)));
  useEffect(() => {
    const { queryKey } = adminQueries.session();
    const findAdmin = () => {
      const session = client.getQueryData(queryKey);
      return session?.status === 'signedIn' ? session.admin : undefined;
    };
    let before = findAdmin()?.email;
    return client.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryHash !== hashKey(queryKey)) return;
      const admin = findAdmin();
      if (before !== undefined && admin && admin.email !== before) announce(admin.fullName);
      before = admin?.email;
    });
  }, [client]);
}

/** If the dialog can't be loaded, the call fails. */
function RenewalWhenNeeded({ email }: { email: string }) {
  const waiting = useSyncExternalStore(renewalGate.subscribe, renewalGate.isWaiting);
  return (
    <LoadBoundary onClose={() => renewalGate.answer('declined')}>
      {waiting && <SessionRenewalSection email={email} />}
    </LoadBoundary>
  );
}
