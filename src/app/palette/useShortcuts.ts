import { useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';
import { isDialogOpen } from '#ui/dialog/isDialogOpen.ts';
import { isNonLatin, isTyping } from '#features/keyboard/letterKeys.ts';
import { getPageShortcuts } from '#features/palette/shortcuts.ts';

type ShortcutOptions = {
  /** Of the backend. */
  capabilities: readonly string[];
  onPalette: () => void;
  onSheet: () => void;
  onPage: (href: string) => void;
};

/** Converts 'g d' to key codes: 'KeyG KeyD'. */
const toKeyCodes = (keys: readonly string[]) => keys.map((key) => `Key${key.toUpperCase()}`).join(' ');

/**
 * Listens for the app's shortcuts, unless a dialog is open. In fields, or without letter keys, only the palette's
 * shortcut works.
 */
export function useShortcuts(
  status: 'listening' | 'withoutLetters' | 'off',
  { capabilities, onPalette, onSheet, onPage }: ShortcutOptions,
) {
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
    const pages = getPageShortcuts(capabilities).flatMap(({ keys, href }) => {
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
    const openSearch = unlessTyping(openPalette);
    const letters = {
      ...Object.fromEntries(pages),
      // A list focuses its own search instead. Some keyboards type a slash with Shift.
      '/': openSearch,
      'Shift+/': openSearch,
      Slash: ifNonLatin(openSearch),
      // Some keyboards type a question mark without Shift.
      '?': unlessTyping(openSheet),
      'Shift+?': unlessTyping(openSheet),
      'Shift+؟': unlessTyping(openSheet),
    };
    return tinykeys(window, {
      ...(status === 'listening' && letters),
      '$mod+k': showPalette,
      '$mod+KeyK': ifNonLatin(showPalette),
    });
  }, [status, capabilities]);
}
