import type { Words } from '#languages/words.ts';
import { pageShortcuts } from './shortcuts.ts';

type ShortcutCopy = Words['palette']['shortcutCopy'];
/** `Mod` is Command on a Mac and Ctrl elsewhere. */
type Shortcut = { id: keyof ShortcutCopy['shortcuts']; keys: readonly string[] };
type ShortcutSection = { name: keyof ShortcutCopy['sections']; shortcuts: readonly Shortcut[] };

/** Every shortcut of the product, in the order in which the sheet lists them. */
export const shortcutSections: readonly ShortcutSection[] = [
  {
    name: 'everywhere',
    shortcuts: [
      { id: 'openPalette', keys: ['Mod+K'] },
      { id: 'showSheet', keys: ['?'] },
      ...pageShortcuts,
      { id: 'notifications', keys: ['F8'] },
    ],
  },
  {
    name: 'lists',
    shortcuts: [
      { id: 'selectNext', keys: ['Shift+↓'] },
      { id: 'selectPrevious', keys: ['Shift+↑'] },
      { id: 'editCell', keys: ['F2'] },
      { id: 'saveCell', keys: ['Enter'] },
      { id: 'saveCellAndGoOn', keys: ['Tab'] },
      { id: 'cancel', keys: ['Esc'] },
    ],
  },
  { name: 'form', shortcuts: [{ id: 'saveProduct', keys: ['Mod+Enter'] }] },
];
