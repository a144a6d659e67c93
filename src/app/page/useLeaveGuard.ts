import { createContext, use, useCallback, useLayoutEffect, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

/** Asks whether unsaved changes may be lost, and calls `leave` if so. */
type ConfirmLeave = (leave: () => void) => void;

/** Holds the confirmation that the current page requires while it has unsaved changes. */
export function createLeaveGuard() {
  let confirm: ConfirmLeave | undefined;
  return {
    set: (next: ConfirmLeave | undefined) => void (confirm = next),
    isSet: () => confirm !== undefined,
    /**
     * Calls `leave` at once or after confirmation. For actions that end the page without a navigation, such as
     * signing out.
     */
    confirmLeave: (leave: () => void) => (confirm ? confirm(leave) : leave()),
  };
}

export const LeaveGuardContext = createContext(createLeaveGuard());

/** asking: a navigation waits for confirmation. */
type LeaveState = { status: 'idle' } | { status: 'asking'; leave: () => void; stay: () => void };

/** State of the question of a LeaveGuard. */
export function useLeaveGuard(changes: 'saved' | 'unsaved'): LeaveState {
  const guard = use(LeaveGuardContext);
  const [leave, setLeave] = useState<() => void>();

  // Layout effect, because the redirect after a save runs in an effect of the same commit.
  useLayoutEffect(() => {
    if (changes === 'saved') return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onBeforeUnload);
    guard.set((confirmed) => setLeave(() => confirmed));
    return () => {
      removeEventListener('beforeunload', onBeforeUnload);
      guard.set(undefined);
    };
  }, [guard, changes]);

  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      guard.isSet() && currentLocation.pathname !== nextLocation.pathname,
    [guard],
  );
  const blocker = useBlocker(shouldBlock);
  if (blocker.state === 'blocked') return { status: 'asking', leave: blocker.proceed, stay: blocker.reset };
  if (!leave) return { status: 'idle' };
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
