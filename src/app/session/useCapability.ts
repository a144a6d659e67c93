import { useSession } from './useSession.ts';

/** Whether the backend has announced that it can do something beyond the sixteen calls. */
export function useCapability(name: string): 'offered' | 'unavailable' {
  const session = useSession();
  return session.status === 'signedIn' && session.capabilities.includes(name) ? 'offered' : 'unavailable';
}
