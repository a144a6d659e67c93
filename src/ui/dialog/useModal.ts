import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { lockScroll } from './lockScroll.ts';
import { trapTab } from './tabStops.ts';
import { addOpenDialog, isTopDialog } from './openDialogs.ts';

/**
 * For as long as it is drawn the dialog, or what has `data-autofocus` in it, has the focus, and gives it back to what had
 * it before.
 */
export function useModal(ref: RefObject<HTMLElement | null>, onEscape: () => void) {
  const escape = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog;
    first.focus({ preventScroll: true });
    // Before the page is marked, which styles all of it anew: it measures.
    const unlockScroll = lockScroll();
    const removeOpenDialog = addOpenDialog(dialog);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isTopDialog(dialog) || !isInside(dialog, event.target)) return;
      if (event.key === 'Tab') trapTab(dialog, event);
      if (event.key === 'Escape') {
        event.preventDefault();
        escape();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      removeOpenDialog();
      unlockScroll();
      if (opener instanceof HTMLElement && isInside(dialog, document.activeElement))
        opener.focus({ preventScroll: true });
    };
  }, [ref]);
}

/** The body has the focus where what had it is gone. */
const isInside = (dialog: HTMLElement, target: EventTarget | null) =>
  target === document.body || (target instanceof Node && dialog.contains(target));
