import { type RefObject, useLayoutEffect } from 'react';

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
export function findMenuPlace(button: Box, menu: Size, window: Size, edge: 'left' | 'right'): MenuPlace {
  const start = edge === 'left' ? button.left : button.right - menu.width;
  const left = Math.max(WINDOW_MARGIN, Math.min(start, window.width - WINDOW_MARGIN - menu.width));
  const below = window.height - WINDOW_MARGIN - GAP - button.bottom;
  const above = button.top - GAP - WINDOW_MARGIN;
  if (menu.height <= below || above <= below) return { left, top: button.bottom + GAP, maxHeight: below };
  return { left, top: Math.max(WINDOW_MARGIN, button.top - GAP - menu.height), maxHeight: above };
}

/**
 * Keeps an open menu beside its button. It has one place to find, once: the anchor that Headless UI offers measures again
 * for each of its rules, and took as long as the menu itself.
 */
export function useMenuPlace(
  menu: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  align: 'start' | 'end',
): void {
  useLayoutEffect(() => {
    const update = () => {
      if (menu.current && button.current) place(menu.current, button.current, align);
    };
    update();
    const closed = new AbortController();
    // A dialog that is still growing takes the button along.
    for (const event of ['scroll', 'resize', 'animationend', 'transitionend'])
      addEventListener(event, update, { capture: true, passive: true, signal: closed.signal });
    return () => closed.abort();
  }, [menu, button, align]);
}

function place(menu: HTMLElement, button: HTMLElement, align: 'start' | 'end') {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  menu.style.maxHeight = '';
  const isRightToLeft = getComputedStyle(button).direction === 'rtl';
  const edge = (align === 'start') === isRightToLeft ? 'right' : 'left';
  // Not as it is drawn: it grows while it comes.
  const size = { width: menu.offsetWidth, height: menu.offsetHeight };
  const found = findMenuPlace(button.getBoundingClientRect(), size, { width, height }, edge);
  // Whole pixels, for letters between two are blurred.
  menu.style.left = `${Math.round(found.left + scrollX)}px`;
  menu.style.top = `${Math.round(found.top + scrollY)}px`;
  menu.style.maxHeight = `${found.maxHeight}px`;
}
