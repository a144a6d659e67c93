import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { moveFocus } from './chartModel.ts';
import type { ChartSize } from './useChartSize.ts';

/** Returns which column an event came from; the columns carry their index. */
function findColumn(target: EventTarget): number | undefined {
  const column = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return column ? Number(column.dataset.column) : undefined;
}

/**
 * Which column's tip is shown, and which column the Tab key comes to. A mouse shows a tip by pointing; a finger by its first touch, of
 * which the second follows the link; the keyboard by its focus, which arrows, Home and End move. The columns' parent listens, so
 * that a year of days is not drawn anew for each that is pointed at.
 */
export function useChartTip(count: number, direction: ChartSize['direction']) {
  const [active, setActive] = useState<number>();
  const [lastFocus, setLastFocus] = useState<number>();
  const touched = useRef<number>(undefined);
  // At first the newest, which stands last.
  const tabStop = Math.min(lastFocus ?? count - 1, count - 1);
  useDismissedTip(active !== undefined, () => setActive(undefined));

  const listeners = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = moveFocus(event.key, findColumn(event.target) ?? tabStop, count, direction);
      if (next === undefined) return;
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-column='${next}']`)?.focus();
    },
    onFocus: (event: FocusEvent) => {
      const column = findColumn(event.target);
      setLastFocus(column);
      // A touch focuses too, before it is known to be the first.
      if (touched.current === undefined) setActive(column);
    },
    onBlur: () => setActive(undefined),
    onPointerOver: (event: PointerEvent) =>
      event.pointerType === 'mouse' && setActive(findColumn(event.target)),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setActive(undefined),
    onPointerDown: (event: PointerEvent) => {
      const column = findColumn(event.target);
      touched.current = event.pointerType === 'touch' && active !== column ? column : undefined;
    },
    // The finger scrolls: no click comes.
    onPointerCancel: () => (touched.current = undefined),
    onClick: (event: MouseEvent) => {
      const isFirstTouch = touched.current !== undefined && touched.current === findColumn(event.target);
      touched.current = undefined;
      if (!isFirstTouch) return;
      event.preventDefault();
      setActive(findColumn(event.target));
    },
  };
  return { active, tabStop, listeners };
}

/** Escape puts a tip away wherever the focus is, and so does a press outside of the columns. */
function useDismissedTip(isShown: boolean, dismiss: () => void) {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!isShown) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What the chart stands in, a dialog say, stays.
      event.stopPropagation();
      onDismiss();
    };
    const onPointerDown = ({ target }: globalThis.PointerEvent) => {
      if (target && findColumn(target) === undefined) onDismiss();
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isShown]);
}
