import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isDialogOpen } from '../dialog/isDialogOpen.ts';

/** Height of the area at the bottom that toasts may cover. Taller bars are ignored. */
const TOAST_AREA_PX = 128;

/** Space between toasts and the bar or edge next to them, and the height of the header above them, in px. */
const GAP_PX = 16;
const HEADER_PX = 64;

/** The stack has padding for its shadows. */
const SHADOW_PX = 16;

/** Width of the narrowest toasts beside a dialog. */
const MIN_WIDTH_PX = 240;

/** Until then, a form has scrolled to its first error. */
const SETTLE_FRAMES = 5;

const getToastHeight = (toasts: HTMLElement) => toasts.getBoundingClientRect().height - 2 * SHADOW_PX;

const hasRoomBelow = ({ bottom }: DOMRect, toasts: HTMLElement) =>
  innerHeight - bottom >= getToastHeight(toasts) + 2 * GAP_PX;

/** The bars of the page, or of the open dialog, above or below which toasts stand. */
function findBars(toasts: DOMRect): DOMRect[] {
  const elements = document.querySelectorAll('[data-toast-obstacle]:not([inert] *)');
  return Array.from(elements, (bar) => bar.getBoundingClientRect()).filter(
    ({ height, left, right }) =>
      height > 0 && height <= TOAST_AREA_PX && left < toasts.right && right > toasts.left,
  );
}

function coversBar(toasts: HTMLElement): boolean {
  const box = toasts.getBoundingClientRect();
  return findBars(box).some(
    ({ top, bottom }) => top < box.bottom - SHADOW_PX && bottom > box.top + SHADOW_PX,
  );
}

/** Returns the height of the bars at the bottom of the window, in px. Ignores bars behind a dialog or beside the toasts. */
function getBarHeight(toasts: HTMLElement): number {
  const obstacles = findBars(toasts.getBoundingClientRect()).filter(
    (bar) => bar.bottom > innerHeight - TOAST_AREA_PX && !hasRoomBelow(bar, toasts),
  );
  return Math.max(0, ...obstacles.map(({ top }) => innerHeight - top));
}

type Place = 'top' | 'bottom';

/** Returns how much of some elements toasts would cover. */
function getCovered(
  elements: readonly Element[],
  place: Place,
  { toasts, barHeight }: { toasts: HTMLElement; barHeight: number },
): number {
  const { left, right, height } = toasts.getBoundingClientRect();
  const end = innerHeight - barHeight - GAP_PX;
  const [top, bottom] = place === 'top' ? [0, HEADER_PX + height] : [end - height, end];
  return elements
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.right > left && box.left < right)
    .reduce((sum, box) => sum + Math.max(0, Math.min(box.bottom, bottom) - Math.max(box.top, top)), 0);
}

/** The innermost open dialog. */
const findDialog = () => [...document.querySelectorAll('[aria-modal="true"] [data-dialog-panel]')].at(-1);

/** The fields of a form with a save bar. */
const findFields = () =>
  document.querySelector('[data-toast-obstacle="form"]:not([inert] *)')
    ? [...document.querySelectorAll('form :is(input, textarea, [role="combobox"], [data-drop])')]
    : [];

/** Returns the width for toasts beside a dialog that leaves no room below; undefined if they don't need or have it. */
function getWidthBeside(dialog: Element, toasts: HTMLElement): number | undefined {
  const panel = dialog.getBoundingClientRect();
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const width = (isRightToLeft ? panel.left : innerWidth - panel.right) - 2.5 * GAP_PX;
  return width < MIN_WIDTH_PX || hasRoomBelow(panel, toasts) ? undefined : width;
}

/**
 * Places toasts at the bottom, where they cover neither a bar nor the content of a dialog, or below the header: over a
 * form, whose fields they would cover, and over the bottom sheet that a dialog is on a phone. They never cover the focused
 * element. Measures in every frame, because bars move while the page scrolls.
 */
export function useToastPlace(viewport: RefObject<HTMLElement | null>, newestId: number | undefined) {
  const choice = useRef<Choice>({ toast: undefined, focused: null, place: 'bottom', frames: 0 });
  const isShown = newestId !== undefined;
  useLayoutEffect(() => {
    choice.current = { ...choice.current, toast: newestId, frames: SETTLE_FRAMES };
  }, [newestId]);
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    let frame = 0;
    const update = () => {
      const element = viewport.current;
      // Below the pointer they keep their place, unless a bar has come there.
      if (element && (!element.hasAttribute('data-expanded') || coversBar(element)))
        placeToasts(element, choice.current);
      frame = requestAnimationFrame(update);
    };
    update();
    return () => cancelAnimationFrame(frame);
  }, [viewport, isShown]);
}

/**
 * The place of toasts over a form. It is chosen again for a new toast and when the focus moves, in the next few frames.
 * Scrolling doesn't change it.
 */
type Choice = { toast: number | undefined; focused: Element | null; place: Place; frames: number };

function placeToasts(toasts: HTMLElement, choice: Choice) {
  const dialog = findDialog();
  const width = dialog && getWidthBeside(dialog, toasts);
  toasts.style.setProperty('--width-beside', width === undefined ? null : `${width}px`);
  toasts.toggleAttribute('data-beside', width !== undefined);
  const barHeight = getBarHeight(toasts);
  toasts.style.setProperty('--bar-height', `${barHeight}px`);

  /** Negative if toasts cover less at the top, positive if they cover less at the bottom. */
  const compare = (elements: readonly Element[]) =>
    getCovered(elements, 'top', { toasts, barHeight }) -
    getCovered(elements, 'bottom', { toasts, barHeight });
  const focused = document.activeElement;
  if (choice.focused !== focused) {
    choice.focused = focused;
    choice.frames = SETTLE_FRAMES;
  }
  if (choice.frames > 0) {
    choice.frames -= 1;
    const fields = findFields();
    choice.place = fields.length > 0 && compare(fields) <= 0 ? 'top' : 'bottom';
  }
  const focusBalance =
    focused && focused !== document.body && !toasts.contains(focused) ? compare([focused]) : 0;
  const isSheet = isDialogOpen() && matchMedia('(width < 40rem)').matches;
  const isPreferred = !dialog && choice.place === 'top';
  toasts.toggleAttribute('data-at-top', isSheet || (focusBalance === 0 ? isPreferred : focusBalance < 0));
}
