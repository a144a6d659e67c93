import { describe, expect, it } from 'vitest';
import { findMenuPlace } from '#ui/menu/menuPlace.ts';

const window = { width: 400, height: 600 };
const menu = { width: 180, height: 120 };
const button = (left: number, top: number) => ({ left, right: left + 32, top, bottom: top + 32 });

describe('the place of a menu', () => {
  it('is below the button, at the edge it keeps to', () => {
    expect(findMenuPlace(button(200, 100), menu, window, 'left')).toEqual({
      left: 200,
      top: 136,
      maxHeight: 456,
    });
    expect(findMenuPlace(button(200, 100), menu, window, 'right').left).toBe(52);
  });

  it('is above the button where there is room only there', () => {
    expect(findMenuPlace(button(200, 500), menu, window, 'left')).toEqual({
      left: 200,
      top: 376,
      maxHeight: 488,
    });
  });

  it('stays within the window', () => {
    expect(findMenuPlace(button(380, 100), menu, window, 'left').left).toBe(212);
    expect(findMenuPlace(button(0, 100), menu, window, 'right').left).toBe(8);
  });

  it('is as high as there is room where it fits nowhere, and scrolls', () => {
    const high = { width: 180, height: 900 };
    expect(findMenuPlace(button(200, 100), high, window, 'left')).toMatchObject({ top: 136, maxHeight: 456 });
    expect(findMenuPlace(button(200, 400), high, window, 'left')).toMatchObject({ top: 8, maxHeight: 388 });
  });
});
