import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the card if its focused button was removed, such as with a session. Runs when `change` does, which
 * is undefined until the card's content is loaded.
 */
export function useFocusAfterRemoval<Card extends HTMLElement = HTMLElement>(change: string | undefined) {
  const card = useRef<Card>(null);
  const lastChange = useRef(change);
  useEffect(() => {
    const previous = lastChange.current;
    lastChange.current = change;
    if (previous === undefined || previous === change) return;
    // After a dialog has restored the focus.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [change]);
  return card;
}
