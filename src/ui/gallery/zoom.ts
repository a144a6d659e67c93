/** A position in a box, from 0 to 1 in both directions. */
export type Point = { x: number; y: number };
export type Box = { left: number; top: number; width: number; height: number };

/**
 * `hover` ends when the pointer leaves; `pinned` lasts until it is toggled off. `origin` is the point of the image that
 * stays in place.
 */
export type Zoom = { mode: 'off' | 'hover' | 'pinned'; origin: Point };

export type ZoomEvent =
  | { type: 'pointerMoved'; origin: Point }
  | { type: 'pointerLeft' }
  | { type: 'toggled'; origin?: Point }
  /** Movement; 1 is the width or height of the box. */
  | { type: 'dragged'; delta: Point }
  | { type: 'keyPressed'; key: string };

export const ZOOM_SCALE = 1.5;
const CENTER: Point = { x: 0.5, y: 0.5 };
/** Movement per arrow key. */
const ARROW_STEP = 0.2;

export const NOT_ZOOMED: Zoom = { mode: 'off', origin: CENTER };

const clamp = (coordinate: number) => Math.max(0, Math.min(coordinate, 1));
const clampPoint = ({ x, y }: Point): Point => ({ x: clamp(x), y: clamp(y) });
const moveZoom = (zoom: Zoom, delta: Point): Zoom => ({
  ...zoom,
  origin: clampPoint({ x: zoom.origin.x + delta.x, y: zoom.origin.y + delta.y }),
});

const arrowDeltas: Record<string, Point> = {
  ArrowLeft: { x: -ARROW_STEP, y: 0 },
  ArrowRight: { x: ARROW_STEP, y: 0 },
  ArrowUp: { x: 0, y: -ARROW_STEP },
  ArrowDown: { x: 0, y: ARROW_STEP },
};

/** Returns the pointer's position in the box. */
export function getPointInBox(box: Box, clientX: number, clientY: number): Point {
  return clampPoint({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
}

/** Returns whether a key moves or ends the zoom: arrow keys and Escape, only while it is pinned. */
export const handlesKey = ({ mode }: Zoom, key: string) =>
  mode === 'pinned' && (key === 'Escape' || key in arrowDeltas);

export function zoomReducer(zoom: Zoom, event: ZoomEvent): Zoom {
  switch (event.type) {
    case 'pointerMoved':
      return { mode: zoom.mode === 'pinned' ? 'pinned' : 'hover', origin: event.origin };
    case 'pointerLeft':
      return zoom.mode === 'pinned' ? zoom : NOT_ZOOMED;
    case 'toggled':
      return zoom.mode === 'pinned' ? NOT_ZOOMED : { mode: 'pinned', origin: event.origin ?? CENTER };
    case 'dragged':
      // The origin moves farther than the finger, so that the image moves as far as the finger.
      return zoom.mode === 'pinned'
        ? moveZoom(zoom, { x: -event.delta.x / (ZOOM_SCALE - 1), y: -event.delta.y / (ZOOM_SCALE - 1) })
        : zoom;
    case 'keyPressed':
      if (!handlesKey(zoom, event.key)) return zoom;
      return event.key === 'Escape' ? NOT_ZOOMED : moveZoom(zoom, arrowDeltas[event.key] ?? CENTER);
    default:
      return event satisfies never;
  }
}
