import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Gives the focus back to what had it when a dialog was drawn, where the dialog itself has nowhere to give it to: one
 * that closes below another never had it back from that one.
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
