import { describe, expect, test } from 'vitest';
import {
  NOT_ZOOMED,
  getPointInBox,
  handlesKey,
  type Zoom,
  type ZoomEvent,
  zoomReducer,
} from '#ui/gallery/zoom.ts';

const after = (...events: ZoomEvent[]): Zoom => events.reduce(zoomReducer, NOT_ZOOMED);
const corner = { x: 0, y: 1 };

describe('getPointInBox', () => {
  const box = { left: 100, top: 50, width: 400, height: 200 };
  test('returns the position in the box, from 0 to 1', () => {
    expect(getPointInBox(box, 200, 200)).toEqual({ x: 0.25, y: 0.75 });
  });
  test('stays inside the box', () => {
    expect(getPointInBox(box, 90, 900)).toEqual({ x: 0, y: 1 });
  });
});

describe('zoom on hover', () => {
  test('follows the pointer and ends when it leaves', () => {
    expect(after({ type: 'pointerMoved', origin: corner })).toEqual({ mode: 'hover', origin: corner });
    expect(after({ type: 'pointerMoved', origin: corner }, { type: 'pointerLeft' })).toEqual(NOT_ZOOMED);
  });
  test('ignores keys and dragging', () => {
    const hover = after({ type: 'pointerMoved', origin: corner });
    expect(handlesKey(hover, 'ArrowLeft')).toBe(false);
    expect(zoomReducer(hover, { type: 'keyPressed', key: 'Escape' })).toBe(hover);
    expect(zoomReducer(hover, { type: 'dragged', delta: { x: 0.1, y: 0 } })).toBe(hover);
  });
});

describe('pinned zoom', () => {
  const pinned = after({ type: 'toggled' });
  test('starts in the middle, or where the image was tapped', () => {
    expect(pinned).toEqual({ mode: 'pinned', origin: { x: 0.5, y: 0.5 } });
    expect(after({ type: 'toggled', origin: corner })).toEqual({ mode: 'pinned', origin: corner });
  });
  test('stays when the pointer leaves, and ends when it is toggled again', () => {
    expect(zoomReducer(pinned, { type: 'pointerLeft' })).toBe(pinned);
    expect(zoomReducer(pinned, { type: 'pointerMoved', origin: corner })).toEqual({
      mode: 'pinned',
      origin: corner,
    });
    expect(zoomReducer(pinned, { type: 'toggled' })).toEqual(NOT_ZOOMED);
  });
  test('moves with the arrow keys, up to the edge', () => {
    expect(zoomReducer(pinned, { type: 'keyPressed', key: 'ArrowLeft' }).origin).toEqual({ x: 0.3, y: 0.5 });
    const steps = Array.from({ length: 9 }, (): ZoomEvent => ({ type: 'keyPressed', key: 'ArrowDown' }));
    expect(after({ type: 'toggled' }, ...steps).origin).toEqual({ x: 0.5, y: 1 });
  });
  test('ends on Escape and ignores other keys', () => {
    expect(zoomReducer(pinned, { type: 'keyPressed', key: 'Escape' })).toEqual(NOT_ZOOMED);
    expect(handlesKey(pinned, 'Enter')).toBe(false);
    expect(zoomReducer(pinned, { type: 'keyPressed', key: 'Enter' })).toBe(pinned);
  });
  test('follows the finger while dragging', () => {
    // At a scale of 1.5, half a box is outside. Dragging by a quarter of the box moves over half of that.
    expect(zoomReducer(pinned, { type: 'dragged', delta: { x: -0.25, y: 0 } }).origin).toEqual({
      x: 1,
      y: 0.5,
    });
    expect(zoomReducer(pinned, { type: 'dragged', delta: { x: 0.1, y: 0.2 } }).origin.y).toBeCloseTo(0.1);
  });
});
