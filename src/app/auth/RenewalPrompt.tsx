import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { renewalGate } from '../api/renewalGate.ts';
import { sessionQuery } from '../session/sessionQuery.ts';
import { useNotify } from '../page/useNotify.ts';
import { useSession } from '../session/useSession.ts';

const SessionRenewalSection = lazyWithRetry(() =>
  import('./SessionRenewalSection.tsx').then((module) => module.SessionRenewalSection),
);

/** Opens a sign-in dialog over the page when a call finds that the session has ended. */
export function RenewalPrompt() {
  const session = useSession();
  const admin = session.status === 'signedIn' ? session.admin : undefined;
  useAdminChangeNotice();
  return admin && <LazyRenewalDialog email={admin.email} />;
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
    const { queryKey } = sessionQuery;
    const getAdmin = () => {
      const session = client.getQueryData(queryKey);
      return session?.status === 'signedIn' ? session.admin : undefined;
    };
    let previousEmail = getAdmin()?.email;
    return client.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryHash !== hashKey(queryKey)) return;
      const admin = getAdmin();
      if (previousEmail !== undefined && admin && admin.email !== previousEmail) announce(admin.fullName);
      previousEmail = admin?.email;
    });
  }, [client]);
}

/** Loads the dialog when calls wait for it. If it can't be loaded, they fail. */
function LazyRenewalDialog({ email }: { email: string }) {
  const isWaiting = useSyncExternalStore(renewalGate.subscribe, renewalGate.isWaiting);
  return (
    <LoadBoundary onClose={() => renewalGate.finish('declined')}>
      {isWaiting && <SessionRenewalSection email={email} />}
    </LoadBoundary>
  );
}
