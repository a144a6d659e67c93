import { type FocusEvent, useRef, useState, useSyncExternalStore } from 'react';

/**
 * Tells whether somebody is reading what is in an element, by pointer or by keyboard; or nobody can, because the tab is
 * hidden. `handlers` belong to the element. `restoreFocus` gives the focus back to where it was before it came in.
 */
export function useReading() {
  const visibility = useSyncExternalStore(subscribeToVisibility, () => document.visibilityState);
  const [pointer, setPointer] = useState<'inside' | 'outside'>('outside');
  const [focus, setFocus] = useState<'inside' | 'outside'>('outside');
  const previousFocus = useRef<Element>(null);
  return {
    isPaused: visibility !== 'visible' || pointer === 'inside' || focus === 'inside',
    hasFocus: focus === 'inside',
    /** Until the pointer moves again: nothing tells that what was under it is gone. */
    forgetPointer: () => setPointer('outside'),
    restoreFocus: () => {
      if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
    },
    handlers: {
      onPointerMove: () => setPointer('inside'),
      onPointerLeave: () => setPointer('outside'),
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        previousFocus.current = relatedTarget;
        setFocus('inside');
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocus('outside');
      },
    },
  };
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
