import { type PointerEvent, type RefObject, useRef } from 'react';

/** A shorter movement is a tap, or moves the element back. */
const SWIPE_PX = 40;

type Start = { x: number; y: number };

/** Calls `onSwipe` when the element is dragged up, down or to the end of the line. It follows the pointer. */
export function useSwipe(element: RefObject<HTMLElement | null>, onSwipe: () => void) {
  const start = useRef<Start>(undefined);
  const getMovement = ({ clientX, clientY }: PointerEvent, { x, y }: Start) => {
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const sideways = isRightToLeft ? Math.min(0, clientX - x) : Math.max(0, clientX - x);
    const vertical = clientY - y;
    return Math.abs(sideways) > Math.abs(vertical) ? { x: sideways, y: 0 } : { x: 0, y: vertical };
  };
  const move = ({ x, y }: Start) => {
    element.current?.style.setProperty('--toast-swipe-x', `${x}px`);
    element.current?.style.setProperty('--toast-swipe-y', `${y}px`);
  };
  const end = () => {
    start.current = undefined;
    element.current?.removeAttribute('data-swiping');
  };
  return {
    onPointerDown({ target, clientX, clientY, isPrimary }: PointerEvent) {
      if (isPrimary && target instanceof Element && !target.closest('button'))
        start.current = { x: clientX, y: clientY };
    },
    onPointerMove(event: PointerEvent) {
      if (!start.current) return;
      if (event.buttons === 0) return end();
      const movement = getMovement(event, start.current);
      if (!element.current?.hasAttribute('data-swiping')) {
        if (movement.x === 0 && movement.y === 0) return;
        element.current?.setAttribute('data-swiping', '');
        element.current?.setPointerCapture(event.pointerId);
      }
      move(movement);
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const { x, y } = getMovement(event, start.current);
      end();
      if (Math.max(Math.abs(x), Math.abs(y)) >= SWIPE_PX) onSwipe();
      else move({ x: 0, y: 0 });
    },
    onPointerCancel() {
      end();
      move({ x: 0, y: 0 });
    },
  };
}
