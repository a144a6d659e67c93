import type { Words } from '#languages/words.ts';
import {
  Boxes,
  ChartColumn,
  GalleryHorizontalEnd,
  LayoutDashboard,
  type LucideIcon,
  Package,
  PanelBottom,
  PanelRight,
  PanelTop,
  ShoppingCart,
} from 'lucide-react';
import { paths } from '../paths.ts';

/** Which of the words an entry is labelled with; it names the entry in every language. */
export type NavigationName = keyof Words['adminShell']['navigationCopy'];

/** A page in the menu; `holds` are the beginnings of the addresses that are reached from it alone. */
type NavigationPage = { name: NavigationName; href: string; holds?: readonly string[] };
export type NavigationEntry =
  | (NavigationPage & { kind: 'page'; icon: LucideIcon })
  | { kind: 'group'; name: NavigationName; icon: LucideIcon; pages: readonly NavigationPage[] };

/** The sidebar's entries, in their order. */
export const navigation: readonly NavigationEntry[] = [
  { kind: 'page', name: 'dashboard', icon: LayoutDashboard, href: paths.dashboard },
  { kind: 'page', name: 'bannerSlides', icon: GalleryHorizontalEnd, href: paths.bannerSlides },
  { kind: 'page', name: 'categories', icon: Boxes, href: paths.categories },
  {
    kind: 'group',
    name: 'products',
    icon: Package,
    pages: [
      {
        name: 'productList',
        href: paths.productList,
        holds: [paths.viewProduct(''), paths.editProduct(''), paths.importProducts],
      },
      { name: 'productUpload', href: paths.addProduct },
      { name: 'productRam', href: paths.productRam },
      { name: 'productWeight', href: paths.productWeight },
      { name: 'productSize', href: paths.productSize },
    ],
  },
  { kind: 'page', name: 'orders', icon: ShoppingCart, href: paths.orders },
  { kind: 'page', name: 'homeBanners', icon: PanelTop, href: paths.homeBanners },
  { kind: 'page', name: 'sideBanners', icon: PanelRight, href: paths.sideBanners },
  { kind: 'page', name: 'bottomBanners', icon: PanelBottom, href: paths.bottomBanners },
  // After the specified entries.
  { kind: 'page', name: 'reports', icon: ChartColumn, href: paths.reports },
];

/** Returns what an entry is to the page at an address: its own, or the one above it. */
export function getCurrentMark(
  path: string,
  { href, holds = [] }: NavigationPage,
): 'page' | 'section' | undefined {
  if (path === href) return 'page';
  return holds.some((start) => path.startsWith(start)) ? 'section' : undefined;
}

const pages = navigation.flatMap((entry) => (entry.kind === 'page' ? [entry] : entry.pages));

/** Returns what the menus call an address. */
export function getPageLabel(copy: Words['adminShell']['navigationCopy'], path: string): string | undefined {
  const page = pages.find(({ href }) => href === path);
  return page && copy[page.name];
}
