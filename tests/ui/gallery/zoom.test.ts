import { describe, expect, test } from 'vitest';
import {
  NOT_ZOOMED,
  getPointInBox,
  usesKey,
  type Zoom,
  type ZoomEvent,
  zoomReducer,
} from '#ui/gallery/zoom.ts';

const after = (...events: ZoomEvent[]): Zoom => events.reduce(zoomReducer, NOT_ZOOMED);
const corner = { x: 0, y: 1 };

describe('the point under the pointer', () => {
  const box = { left: 100, top: 50, width: 400, height: 200 };
  test('is relative to the box', () => {
    expect(getPointInBox(box, 200, 200)).toEqual({ x: 0.25, y: 0.75 });
  });
  test('never leaves the box', () => {
    expect(getPointInBox(box, 90, 900)).toEqual({ x: 0, y: 1 });
  });
});

describe('zoom by pointer', () => {
  test('follows the pointer and ends with it', () => {
    expect(after({ type: 'hovered', at: corner })).toEqual({ mode: 'hover', at: corner });
    expect(after({ type: 'hovered', at: corner }, { type: 'left' })).toEqual(NOT_ZOOMED);
  });
  test('ignores keys and dragging', () => {
    const hover = after({ type: 'hovered', at: corner });
    expect(usesKey(hover, 'ArrowLeft')).toBe(false);
    expect(zoomReducer(hover, { type: 'stepped', key: 'Escape' })).toBe(hover);
    expect(zoomReducer(hover, { type: 'dragged', by: { x: 0.1, y: 0 } })).toBe(hover);
  });
});

describe('toggled zoom', () => {
  const toggled = after({ type: 'toggled' });
  test('starts in the middle, or where it was tapped', () => {
    expect(toggled).toEqual({ mode: 'held', at: { x: 0.5, y: 0.5 } });
    expect(after({ type: 'toggled', at: corner })).toEqual({ mode: 'held', at: corner });
  });
  test('remains when the pointer leaves, and ends with another press', () => {
    expect(zoomReducer(toggled, { type: 'left' })).toBe(toggled);
    expect(zoomReducer(toggled, { type: 'hovered', at: corner })).toEqual({ mode: 'held', at: corner });
    expect(zoomReducer(toggled, { type: 'toggled' })).toEqual(NOT_ZOOMED);
  });
  test('moves with the arrow keys up to the edge', () => {
    expect(zoomReducer(toggled, { type: 'stepped', key: 'ArrowLeft' }).at).toEqual({ x: 0.3, y: 0.5 });
    const steps = Array.from({ length: 9 }, (): ZoomEvent => ({ type: 'stepped', key: 'ArrowDown' }));
    expect(after({ type: 'toggled' }, ...steps).at).toEqual({ x: 0.5, y: 1 });
  });
  test('ends with Escape and ignores other keys', () => {
    expect(zoomReducer(toggled, { type: 'stepped', key: 'Escape' })).toEqual(NOT_ZOOMED);
    expect(usesKey(toggled, 'Enter')).toBe(false);
    expect(zoomReducer(toggled, { type: 'stepped', key: 'Enter' })).toBe(toggled);
  });
  test('follows a dragging finger', () => {
    // At 150 %, half a box overflows. Dragging by a quarter of the box moves half of that.
    expect(zoomReducer(toggled, { type: 'dragged', by: { x: -0.25, y: 0 } }).at).toEqual({ x: 1, y: 0.5 });
    expect(zoomReducer(toggled, { type: 'dragged', by: { x: 0.1, y: 0.2 } }).at.y).toBeCloseTo(0.1);
  });
});
