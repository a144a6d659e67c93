import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a stable function that calls the latest `act`. For props of memoized components. */
export function useEventCallback<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
