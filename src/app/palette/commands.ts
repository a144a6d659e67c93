import type { Words } from '#languages/words.ts';
import type { PaletteItem } from '#features/palette/paletteModel.ts';
import { getPageKeys } from '#features/palette/shortcuts.ts';
import { EXPORT_PARAM, paths } from '#features/paths.ts';
import { navigation } from '#features/shell/navigation.ts';
import type { Theme } from '#features/shell/shellModel.ts';

/** The pages of the menu. */
export const getPageItems = (copy: Words['adminShell']['navigationCopy']): readonly PaletteItem[] =>
  navigation
    .flatMap((entry) => (entry.kind === 'page' ? [entry] : entry.pages))
    .filter(({ href }) => href !== paths.addProduct)
    .map(({ name, href }) => ({
      id: `page:${href}`,
      kind: 'page',
      label: copy[name],
      keys: getPageKeys(href),
      target: { href },
    }));

const links = [
  { id: 'importProducts', href: paths.importProducts },
  { id: 'exportProducts', href: `${paths.productList}?${EXPORT_PARAM}` },
  { id: 'exportOrders', href: `${paths.orders}?${EXPORT_PARAM}` },
] as const;

/** What can be done from every page. */
export const getActionItems = (
  copy: Words['palette']['paletteCopy'],
  theme: Theme,
): readonly PaletteItem[] => [
  {
    id: 'action:addProduct',
    kind: 'action',
    label: copy.addProduct,
    keys: getPageKeys(paths.addProduct),
    target: { href: paths.addProduct },
  },
  ...links.map(({ id, href }) => ({
    id: `action:${id}`,
    kind: 'action' as const,
    label: copy[id],
    target: { href },
  })),
  {
    id: 'action:toggleTheme',
    kind: 'action',
    label: theme === 'dark' ? copy.toLight : copy.toDark,
    target: { run: 'toggleTheme' },
  },
  {
    id: 'action:showShortcuts',
    kind: 'action',
    label: copy.showShortcuts,
    keys: ['?'],
    target: { run: 'showShortcuts' },
  },
  { id: 'action:signOut', kind: 'action', label: copy.signOut, target: { run: 'signOut' } },
];
