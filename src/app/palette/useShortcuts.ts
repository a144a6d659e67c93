import { useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';
import { isDialogOpen } from '#ui/dialog/isDialogOpen.ts';
import { pageShortcuts } from '#features/palette/shortcuts.ts';

type ShortcutListeners = { onPalette: () => void; onSheet: () => void; onPage: (href: string) => void };

/** Returns whether a key types a letter that isn't Latin, as on Arabic and Hindi keyboards. */
const isNonLatin = ({ key }: KeyboardEvent) => /^(?!\p{Script=Latin})[\p{L}\p{M}]/u.test(key);

/** Converts 'g d' to key codes: 'KeyG KeyD'. */
const toKeyCodes = (keys: readonly string[]) => keys.map((key) => `Key${key.toUpperCase()}`).join(' ');

/** Elements that use letter keys: fields, and lists that jump to an option. */
const USES_LETTERS =
  'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]';

const isTyping = (event: KeyboardEvent) =>
  event.isComposing || (event.target instanceof Element && event.target.closest(USES_LETTERS) !== null);

/** Listens for the app's shortcuts, unless a dialog is open. In fields, only the palette's shortcut works. */
export function useShortcuts(status: 'listening' | 'off', { onPalette, onSheet, onPage }: ShortcutListeners) {
  const openPalette = useEffectEvent(onPalette);
  const openSheet = useEffectEvent(onSheet);
  const goTo = useEffectEvent(onPage);
  useEffect(() => {
    if (status === 'off') return;
    const unlessTyping = (action: () => void) => (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event) || isDialogOpen()) return;
      event.preventDefault();
      action();
    };
    const ifNonLatin = (listener: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
      if (isNonLatin(event)) listener(event);
    };
    // By letter and, on keyboards without Latin letters, by the position of the key.
    const pages = pageShortcuts.flatMap(({ keys, href }) => {
      const goToPage = unlessTyping(() => goTo(href));
      return [
        [keys.join(' '), goToPage],
        [toKeyCodes(keys), ifNonLatin(goToPage)],
      ];
    });
    // Works in fields too, because it types nothing.
    const showPalette = (event: KeyboardEvent) => {
      if (isDialogOpen()) return;
      event.preventDefault();
      openPalette();
    };
    return tinykeys(window, {
      ...Object.fromEntries(pages),
      // Some keyboards type a question mark without Shift.
      '?': unlessTyping(openSheet),
      'Shift+?': unlessTyping(openSheet),
      'Shift+؟': unlessTyping(openSheet),
      '$mod+k': showPalette,
      '$mod+KeyK': ifNonLatin(showPalette),
    });
  }, [status]);
}
