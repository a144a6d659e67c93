import {
  Boxes,
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
import { navigationCopy as copy } from './shellCopy.ts';

/** What stands in the menu; `holds` are the beginnings of the addresses that are reached from it alone. */
type Destination = { label: string; href: string; holds?: readonly string[] };
export type NavigationEntry =
  | (Destination & { kind: 'page'; icon: LucideIcon })
  | { kind: 'group'; label: string; icon: LucideIcon; pages: readonly Destination[] };

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
        holds: [paths.viewProduct(''), paths.editProduct('')],
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
];

/** What an entry is to the page at an address: its own, or the one above it. */
export function currentAt(path: string, { href, holds = [] }: Destination): 'page' | 'section' | undefined {
  if (path === href) return 'page';
  return holds.some((start) => path.startsWith(start)) ? 'section' : undefined;
}
