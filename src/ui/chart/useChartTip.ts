import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { moveFocus } from './chartModel.ts';
import type { ChartSize } from './useChartSize.ts';

/**
 * Which column's tip is shown, and which column the Tab key comes to. A mouse shows a tip by pointing; a finger by its first touch, of
 * which the second follows the link; the keyboard by its focus, which arrows, Home and End move.
 */
export function useChartTip(count: number, direction: ChartSize['direction']) {
  const [active, setActive] = useState<number>();
  const [lastFocus, setLastFocus] = useState<number>();
  const touched = useRef<number>(undefined);
  // At first the newest, which stands last.
  const tabStop = Math.min(lastFocus ?? count - 1, count - 1);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && active !== undefined) {
      event.stopPropagation();
      setActive(undefined);
      return;
    }
    const next = moveFocus(event.key, active ?? tabStop, count, direction);
    if (next === undefined) return;
    event.preventDefault();
    (event.currentTarget.parentElement?.children[next] as HTMLElement | undefined)?.focus();
  };

  const getColumnProps = (index: number) => ({
    tabIndex: index === tabStop ? 0 : -1,
    onKeyDown,
    onFocus: () => {
      setLastFocus(index);
      // A touch focuses too, before it is known to be the first.
      if (touched.current === undefined) setActive(index);
    },
    onBlur: () => setActive(undefined),
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setActive(index),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setActive(undefined),
    onPointerDown: (event: PointerEvent) => {
      touched.current = event.pointerType === 'touch' && active !== index ? index : undefined;
    },
    onClick: (event: MouseEvent) => {
      const isFirstTouch = touched.current === index;
      touched.current = undefined;
      if (!isFirstTouch) return;
      event.preventDefault();
      setActive(index);
    },
  });
  return { active, getColumnProps };
}
