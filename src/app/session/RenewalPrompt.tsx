import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Admin } from '#contract/accounts/admin.ts';
import { useWords } from '#features/words/useWords.ts';
import { renewalGate } from '../api/renewalGate.ts';
import { withWords } from '../language/withWords.ts';
import { useNotify } from '../shell/useNotify.ts';
import { useSession } from './useSession.ts';

// A session that ends while somebody works is rare: its dialog comes when it is needed.
const dialog = () =>
  lazy<ComponentType<{ email: string }>>(() =>
    withWords(import('./SessionRenewalSection.tsx'), 'auth').then(
      (module) => ({ default: module.SessionRenewalSection }),
      () => ({ default: NotRenewed }),
    ),
  );
let SessionRenewalSection = dialog();

/** Asks who is signed in to sign in again, above every page, as soon as a call finds the session ended. */
export function RenewalPrompt() {
  const session = useSession();
  const admin = session.status === 'signedIn' ? session.admin : undefined;
  useAdminChangeNotice(admin);
  return admin && <RenewalWhenNeeded email={admin.email} />;
}

/** Says that another administrator has signed in over the page, here or in another tab: it may hold unsaved work. */
function useAdminChangeNotice(admin: Admin | undefined) {
  const { renewCopy } = useWords('shell');
  const notify = useNotify();
  const email = admin?.email;
  const before = useRef(email);
  const announce = useEffectEvent(() => notify('warning', renewCopy.signedInAs(admin?.fullName ?? '')));
  useEffect(() => {
    if (before.current !== undefined && email !== undefined && before.current !== email) announce();
    before.current = email;
  }, [email]);
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
