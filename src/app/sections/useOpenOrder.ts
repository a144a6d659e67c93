import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { openIn, withOpen } from '#features/orders/table/ordersAddress.ts';
import { afterPaint } from '#ui/select/afterPaint.ts';
import { useHistory } from '../router/AppRouter.tsx';
import { useStable } from '../stable.ts';
import { useDrawnOrder } from './useDrawnOrder.ts';

/** Left in the history's entry of an order that was opened from the table. */
type Mark = { openedFrom?: 'table' };

/**
 * The order that is open over the table: at once here, so that it neither comes nor goes with a navigation, and after
 * the frame that shows it in the address, so that an order can be linked and Back closes it.
 */
export function useOpenOrder(tableInAddress: () => Promise<URLSearchParams>) {
  const history = useHistory();
  const navigate = useNavigate();
  const at = useLocation();
  const by = useNavigationType();
  const { drawn, open, expect } = useDrawnOrder(openIn(new URLSearchParams(at.search)));
  /** What the address is still to say. */
  const wish = useRef<{ open: string | undefined }>(undefined);
  /** The entry from which the way back is under way: until another is there, nothing can be asked of the history. */
  const left = useRef<string>(undefined);
  const callOff = useRef(() => {});

  /** Lets the address say what is wished for, from whatever it says now. */
  const settle = useStable(async () => {
    const { key, search, state }: Location<Mark | null> = history.location;
    const params = new URLSearchParams(search);
    const there = openIn(params);
    if (!wish.current || wish.current.open === there || left.current === key) return;
    const wanted = wish.current.open;
    const write = (next: URLSearchParams, mark: Mark | null, { replace } = { replace: true }) =>
      navigate({ search: withOpen(next, wanted).toString() }, { replace, state: mark });
    if (wanted === undefined && state?.openedFrom === 'table') {
      left.current = key;
      await navigate(-1);
    }
    // Who came by a link has no table to go back to.
    else if (wanted === undefined) await write(params, null);
    else if (there === undefined)
      await write(await tableInAddress(), { openedFrom: 'table' }, { replace: false });
    else await write(params, state);
  });

  useLayoutEffect(() => {
    const ours = by !== 'POP' || left.current !== undefined;
    // The entry that is being left may itself be drawn only now: the way back from it is still under way.
    if (left.current !== at.key) left.current = undefined;
    const there = openIn(new URLSearchParams(at.search));
    if (!ours || wish.current?.open === there) wish.current = undefined;
    if (wish.current) settle();
    else open(there);
  }, [at, by, settle, open]);

  useEffect(() => () => callOff.current(), []);

  const want = (next: string | undefined) => {
    callOff.current();
    wish.current = { open: next };
    open(next);
  };
  const show = useStable((next: string | undefined) => {
    want(next);
    callOff.current = afterPaint(settle);
  });
  /** From one to another: the history has an entry for it already. */
  const step = useStable((next: string) => {
    want(next);
    settle();
  });
  return { drawn, expect, show, step, close: useStable(() => show(undefined)) };
}
