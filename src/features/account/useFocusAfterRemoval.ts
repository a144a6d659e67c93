import { useEffect, useRef } from 'react';

/** Moves the focus to the card if its focused button was removed, such as with a session. Runs when `change` does. */
export function useFocusAfterRemoval(change: string) {
  const card = useRef<HTMLElement>(null);
  const lastChange = useRef(change);
  useEffect(() => {
    if (lastChange.current === change) return;
    lastChange.current = change;
    // After a dialog has restored the focus.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [change]);
  return card;
}
