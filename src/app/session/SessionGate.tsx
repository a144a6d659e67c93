import type { ReactNode } from 'react';
import type { Session } from '#contract/accounts/adminOutcomes.ts';
import { CheckingSession, ServerUnreachable } from '#features/shell/StatusPages.tsx';
import { useSession } from './useSession.ts';

/** Shows `children` to signed-in administrators and `fallback` to visitors. */
export const RequireAuth = ({ fallback, children }: { fallback: ReactNode; children: ReactNode }) => (
  <SessionGate>{({ status }) => (status === 'signedIn' ? children : fallback)}</SessionGate>
);

/** Renders its children once the session is known. */
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
