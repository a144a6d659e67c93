import { type PointerEvent, useRef } from 'react';

export type SwipeDirection = 'left' | 'right' | 'down';

/** How far a finger pushes before letting go means away, in pixels. */
const THRESHOLD_PX = 50;

/** How far the finger has gone in the direction, and where the element stands for that. */
const axes = {
  left: { distance: (x: number) => -x, translate: (px: number) => `${-px}px 0` },
  right: { distance: (x: number) => x, translate: (px: number) => `${px}px 0` },
  down: { distance: (_x: number, y: number) => y, translate: (px: number) => `0 ${px}px` },
} as const;

/**
 * Lets a finger push an element away: it follows the finger in one direction, and goes when it is let go far enough. A
 * mouse selects text instead. Returns props for the element.
 */
export function useSwipe(direction: SwipeDirection, onAway: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const { distance, translate } = axes[direction];
  const getPushed = ({ clientX, clientY }: PointerEvent) =>
    start.current ? Math.max(0, distance(clientX - start.current.x, clientY - start.current.y)) : 0;
  const release = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = undefined;
    currentTarget.style.removeProperty('translate');
  };
  return {
    style: { touchAction: direction === 'down' ? ('pan-x' as const) : ('pan-y' as const) },
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'mouse') start.current = { x: clientX, y: clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current) event.currentTarget.style.translate = translate(getPushed(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isAway = getPushed(event) >= THRESHOLD_PX;
      release(event);
      if (isAway) onAway();
    },
    onPointerCancel: release,
  };
}
