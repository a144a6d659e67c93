import { useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';
import { pageShortcuts } from '#features/palette/shortcuts.ts';

type ShortcutListeners = { onPalette: () => void; onSheet: () => void; onPage: (href: string) => void };

/**
 * Tells whether a key types no Latin letter, as on an Arabic or Hindi keyboard: then its place counts. Where letters are Latin,
 * what is printed on the key does.
 */
const isOfOtherScript = ({ key }: KeyboardEvent) => /^(?!\p{Script=Latin})[\p{L}\p{M}]/u.test(key);

/** The keys of 'g d' by their places: 'KeyG KeyD'. */
const toPlaces = (keys: readonly string[]) => keys.map((key) => `Key${key.toUpperCase()}`).join(' ');

const isDialogOpen = () => document.querySelector('[aria-modal="true"]') !== null;

/** Fields, and what finds an entry by its first letter. */
const TYPING = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]';

const isTyping = (event: KeyboardEvent) =>
  event.isComposing || (event.target instanceof Element && event.target.closest(TYPING) !== null);

/** Listens for the product's shortcuts. None works over a dialog, and no plain letter while somebody types. */
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
      if (isOfOtherScript(event)) act(event);
    };
    const pages = pageShortcuts.flatMap(({ keys, href }) => {
      const lead = unlessBusy(() => goTo(href));
      return [
        [keys.join(' '), lead],
        [toPlaces(keys), byPlace(lead)],
      ];
    });
    // No letter: it types nothing, so that it works in a field too.
    const showPalette = (event: KeyboardEvent) => {
      if (isDialogOpen()) return;
      event.preventDefault();
      openPalette();
    };
    return tinykeys(window, {
      ...Object.fromEntries(pages),
      // Where the question mark is, and whether it needs Shift, differs by keyboard.
      '?': unlessBusy(openSheet),
      'Shift+?': unlessBusy(openSheet),
      'Shift+؟': unlessBusy(openSheet),
      '$mod+k': showPalette,
      '$mod+KeyK': byPlace(showPalette),
    });
  }, [status]);
}
