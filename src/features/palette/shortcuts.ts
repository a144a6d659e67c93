import { isPageOffered } from '../capabilities/isPageOffered.ts';
import { paths } from '../paths.ts';

/** Apple devices use Command instead of Ctrl. */
export const isMac = /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** Shortcut that opens the palette, in the syntax of `aria-keyshortcuts`. */
export const PALETTE_KEYS = isMac ? 'Meta+K' : 'Control+K';

/** Keys pressed in sequence. */
type PageShortcut = { id: string; keys: readonly string[]; href: string };

/** All sequences that open a page. */
export const pageShortcuts = [
  { id: 'dashboard', keys: ['g', 'd'], href: paths.dashboard },
  { id: 'products', keys: ['g', 'p'], href: paths.productList },
  { id: 'orders', keys: ['g', 'o'], href: paths.orders },
  { id: 'customers', keys: ['g', 'c'], href: paths.customers },
  { id: 'reports', keys: ['g', 'r'], href: paths.reports },
  { id: 'activity', keys: ['g', 'a'], href: paths.activity },
  { id: 'newProduct', keys: ['n', 'p'], href: paths.addProduct },
  { id: 'newOrder', keys: ['n', 'o'], href: paths.newOrder },
] as const satisfies readonly PageShortcut[];

/** Returns the sequences that open a page, with the capabilities of the backend. */
export const getPageShortcuts = (capabilities: readonly string[]) =>
  pageShortcuts.filter(({ href }) => isPageOffered(href, capabilities));

/** Returns the keys that open a page, if any. */
export const getPageKeys = (href: string): readonly string[] | undefined =>
  pageShortcuts.find((shortcut) => shortcut.href === href)?.keys;
