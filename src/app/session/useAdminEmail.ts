import { useSession } from './useSession.ts';

/** Returns whose data the browser keeps here: '' for a visitor. */
export function useAdminEmail(): string {
  const session = useSession();
  return session.status === 'signedIn' ? session.admin.email : '';
}
