import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { renewalGate } from './api/renewal.ts';
import { useSession } from './session.ts';

// A session that ends while somebody works is rare: its dialog comes when it is needed.
const dialog = () =>
  lazy<ComponentType<{ email: string }>>(() =>
    import('./sections/SessionRenewalSection.tsx').then(
      (module) => ({ default: module.SessionRenewalSection }),
      () => ({ default: NotRenewed }),
    ),
  );
let SessionRenewalSection = dialog();

/** Asks who is signed in to sign in again, above every page, as soon as a call finds the session ended. */
export function SessionRenewal() {
  const session = useSession();
  return session.status === 'signedIn' && <AskOver email={session.admin.email} />;
}

function AskOver({ email }: { email: string }) {
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
