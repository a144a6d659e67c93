import { type FocusEvent, type RefObject, useRef } from 'react';
import type { ListHandle } from '#features/list/ListTable.tsx';
import { MAIN_ID } from '#ui/app-shell/SkipLink.tsx';

/** The bar's buttons are gone with the selection: then the focus goes back to where it came from, or to the next row. */
export function useBarFocus(table: RefObject<ListHandle | null>) {
  const cameFrom = useRef<HTMLElement>(null);
  const firstIndex = useRef(0);
  const restore = () => {
    // A dialog first gives it back to the button that opened it.
    setTimeout(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      if (table.current) table.current.focusRow(firstIndex.current);
      else document.getElementById(MAIN_ID)?.focus();
    });
  };
  return {
    restore,
    restoreFocus() {
      if (cameFrom.current?.isConnected) cameFrom.current.focus();
      else restore();
    },
    /** Where the first of the rows stands that an action may take away. */
    rememberRow: (index: number) => {
      firstIndex.current = Math.max(0, index);
    },
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        cameFrom.current = relatedTarget;
    },
  };
}
