import { useQuery } from '@tanstack/react-query';
import type { Session } from '#contract/accounts/adminOutcomes.ts';
import { sessionQuery } from './sessionQuery.ts';

type SessionState = { status: 'checking' } | { status: 'unreachable'; retry: () => void } | Session;

export function useSession(): SessionState {
  const query = useQuery(sessionQuery);
  if (query.data) return query.data;
  if (query.status === 'error' && query.fetchStatus === 'idle')
    return { status: 'unreachable', retry: () => void query.refetch() };
  return { status: 'checking' };
}

/** Returns the email that stored data belongs to; '' for visitors. */
export function useAdminEmail(): string {
  const session = useSession();
  return session.status === 'signedIn' ? session.admin.email : '';
}

const NO_CAPABILITIES: readonly string[] = [];

/** Returns what the backend offers beyond the sixteen calls. */
export function useCapabilities(): readonly string[] {
  const session = useSession();
  return session.status === 'signedIn' ? session.capabilities : NO_CAPABILITIES;
}

/** Returns whether the backend offers a capability beyond the sixteen calls. */
export function useCapability(name: string): 'offered' | 'unavailable' {
  return useCapabilities().includes(name) ? 'offered' : 'unavailable';
}
