import type { RouteObject } from 'react-router-dom';
import { CheckingSession } from '#features/shell/StatusPages.tsx';
import { PageSkeleton } from '#features/shell/PageSkeleton.tsx';
import { paths } from '#features/paths.ts';
import { authPages } from './auth/authPages.ts';
import { lazyPage } from './router/lazyPage.tsx';
import { RootLayout } from './router/RootLayout.tsx';
import { RouteError } from './router/RouteError.tsx';
import type { RouteHandle } from './router/routeHandle.ts';

const importProducts = () => import('./queries/products.ts').then((module) => module.productQueries);
const importOrders = () => import('./queries/orders.ts').then((module) => module.orderQueries);
const importTotals = () => import('./queries/dashboard.ts').then((module) => module.dashboardQueries);

const inventory: RouteHandle = {
  queries: async (asked) => [(await importProducts()).first(asked), (await importTotals()).totals()],
};
const product: RouteHandle = {
  queries: async ({ pathParams: { productId } }) =>
    productId ? [(await importProducts()).one(productId)] : [],
};
const reports: RouteHandle = { queries: async () => [(await importTotals()).totals()] };
const orders: RouteHandle = { queries: async (asked) => [(await importOrders()).first(asked)] };

const underConstruction = lazyPage(() =>
  import('./shell/UnderConstructionPage.tsx').then((module) => module.UnderConstructionPage),
);

const adminPages: RouteObject[] = [
  {
    path: paths.dashboard,
    handle: inventory,
    lazy: lazyPage(
      () => import('./dashboard/DashboardPage.tsx').then((module) => module.DashboardPage),
      'list',
      'products',
    ),
  },
  {
    path: paths.productList,
    handle: inventory,
    lazy: lazyPage(
      () => import('./products/ProductListPage.tsx').then((module) => module.ProductListPage),
      'list',
      'products',
    ),
  },
  {
    path: paths.importProducts,
    lazy: lazyPage(
      () => import('./products/import/ImportPage.tsx').then((module) => module.ImportPage),
      'list',
      'products',
      'productForm',
      'images',
      'productImport',
    ),
  },
  {
    path: paths.viewProduct(':productId'),
    handle: product,
    lazy: lazyPage(
      () => import('./products/ViewProductPage.tsx').then((module) => module.ViewProductPage),
      'products',
      'productView',
    ),
  },
  {
    path: paths.addProduct,
    lazy: lazyPage(
      () => import('./products/AddProductPage.tsx').then((module) => module.AddProductPage),
      'products',
      'productForm',
      'images',
    ),
  },
  {
    // Its form asks for the product itself, anew each time: useEditedProduct.
    path: paths.editProduct(':productId?'),
    lazy: lazyPage(
      () => import('./products/EditProductPage.tsx').then((module) => module.EditProductPage),
      'products',
      'productForm',
      'images',
    ),
  },
  {
    path: paths.orders,
    handle: orders,
    lazy: lazyPage(
      () => import('./orders/OrdersPage.tsx').then((module) => module.OrdersPage),
      'list',
      'orders',
    ),
  },
  {
    path: paths.reports,
    handle: reports,
    lazy: lazyPage(
      () => import('./reports/ReportsPage.tsx').then((module) => module.ReportsPage),
      'list',
      'orders',
      'reports',
    ),
  },
  ...[
    paths.bannerSlides,
    paths.categories,
    paths.productRam,
    paths.productWeight,
    paths.productSize,
    paths.homeBanners,
    paths.sideBanners,
    paths.bottomBanners,
  ].map((path) => ({ path, lazy: underConstruction })),
  {
    path: '*',
    lazy: lazyPage(() => import('./shell/NotFoundPage.tsx').then((module) => module.NotFoundPage)),
  },
];

/** What breaks in a page stays in it, and so does the outline of a page whose code is on its way. */
const insideLayout = (pages: RouteObject[]): RouteObject[] => [
  { ErrorBoundary: RouteError, HydrateFallback: PageSkeleton, children: pages },
];

/** Every address of the product: its layout, its code, and in `handle` what else is to be known before it is drawn. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: CheckingSession,
    children: [
      {
        id: 'auth',
        lazy: lazyPage(() => import('./shell/SignedOutLayout.tsx').then((module) => module.SignedOutLayout)),
        children: insideLayout(authPages),
      },
      {
        id: 'admin',
        lazy: lazyPage(
          () => import('./shell/AdminLayout.tsx').then((module) => module.AdminLayout),
          'adminShell',
        ),
        children: insideLayout(adminPages),
      },
    ],
  },
];
