import { paths } from '../paths.ts';

/** Where Command is what Ctrl is elsewhere. */
export const isMac = /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** Opens the palette, as `aria-keyshortcuts` spells it. */
export const MOD_K = isMac ? 'Meta+K' : 'Control+K';

/** Keys as a person reads them, one after the other. */
type PageShortcut = { id: string; keys: readonly string[]; href: string };

/** Sequences that lead to a page. */
export const pageShortcuts = [
  { id: 'dashboard', keys: ['g', 'd'], href: paths.dashboard },
  { id: 'products', keys: ['g', 'p'], href: paths.productList },
  { id: 'orders', keys: ['g', 'o'], href: paths.orders },
  { id: 'reports', keys: ['g', 'r'], href: paths.reports },
  { id: 'newProduct', keys: ['n', 'p'], href: paths.addProduct },
] as const satisfies readonly PageShortcut[];

/** Returns the keys that lead to an address, if there are any. */
export const getPageKeys = (href: string): readonly string[] | undefined =>
  pageShortcuts.find((one) => one.href === href)?.keys;
