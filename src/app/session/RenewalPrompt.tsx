import { hashKey, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useWords } from '#features/words/useWords.ts';
import { renewalGate } from '../api/renewalGate.ts';
import { adminQueries } from '../queries/admin.ts';
import { useNotify } from '../shell/useNotify.ts';
import { useSession } from './useSession.ts';

// A session that ends while somebody works is rare: its dialog comes when it is needed.
const dialog = () =>
  lazy<ComponentType<{ email: string }>>(() =>
    import('./SessionRenewalSection.tsx').then(
      (module) => ({ default: module.SessionRenewalSection }),
      () => ({ default: NotRenewed }),
    ),
  );
let SessionRenewalSection = dialog();

/** Asks who is signed in to sign in again, above every page, as soon as a call finds the session ended. */
export function RenewalPrompt() {
  const session = useSession();
  const admin = session.status === 'signedIn' ? session.admin : undefined;
  useAdminChangeNotice();
  return admin && <RenewalWhenNeeded email={admin.email} />;
}

/**
 * Says that another administrator has signed in over the page, here or in another tab: it may hold unsaved work. At once,
 * and not once the page is drawn anew: in front of it comes what a call that was waiting asks to do.
 */
function useAdminChangeNotice() {
  const { renewCopy } = useWords('shell');
  const client = useQueryClient();
  const notify = useNotify();
  const announce = useEffectEvent((name: string) => notify('warning', renewCopy.signedInAs(name)));
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

function RenewalWhenNeeded({ email }: { email: string }) {
  const waiting = useSyncExternalStore(renewalGate.subscribe, renewalGate.isWaiting);
  return (
    waiting && (
      <Suspense>
        <SessionRenewalSection email={email} />
      </Suspense>
    )
  );
}

/** Without a dialog nobody can be asked: the call fails as it did, and the next one asks for the dialog anew. */
function NotRenewed() {
  useEffect(() => {
    SessionRenewalSection = dialog();
    renewalGate.answer('declined');
  }, []);
  return null;
}
