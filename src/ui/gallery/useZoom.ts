import { type KeyboardEvent, type PointerEvent, useReducer, useRef, useState } from 'react';
import { notZoomed, type Point, getPointInBox, usesKey, zoomReducer } from './zoom.ts';

/** A finger that moved no further than this, in pixels, has tapped. */
const tapSlop = 8;

const getPoint = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) =>
  getPointInBox(currentTarget.getBoundingClientRect(), clientX, clientY);

/** Zoom by pointer, by finger and by key, for the box that shows the image. */
export function useZoom() {
  const [zoom, dispatch] = useReducer(zoomReducer, notZoomed);
  /** What was used last on the image, by which its hint goes: a laptop can have both a mouse and a touch screen. */
  const [pointer, setPointer] = useState<'mouse' | 'touch'>();
  const finger = useRef<{ last: Point; travelled: number }>(null);

  const drag = ({ currentTarget, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
    if (!finger.current) return;
    const { last, travelled } = finger.current;
    const by = { x: x - last.x, y: y - last.y };
    finger.current = { last: { x, y }, travelled: travelled + Math.hypot(by.x, by.y) };
    const { width, height } = currentTarget.getBoundingClientRect();
    dispatch({ type: 'dragged', by: { x: by.x / width, y: by.y / height } });
  };

  return {
    zoom,
    pointer,
    toggle: () => dispatch({ type: 'toggled' }),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!usesKey(zoom, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      dispatch({ type: 'stepped', key: event.key });
    },
    imageHandlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'touch') return;
        setPointer('touch');
        finger.current = { last: { x: event.clientX, y: event.clientY }, travelled: 0 };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'touch') return drag(event);
        setPointer('mouse');
        dispatch({ type: 'hovered', at: getPoint(event) });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (finger.current && finger.current.travelled < tapSlop)
          dispatch({ type: 'toggled', at: getPoint(event) });
        finger.current = null;
      },
      // The page scrolls instead.
      onPointerCancel: () => {
        finger.current = null;
      },
      onPointerLeave: () => dispatch({ type: 'left' }),
    },
  };
}
