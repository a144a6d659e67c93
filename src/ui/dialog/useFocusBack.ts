import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Gives the focus back to what had it when a dialog was first drawn, where the dialog itself doesn't: its own way back
 * begins when its code is there, and of who asked before that, it does not know.
 */
export function useFocusBack() {
  const [opener] = useState(() => document.activeElement);
  const drawn = useRef(false);
  useLayoutEffect(() => {
    drawn.current = true;
    return () => {
      drawn.current = false;
      // The dialog's own way goes first.
      setTimeout(() => {
        const lost = !drawn.current && document.activeElement === document.body;
        if (lost && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, [opener]);
}
