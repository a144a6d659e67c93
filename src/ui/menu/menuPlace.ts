import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

type Size = { width: number; height: number };
type Box = { left: number; right: number; top: number; bottom: number };

export type MenuPlace = {
  /** Of the window, in px. */
  left: number;
  top: number;
  /** What there is room for; the menu scrolls beyond it. */
  maxHeight: number;
};

/** Between the button and the menu, and between the menu and the window's edges. */
const GAP = 4;
const WINDOW_MARGIN = 8;

/** Below the button, or above it where only that has room; within the window, whatever the button's edge. */
export function findMenuPlace(
  button: Box,
  menu: Size,
  window: Size,
  edge: 'left' | 'right',
  gap = GAP,
): MenuPlace {
  const start = edge === 'left' ? button.left : button.right - menu.width;
  const left = Math.max(WINDOW_MARGIN, Math.min(start, window.width - WINDOW_MARGIN - menu.width));
  const below = window.height - WINDOW_MARGIN - gap - button.bottom;
  const above = button.top - gap - WINDOW_MARGIN;
  if (menu.height <= below || above <= below) return { left, top: button.bottom + gap, maxHeight: below };
  return { left, top: Math.max(WINDOW_MARGIN, button.top - gap - menu.height), maxHeight: above };
}

export type MenuPlaceOptions = {
  /** The button's edge that the menu keeps to. @default 'end' */
  align?: 'start' | 'end' | undefined;
  /** Between the two, in px. @default 4 */
  gap?: number | undefined;
};

/**
 * Keeps an open menu or list beside its button, also while that moves. The anchor that Headless UI offers measures again
 * for each of its rules, took as long as the menu itself.
 */
export function useMenuPlace(
  menu: RefObject<HTMLElement | null>,
  getButton: () => HTMLElement | null,
  { align = 'end', gap = GAP }: MenuPlaceOptions = {},
): void {
  const findButton = useEffectEvent(getButton);
  useLayoutEffect(() => {
    let placed = '';
    let frame = 0;
    // With each frame: no event tells that something beside the button has become longer and taken it along.
    const follow = () => {
      const button = findButton();
      if (menu.current && button && measure(menu.current, button) !== placed) {
        place(menu.current, button, { align, gap });
        placed = measure(menu.current, button);
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [menu, align, gap]);
}

/** Returns all that a menu's place depends on, as one text to compare. */
function measure(menu: HTMLElement, button: HTMLElement): string {
  const { left, top, width, height } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const sizes = [width, height, menu.offsetWidth, menu.scrollHeight, clientWidth, clientHeight];
  return [left, top, scrollX, scrollY, ...sizes].join();
}

function place(
  menu: HTMLElement,
  button: HTMLElement,
  { align, gap }: { align: 'start' | 'end'; gap: number },
) {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  menu.style.maxHeight = '';
  const isRightToLeft = getComputedStyle(button).direction === 'rtl';
  const edge = (align === 'start') === isRightToLeft ? 'right' : 'left';
  // Not as it is drawn: it grows while it comes.
  const size = { width: menu.offsetWidth, height: menu.offsetHeight };
  const { maxHeight, position } = getComputedStyle(menu);
  const own = Number.parseFloat(maxHeight) || Infinity;
  const found = findMenuPlace(button.getBoundingClientRect(), size, { width, height }, edge, gap);
  // A dialog stands still where the page is scrolled, and so does what opens in it.
  const [x, y] = position === 'fixed' ? [0, 0] : [scrollX, scrollY];
  // Whole pixels, for letters between two are blurred.
  menu.style.left = `${Math.round(found.left + x)}px`;
  menu.style.top = `${Math.round(found.top + y)}px`;
  menu.style.maxHeight = `${Math.min(found.maxHeight, own)}px`;
}
