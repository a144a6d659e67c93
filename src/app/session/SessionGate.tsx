import type { ReactNode } from 'react';
import type { Session } from '#contract/accounts/adminOutcomes.ts';
import { CheckingSession, ServerUnreachable } from '#features/shell/StatusPages.tsx';
import { useSession } from './useSession.ts';

/** Shows a management screen to who is signed in, and a prompt to who is not; neither before it is known. */
export const RequireAuth = ({ otherwise, children }: { otherwise: ReactNode; children: ReactNode }) => (
  <SessionGate>{({ status }) => (status === 'signedIn' ? children : otherwise)}</SessionGate>
);

/** Waits until it is known who is there; no screen is drawn on a guess. */
export function SessionGate({ children }: { children: (session: Session) => ReactNode }) {
  const session = useSession();
  switch (session.status) {
    case 'checking':
      return <CheckingSession />;
    case 'unreachable':
      return <ServerUnreachable onRetry={session.retry} />;
    case 'signedOut':
    case 'signedIn':
      return children(session);
    default:
      return session satisfies never;
  }
}
