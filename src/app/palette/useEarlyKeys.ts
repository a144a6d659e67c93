import { useEffect, useEffectEvent } from 'react';

type EarlyKeyListeners = { onQuery: (change: (query: string) => string) => void; onClose: () => void };

const DIALOGS = '[role=dialog], [role=alertdialog]';

/** Returns whether a key types a character. On some keyboards that takes AltGr, which also counts as Ctrl and Alt. */
const isCharacter = (event: KeyboardEvent) =>
  [...event.key].length === 1 &&
  (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey));

/**
 * Adds typed characters to the query until the palette's field has the focus, which takes a moment on first use. The
 * page doesn't get these keys.
 */
export function useEarlyKeys(palette: 'open' | 'closed', { onQuery, onClose }: EarlyKeyListeners) {
  const changeQuery = useEffectEvent(onQuery);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (palette === 'closed') return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || (event.target instanceof Element && event.target.closest(DIALOGS))) return;
      if (isCharacter(event)) changeQuery((query) => query + event.key);
      else if (event.key === 'Backspace') changeQuery((query) => query.slice(0, -1));
      else if (event.key === 'Escape') close();
      // Otherwise it would press the focused button or submit a form.
      else if (event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [palette]);
}
