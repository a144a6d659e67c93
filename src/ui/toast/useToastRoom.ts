import { useLayoutEffect } from 'react';

/** What toasts make room for: a dialog, one that leaves no room at its sides, or a bar at the bottom of the page. */
export type ToastRoom = 'dialog' | 'dialog-xl' | 'bar';

const shown: ToastRoom[] = [];

function showInDocument() {
  const room = shown.findLast((one) => one !== 'bar') ?? shown.at(-1);
  if (room) document.documentElement.dataset['toastRoom'] = room;
  else delete document.documentElement.dataset['toastRoom'];
}

/**
 * Moves the toasts while a dialog or bar is rendered (toast.css). An attribute, because `:root:has(…) .toasts` makes the
 * browser check the whole page for each added element.
 */
export function useToastRoom(room: ToastRoom) {
  useLayoutEffect(() => {
    shown.push(room);
    showInDocument();
    return () => {
      shown.splice(shown.lastIndexOf(room), 1);
      showInDocument();
    };
  }, [room]);
}
