import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns the same function on every render, which calls the newest `act`: memoized list rows are not rendered again for it. */
export function useEventCallback<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
