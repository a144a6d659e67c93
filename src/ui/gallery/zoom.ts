export type Point = { x: number; y: number };
export type Box = { left: number; top: number; width: number; height: number };

/** `hover` ends when the pointer leaves; `held` lasts until it is toggled off. */
export type Zoom = { mode: 'off' | 'hover' | 'held'; at: Point };

export type ZoomEvent =
  | { type: 'hovered'; at: Point }
  | { type: 'left' }
  | { type: 'toggled'; at?: Point }
  /** Movement as a share of the box. */
  | { type: 'dragged'; by: Point }
  | { type: 'stepped'; key: string };

export const ZOOM_SCALE = 1.5;
const middle: Point = { x: 0.5, y: 0.5 };
const step = 0.2;

export const NOT_ZOOMED: Zoom = { mode: 'off', at: middle };

const clamp = (share: number) => Math.max(0, Math.min(share, 1));
const clampPoint = ({ x, y }: Point): Point => ({ x: clamp(x), y: clamp(y) });
const moveZoom = (zoom: Zoom, by: Point): Zoom => ({
  ...zoom,
  at: clampPoint({ x: zoom.at.x + by.x, y: zoom.at.y + by.y }),
});

const steps: Record<string, Point> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** Returns the pointer's position as a share of the box. That point stays in place while the image grows. */
export function getPointInBox(box: Box, clientX: number, clientY: number): Point {
  return clampPoint({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
}

/** Arrow keys and Escape only work while held. */
export const usesKey = ({ mode }: Zoom, key: string) => mode === 'held' && (key === 'Escape' || key in steps);

export function zoomReducer(zoom: Zoom, event: ZoomEvent): Zoom {
  switch (event.type) {
    case 'hovered':
      return { mode: zoom.mode === 'held' ? 'held' : 'hover', at: event.at };
    case 'left':
      return zoom.mode === 'held' ? zoom : NOT_ZOOMED;
    case 'toggled':
      return zoom.mode === 'held' ? NOT_ZOOMED : { mode: 'held', at: event.at ?? middle };
    case 'dragged':
      // Only the overflow can be moved, so the image moves faster than the finger.
      return zoom.mode === 'held'
        ? moveZoom(zoom, { x: -event.by.x / (ZOOM_SCALE - 1), y: -event.by.y / (ZOOM_SCALE - 1) })
        : zoom;
    case 'stepped':
      if (!usesKey(zoom, event.key)) return zoom;
      return event.key === 'Escape' ? NOT_ZOOMED : moveZoom(zoom, steps[event.key] ?? middle);
    default:
      return event satisfies never;
  }
}
