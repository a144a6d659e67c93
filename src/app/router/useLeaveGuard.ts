import { useEffect, useState } from 'react';
import { useHistory } from './AppRouter.tsx';

/** free: nobody wants to leave. asking: somebody does, and something would be lost. */
export type Leaving = { status: 'free' } | { status: 'asking'; leave: () => void; stay: () => void };

/**
 * Asks before the page is left while there is something to lose: by a link, by Back, or, in the browser's own words,
 * by closing the tab.
 */
export function useLeaveGuard(work: 'saved' | 'unsaved'): Leaving {
  const history = useHistory();
  const [leave, setLeave] = useState<() => void>();

  useEffect(() => {
    if (work === 'saved') return;
    const askInBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askInBrowser);
    const unguard = history.guard((go) => setLeave(() => go));
    return () => {
      removeEventListener('beforeunload', askInBrowser);
      unguard();
    };
  }, [history, work]);

  if (!leave) return { status: 'free' };
  const stay = () => setLeave(undefined);
  return {
    status: 'asking',
    stay,
    leave: () => {
      stay();
      leave();
    },
  };
}
