import { useQuery } from '@tanstack/react-query';
import type { Session } from '#contract/accounts/adminOutcomes.ts';
import { adminQueries } from '../queries/admin.ts';

/** What is known of the administrator: nothing yet, nothing because no answer came, or the session. */
export type SessionState = { status: 'checking' } | { status: 'unreachable'; retry: () => void } | Session;

export function useSession(): SessionState {
  const query = useQuery(adminQueries.session());
  if (query.data) return query.data;
  if (query.status === 'error' && query.fetchStatus === 'idle')
    return { status: 'unreachable', retry: () => void query.refetch() };
  return { status: 'checking' };
}

/** Returns whose data the browser keeps here: '' for a visitor. */
export function useAdminEmail(): string {
  const session = useSession();
  return session.status === 'signedIn' ? session.admin.email : '';
}

/** Whether the backend has announced that it can do something beyond the sixteen calls. */
export function useCapability(name: string): 'offered' | 'unavailable' {
  const session = useSession();
  return session.status === 'signedIn' && session.capabilities.includes(name) ? 'offered' : 'unavailable';
}
