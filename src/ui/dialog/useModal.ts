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
    const place = getRowPlace(opener);
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
      if (!isInside(dialog, document.activeElement)) return;
      const target = opener?.isConnected ? opener : place && findControlAt(place);
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, [ref]);
}

type RowPlace = { body: HTMLTableSectionElement; index: number };

function getRowPlace(opener: Element | null): RowPlace | undefined {
  const row = opener?.closest('tr');
  const body = row?.parentElement;
  return row && body instanceof HTMLTableSectionElement
    ? { body, index: [...body.rows].indexOf(row) }
    : undefined;
}

/** The row of the opener has left the table: returns a control of the row in its place. */
const findControlAt = ({ body, index }: RowPlace) =>
  body.rows[Math.min(index, body.rows.length - 1)]?.querySelector('a, button');

/** The body has the focus where what had it is gone. */
const isInside = (dialog: HTMLElement, target: EventTarget | null) =>
  target === document.body || (target instanceof Node && dialog.contains(target));
