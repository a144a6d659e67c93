import {
  Boxes,
  ChartColumn,
  GalleryHorizontalEnd,
  type Icon,
  LayoutDashboard,
  Package,
  PanelBottom,
  PanelRight,
  PanelTop,
  ShoppingCart,
} from '#ui/icon/icons.tsx';
import { paths } from '../paths.ts';
import { navigationCopy as copy, shellCopy } from './shellCopy.ts';

/** A page in the menu; `holds` are the beginnings of the addresses that are reached from it alone. */
type NavigationPage = { label: string; href: string; holds?: readonly string[] };
export type NavigationEntry =
  | (NavigationPage & { kind: 'page'; icon: Icon })
  | { kind: 'group'; label: string; icon: Icon; pages: readonly NavigationPage[] };

/** The sidebar's entries, in their order. */
export const navigation: readonly NavigationEntry[] = [
  { kind: 'page', label: copy.dashboard, icon: LayoutDashboard, href: paths.dashboard },
  { kind: 'page', label: copy.bannerSlides, icon: GalleryHorizontalEnd, href: paths.bannerSlides },
  { kind: 'page', label: copy.categories, icon: Boxes, href: paths.categories },
  {
    kind: 'group',
    label: copy.products,
    icon: Package,
    pages: [
      {
        label: copy.productList,
        href: paths.productList,
        holds: [paths.viewProduct(''), paths.editProduct(''), paths.importProducts],
      },
      { label: copy.productUpload, href: paths.addProduct },
      { label: copy.productRam, href: paths.productRam },
      { label: copy.productWeight, href: paths.productWeight },
      { label: copy.productSize, href: paths.productSize },
    ],
  },
  { kind: 'page', label: copy.orders, icon: ShoppingCart, href: paths.orders },
  { kind: 'page', label: copy.homeBanners, icon: PanelTop, href: paths.homeBanners },
  { kind: 'page', label: copy.sideBanners, icon: PanelRight, href: paths.sideBanners },
  { kind: 'page', label: copy.bottomBanners, icon: PanelBottom, href: paths.bottomBanners },
  // After the specified entries.
  { kind: 'page', label: copy.reports, icon: ChartColumn, href: paths.reports },
];

/** Returns what an entry is to the page at an address: its own, or the one above it. */
export function getCurrentMark(
  path: string,
  { href, holds = [] }: NavigationPage,
): 'page' | 'section' | undefined {
  if (path === href) return 'page';
  return holds.some((start) => path.startsWith(start)) ? 'section' : undefined;
}

const pageNames = new Map<string, string>([
  ...navigation
    .flatMap((entry) => (entry.kind === 'page' ? [entry] : entry.pages))
    .map((page) => [page.href, page.label] as const),
  [paths.cart, shellCopy.cart],
]);

/** Returns the name that the menus give to an address. */
export const getPageName = (path: string): string | undefined => pageNames.get(path);
