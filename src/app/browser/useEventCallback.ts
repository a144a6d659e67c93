import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for good that does what the newest one does: what is given it need not draw itself again. */
export function useEventCallback<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
