import type { ReactNode } from 'react';
import type { Session } from '#contract/adminOutcomes.ts';
import { CheckingSession } from '#features/shell/CheckingSession.tsx';
import { ServerUnreachable } from '#features/shell/ServerUnreachable.tsx';
import { useSession } from './session.ts';

/** Waits until it is known who is there; no screen is drawn on a guess. */
export function SessionKnown({ children }: { children: (session: Session) => ReactNode }) {
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
