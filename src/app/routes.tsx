import { aliases, paths } from '#features/paths.ts';
import { type Page, page, type PageModule } from './router/page.ts';

export type Layout = 'auth' | 'admin';

export type AppRoute = Page & {
  path: string;
  layout: Layout;
  /** Forms have a save bar of their own at the foot. */
  footer: 'shown' | 'none';
};

/** One screen at all its addresses, in a chunk of its own. */
function at(
  layout: Layout,
  path: string,
  load: () => Promise<PageModule>,
  footer: AppRoute['footer'] = 'shown',
): AppRoute[] {
  const screen = page(load);
  const others = (aliases as Record<string, readonly string[]>)[path] ?? [];
  return [path, ...others].map((one) => ({ ...screen, path: one, layout, footer }));
}

const underConstruction = (layout: Layout, path: string) =>
  at(layout, path, () => import('./pages/UnderConstructionPage.tsx'));

const placeholders = [
  paths.bannerSlides,
  paths.categories,
  paths.productRam,
  paths.productWeight,
  paths.productSize,
  paths.homeBanners,
  paths.sideBanners,
  paths.bottomBanners,
];

/** Every address of the product. */
export const routes: readonly AppRoute[] = [
  ...at('auth', paths.login, () => import('./pages/LoginPage.tsx')),
  ...at('auth', paths.register, () => import('./pages/RegisterPage.tsx')),
  ...at('auth', paths.verifyOtp, () => import('./pages/VerifyOtpPage.tsx')),
  ...at('auth', paths.forgotPassword, () => import('./pages/ForgotPasswordPage.tsx')),
  ...at('auth', paths.forgotPasswordSuccess, () => import('./pages/ForgotPasswordSuccessPage.tsx')),
  ...at('auth', '/reset-password/:id/:token', () => import('./pages/ResetPasswordPage.tsx')),
  ...at('auth', paths.resetPasswordSuccess, () => import('./pages/ResetPasswordSuccessPage.tsx')),
  ...underConstruction('auth', paths.cart),
  ...at('admin', paths.dashboard, () => import('./pages/DashboardPage.tsx')),
  ...at('admin', paths.productList, () => import('./pages/ProductListPage.tsx')),
  ...at('admin', '/view-product/:productId', () => import('./pages/ViewProductPage.tsx')),
  ...at('admin', paths.addProduct, () => import('./pages/AddProductPage.tsx'), 'none'),
  ...at('admin', '/edit-product/:productId?', () => import('./pages/EditProductPage.tsx'), 'none'),
  ...at('admin', paths.orders, () => import('./pages/OrdersPage.tsx')),
  ...placeholders.flatMap((path) => underConstruction('admin', path)),
];

/** What is shown at every other address. */
export const nowhere: AppRoute = {
  ...page(() => import('./pages/NotFoundPage.tsx')),
  path: '*',
  layout: 'admin',
  footer: 'shown',
};

export const layouts: Record<Layout, Page> = {
  auth: page(() => import('./layouts/AuthLayout.tsx')),
  admin: page(() => import('./layouts/AdminLayout.tsx')),
};
