import { useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';
import { pageShortcuts } from '#features/palette/shortcuts.ts';

type ShortcutListeners = { onPalette: () => void; onSheet: () => void; onPage: (href: string) => void };

/**
 * Returns whether a key types no Latin letter, as on an Arabic or Hindi keyboard. Then its position (`code`)
 * counts.
 */
const isNonLatin = ({ key }: KeyboardEvent) => /^(?!\p{Script=Latin})[\p{L}\p{M}]/u.test(key);

/** Converts 'g d' to key codes: 'KeyG KeyD'. */
const toKeyCodes = (keys: readonly string[]) => keys.map((key) => `Key${key.toUpperCase()}`).join(' ');

const isDialogOpen = () => document.querySelector('[aria-modal="true"]') !== null;

/** Elements in which letters are typed, or find an entry. */
const TYPING = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]';

const isTyping = (event: KeyboardEvent) =>
  event.isComposing || (event.target instanceof Element && event.target.closest(TYPING) !== null);

/** Listens for the app's shortcuts. They are off over a dialog, and plain letters are off in fields. */
export function useShortcuts(status: 'listening' | 'off', { onPalette, onSheet, onPage }: ShortcutListeners) {
  const openPalette = useEffectEvent(onPalette);
  const openSheet = useEffectEvent(onSheet);
  const goTo = useEffectEvent(onPage);
  useEffect(() => {
    if (status === 'off') return;
    const unlessBusy = (act: () => void) => (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event) || isDialogOpen()) return;
      event.preventDefault();
      act();
    };
    const byPlace = (act: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
      if (isNonLatin(event)) act(event);
    };
    const pages = pageShortcuts.flatMap(({ keys, href }) => {
      const lead = unlessBusy(() => goTo(href));
      return [
        [keys.join(' '), lead],
        [toKeyCodes(keys), byPlace(lead)],
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
      // The question mark is on another key, with or without Shift, on each keyboard.
      '?': unlessBusy(openSheet),
      'Shift+?': unlessBusy(openSheet),
      'Shift+؟': unlessBusy(openSheet),
      '$mod+k': showPalette,
      '$mod+KeyK': byPlace(showPalette),
    });
  }, [status]);
}
