import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a stable function that calls the latest `callback`. For props of memoized components. */
export function useEventCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
