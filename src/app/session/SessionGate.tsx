import type { ReactNode } from 'react';
import type { Session } from '#contract/accounts/adminOutcomes.ts';
import { CheckingSession, ServerUnreachable } from '#features/shell/StatusPages.tsx';
import { useSession } from './useSession.ts';

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
