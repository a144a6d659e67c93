import { createContext, use, useCallback, useLayoutEffect, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

/** Asks whether unsaved work may be lost, and calls `leave` if so. */
type AskToLeave = (leave: () => void) => void;

/** Knows what the shown page asks before it is left; nothing while it has nothing to lose. */
export function createLeaveGuard() {
  let ask: AskToLeave | undefined;
  return {
    set: (next: AskToLeave | undefined) => void (ask = next),
    isSet: () => ask !== undefined,
    /** Goes on at once, or when the page allows it: for what ends the page without leaving it, such as signing out. */
    confirmLeave: (go: () => void) => (ask ? ask(go) : go()),
  };
}

export const LeaveGuardContext = createContext(createLeaveGuard());

/** free: nobody wants to leave. asking: somebody does, and something would be lost. */
export type Leaving = { status: 'free' } | { status: 'asking'; leave: () => void; stay: () => void };

/**
 * Asks before the page is left while there is something to lose: by a link, by Back, by the sign-out or, in the browser's
 * own words, by closing the tab. A change of the query alone is no leaving.
 */
export function useLeaveGuard(work: 'saved' | 'unsaved'): Leaving {
  const guard = use(LeaveGuardContext);
  const [leave, setLeave] = useState<() => void>();

  // In a layout effect: what leads on after a save does so in an effect of the same commit.
  useLayoutEffect(() => {
    if (work === 'saved') return;
    const askInBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askInBrowser);
    guard.set((go) => setLeave(() => go));
    return () => {
      removeEventListener('beforeunload', askInBrowser);
      guard.set(undefined);
    };
  }, [guard, work]);

  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      guard.isSet() && currentLocation.pathname !== nextLocation.pathname,
    [guard],
  );
  const blocker = useBlocker(shouldBlock);
  if (blocker.state === 'blocked') return { status: 'asking', leave: blocker.proceed, stay: blocker.reset };
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
