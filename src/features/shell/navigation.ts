import {
  Boxes,
  ChartColumn,
  GalleryHorizontalEnd,
  History,
  LayoutDashboard,
  type LucideIcon,
  Package,
  PanelBottom,
  PanelRight,
  PanelTop,
  ShoppingCart,
  Store,
  Users,
} from 'lucide-react';
import type { Messages } from '#languages/messages.ts';
import { isPageOffered } from '../capabilities/isPageOffered.ts';
import { paths } from '../paths.ts';

/** Message key of an entry. Also serves as its id. */
export type NavigationName = keyof Messages['adminShell']['navigation'];

/** A page in the menu. */
type NavigationPage = {
  name: NavigationName;
  href: string;
  /** Paths of its child pages. */
  childPrefixes?: readonly string[];
};
export type NavigationEntry =
  | (NavigationPage & { kind: 'page'; icon: LucideIcon })
  | { kind: 'group'; name: NavigationName; icon: LucideIcon; pages: readonly NavigationPage[] };

/** All entries of the sidebar, in order. */
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
        childPrefixes: [paths.viewProduct(''), paths.editProduct(''), paths.importProducts],
      },
      { name: 'productUpload', href: paths.addProduct },
      { name: 'productRam', href: paths.productRam },
      { name: 'productWeight', href: paths.productWeight },
      { name: 'productSize', href: paths.productSize },
    ],
  },
  {
    kind: 'page',
    name: 'orders',
    icon: ShoppingCart,
    href: paths.orders,
    childPrefixes: [paths.newOrder],
  },
  {
    kind: 'page',
    name: 'customers',
    icon: Users,
    href: paths.customers,
    childPrefixes: [paths.customer('')],
  },
  { kind: 'page', name: 'reports', icon: ChartColumn, href: paths.reports },
  { kind: 'page', name: 'activity', icon: History, href: paths.activity },
  { kind: 'page', name: 'storeDetails', icon: Store, href: paths.storeDetails },
  { kind: 'page', name: 'homeBanners', icon: PanelTop, href: paths.homeBanners },
  { kind: 'page', name: 'sideBanners', icon: PanelRight, href: paths.sideBanners },
  { kind: 'page', name: 'bottomBanners', icon: PanelBottom, href: paths.bottomBanners },
];

/** Returns the entries of the sidebar, with the capabilities of the backend. */
export const getNavigation = (capabilities: readonly string[]): readonly NavigationEntry[] =>
  navigation.filter((entry) => entry.kind === 'group' || isPageOffered(entry.href, capabilities));

/** Returns whether an entry is the current page or its parent. */
export function getCurrentLevel(
  path: string,
  { href, childPrefixes = [] }: NavigationPage,
): 'page' | 'section' | undefined {
  if (path === href) return 'page';
  return childPrefixes.some((prefix) => path.startsWith(prefix)) ? 'section' : undefined;
}

const pages = navigation.flatMap((entry) => (entry.kind === 'page' ? [entry] : entry.pages));

/** Returns a page's name in the menu. */
export function getPageLabel(t: Messages['adminShell']['navigation'], path: string): string | undefined {
  const page = pages.find(({ href }) => href === path);
  return page && t[page.name];
}
