import { createContext, use, useCallback, useLayoutEffect, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

/** Asks whether unsaved work may be lost, and calls `leave` if so. */
type ConfirmLeave = (leave: () => void) => void;

/** Holds the question that the current page asks before it is left. */
export function createLeaveGuard() {
  let ask: ConfirmLeave | undefined;
  return {
    set: (next: ConfirmLeave | undefined) => void (ask = next),
    isSet: () => ask !== undefined,
    /**
     * Calls `go` at once or after confirmation. For actions that end the page without a navigation, such as signing
     * out.
     */
    confirmLeave: (go: () => void) => (ask ? ask(go) : go()),
  };
}

export const LeaveGuardContext = createContext(createLeaveGuard());

/** free: no navigation is pending. asking: a navigation waits for confirmation. */
type LeaveState = { status: 'free' } | { status: 'asking'; leave: () => void; stay: () => void };

/**
 * Asks before unsaved work is lost by a link, Back, signing out, or (with the browser's own dialog) closing the
 * tab. Changes of search parameters don't ask.
 */
export function useLeaveGuard(work: 'saved' | 'unsaved'): LeaveState {
  const guard = use(LeaveGuardContext);
  const [leave, setLeave] = useState<() => void>();

  // Layout effect, because the redirect after a save runs in an effect of the same commit.
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
