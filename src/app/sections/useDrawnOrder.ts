import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '#ui/select/afterPaint.ts';
import { useStable } from '../stable.ts';
import { withExpected, withOpenOrder, withoutClosed } from './drawnOrder.ts';

/** How long a link is pointed at, in ms, before its order is expected to be opened: a pointer on its way crosses many. */
const REST = 50;

/** The order whose dialog is drawn: `open` shows one or hides it, `expect` draws one out of sight when there is time. */
export function useDrawnOrder(first: string | undefined) {
  const [drawn, setDrawn] = useState(() => withOpenOrder(undefined, first));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (drawn?.as !== 'closed') return undefined;
    return afterPaint(() => setDrawn(withoutClosed));
  }, [drawn]);

  const open = useCallback((id: string | undefined) => setDrawn((now) => withOpenOrder(now, id)), []);
  const expect = useStable((id: string | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => startTransition(() => setDrawn((now) => withExpected(now, id))), REST);
  });
  return { drawn, open, expect };
}
