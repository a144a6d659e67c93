import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { pageShortcuts } from '#features/palette/shortcuts.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';

type ShortcutListeners = { onPalette: () => void; onSheet: () => void; onPage: (href: string) => void };

const isDialogOpen = () => document.documentElement.hasAttribute('data-dialog');

/** Fields, and what finds an entry by its first letter. */
const TYPING = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]';

const isTyping = (event: KeyboardEvent) =>
  event.isComposing || (event.target instanceof Element && event.target.closest(TYPING) !== null);

/** Listens for the product's shortcuts. None works over a dialog, and no plain letter while somebody types. */
export function useShortcuts(status: 'listening' | 'off', { onPalette, onSheet, onPage }: ShortcutListeners) {
  const openPalette = useEventCallback(onPalette);
  const openSheet = useEventCallback(onSheet);
  const goTo = useEventCallback(onPage);
  useEffect(() => {
    if (status === 'off') return;
    const unlessBusy = (act: () => void) => (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event) || isDialogOpen()) return;
      event.preventDefault();
      act();
    };
    const pages = pageShortcuts.map(({ keys, href }) => [keys.join(' '), unlessBusy(() => goTo(href))]);
    return tinykeys(window, {
      ...Object.fromEntries(pages),
      // Where the question mark is, and whether it needs Shift, differs by keyboard.
      '?': unlessBusy(openSheet),
      'Shift+?': unlessBusy(openSheet),
      // No letter: it types nothing, so that it works in a field too.
      '$mod+k': (event) => {
        if (isDialogOpen()) return;
        event.preventDefault();
        openPalette();
      },
    });
  }, [status, openPalette, openSheet, goTo]);
}
