import { paths } from '../paths.ts';

/** Keys as a person reads them, one after the other. `Mod` is Command on a Mac and Ctrl elsewhere. */
export type ShortcutId = 'openPalette' | 'showSheet' | 'dashboard' | 'products' | 'orders' | 'newProduct';
export type Shortcut = { id: ShortcutId; keys: readonly string[] };

/** Sequences that lead to a page. */
export const pageShortcuts = [
  { id: 'dashboard', keys: ['g', 'd'], href: paths.dashboard },
  { id: 'products', keys: ['g', 'p'], href: paths.productList },
  { id: 'orders', keys: ['g', 'o'], href: paths.orders },
  { id: 'newProduct', keys: ['n', 'p'], href: paths.addProduct },
] as const satisfies readonly (Shortcut & { href: string })[];

/** Every shortcut, in the order in which the sheet lists them. */
export const shortcuts: readonly Shortcut[] = [
  { id: 'openPalette', keys: ['Mod+K'] },
  { id: 'showSheet', keys: ['?'] },
  ...pageShortcuts,
];

/** Returns the keys that lead to an address, if there are any. */
export const getPageKeys = (href: string): readonly string[] | undefined =>
  pageShortcuts.find((one) => one.href === href)?.keys;
