import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import { toDay } from '#contract/time/days.ts';
import { readCriteria, toInstants } from '#contract/lists/listParams.ts';
import { paths, placeholderPaths } from '#features/paths.ts';
import { authPages } from './auth/authPages.ts';
import { loadMessages } from './language/messageStore.ts';
import { sessionQuery, supports } from './session/sessionQuery.ts';
import { getCountPage } from './queries/countPage.ts';
import { dashboardQueries } from './queries/dashboard.ts';
import type { PageQueries } from './queries/listQueries.ts';
import { orderQueries } from './orders/orderQueries.ts';
import { productQueries } from './products/productQueries.ts';
import { FirstPageLoading, RootLayout } from './router/RootLayout.tsx';
import { RouteError } from './router/RouteError.tsx';
import { lazyPage } from './page/lazyPage.tsx';
import { settingsQuery } from './settings.ts';

// Layers: src/contract has the backend's calls and rules, src/ui components without product knowledge, src/features the
// views and their models, and src/app routes, queries and sections. A section connects a feature's view to its queries.

type RoutesOptions = { client: QueryClient };

const SESSION_DEADLINE_MS = 500;

/** Creates the loaders, which start a page's queries while its code loads. Pages show their own loading state. */
function createLoaders({ client }: RoutesOptions) {
  const deadline = new Promise((resolve) => setTimeout(resolve, SESSION_DEADLINE_MS));

  /** Loads the page that the URL names. */
  function prefetchList<Row>({ rules, page }: PageQueries<Row>, { request }: LoaderFunctionArgs) {
    // Read each time, because it changes with the store's details.
    const timeZone = client.getQueryData(settingsQuery.queryKey)?.timeZone ?? undefined;
    const criteria = readCriteria(rules, new URL(request.url).searchParams);
    return client.prefetchQuery(
      page(toInstants(rules, criteria, { timeZone, today: toDay(Date.now(), timeZone)! })),
    );
  }

  /** Creates a loader that starts queries if someone is signed in. */
  const whenSignedIn =
    (start: (args: LoaderFunctionArgs) => unknown): LoaderFunction =>
    (args) => {
      client.ensureQueryData(sessionQuery).then(
        (session) => session.status === 'signedIn' && start(args),
        // The page shows it.
        () => undefined,
      );
      return null;
    };

  /** Without paged calls, this would load all orders. */
  const prefetchTasks = async () =>
    (await supports(client, PAGED_LISTS_CAPABILITY)) &&
    Promise.all([
      client.prefetchQuery(getCountPage(orderQueries)),
      client.prefetchQuery(getCountPage(productQueries)),
    ]);

  return {
    /**
     * The header depends on the session, and would shift if the session arrived later. index.html requests it, so that it
     * is there before this code.
     */
    session: async () => {
      await Promise.race([client.ensureQueryData(sessionQuery).catch(() => undefined), deadline]);
      return null;
    },
    inventory: whenSignedIn((args) => [
      prefetchList(productQueries, args),
      client.prefetchQuery(dashboardQueries.totals()),
    ]),
    dashboard: whenSignedIn((args) => [
      prefetchList(productQueries, args),
      client.prefetchQuery(dashboardQueries.totals()),
      prefetchTasks(),
    ]),
    product: whenSignedIn(({ params: { productId } }) =>
      productId ? [client.prefetchQuery(productQueries.one(productId))] : [],
    ),
    orders: whenSignedIn((args) => prefetchList(orderQueries, args)),
    customers: whenSignedIn(async (args) =>
      prefetchList((await import('./customers/customerQueries.ts')).customerQueries, args),
    ),
    reports: whenSignedIn(() => [client.prefetchQuery(dashboardQueries.totals())]),
  };
}

const underConstruction = lazyPage(() =>
  import('./shell/UnderConstructionPage.tsx').then((module) => module.UnderConstructionPage),
);

function createAdminPages(loaders: ReturnType<typeof createLoaders>): RouteObject[] {
  return [
    {
      path: paths.dashboard,
      loader: loaders.dashboard,
      lazy: lazyPage(() => import('./dashboard/DashboardPage.tsx').then((module) => module.DashboardPage)),
    },
    {
      path: paths.productList,
      loader: loaders.inventory,
      lazy: lazyPage(() => import('./products/ProductListPage.tsx').then((module) => module.ProductListPage)),
    },
    {
      path: paths.importProducts,
      lazy: lazyPage(() => import('./products/import/ImportPage.tsx').then((module) => module.ImportPage)),
    },
    {
      path: paths.viewProduct(':productId'),
      loader: loaders.product,
      lazy: lazyPage(() => import('./products/ViewProductPage.tsx').then((module) => module.ViewProductPage)),
    },
    {
      path: paths.addProduct,
      lazy: lazyPage(() => import('./products/AddProductPage.tsx').then((module) => module.AddProductPage)),
    },
    {
      // No loader: the form always loads the product itself (useEditedProduct).
      path: paths.editProduct(':productId?'),
      lazy: lazyPage(() => import('./products/EditProductPage.tsx').then((module) => module.EditProductPage)),
    },
    {
      path: paths.orders,
      loader: loaders.orders,
      lazy: lazyPage(() => import('./orders/OrdersPage.tsx').then((module) => module.OrdersPage)),
    },
    {
      path: paths.newOrder,
      lazy: lazyPage(() => import('./orders/create/NewOrderPage.tsx').then((module) => module.NewOrderPage)),
    },
    {
      path: paths.customers,
      loader: loaders.customers,
      lazy: lazyPage(() => import('./customers/CustomersPage.tsx').then((module) => module.CustomersPage)),
    },
    {
      path: paths.customer(':customerId'),
      lazy: lazyPage(() => import('./customers/CustomerPage.tsx').then((module) => module.CustomerPage)),
    },
    {
      path: paths.reports,
      loader: loaders.reports,
      lazy: lazyPage(() => import('./reports/ReportsPage.tsx').then((module) => module.ReportsPage)),
    },
    {
      // No loader: every page would load the history's queries for it.
      path: paths.activity,
      lazy: lazyPage(() => import('./activity/ActivityPage.tsx').then((module) => module.ActivityPage)),
    },
    {
      // No loader: the form always loads the details itself.
      path: paths.storeDetails,
      lazy: lazyPage(() =>
        import('./storeDetails/StoreDetailsPage.tsx').then((module) => module.StoreDetailsPage),
      ),
    },
    {
      // No loader: the page always loads the account itself.
      path: paths.account,
      lazy: lazyPage(() => import('./account/AccountPage.tsx').then((module) => module.AccountPage)),
    },
    ...placeholderPaths.map((path) => ({ path, lazy: underConstruction })),
    {
      path: '*',
      lazy: lazyPage(() => import('./shell/NotFoundPage.tsx').then((module) => module.NotFoundPage)),
    },
  ];
}

/**
 * Wraps pages so that their errors stay inside the layout. Loaders run when a page is opened; useListPage follows
 * changes of search parameters.
 */
const insideLayout = (pages: RouteObject[]): RouteObject[] => [
  {
    ErrorBoundary: RouteError,
    children: pages.map((page) => ({
      ...page,
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    })),
  },
];

async function loadAdminLayout() {
  const [{ AdminLayout }] = await Promise.all([import('./shell/AdminLayout.tsx'), loadMessages('signedIn')]);
  return AdminLayout;
}

async function loadSignedOutLayout() {
  const [{ SignedOutLayout }] = await Promise.all([
    import('./shell/SignedOutLayout.tsx'),
    loadMessages('signedOut'),
  ]);
  return SignedOutLayout;
}

/** Creates the route table: every path with its layout, its code and its queries. */
export function createRoutes(options: RoutesOptions): RouteObject[] {
  const loaders = createLoaders(options);
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RouteError,
      HydrateFallback: FirstPageLoading,
      loader: loaders.session,
      shouldRevalidate: () => false,
      children: [
        { id: 'auth', lazy: lazyPage(loadSignedOutLayout), children: insideLayout(authPages) },
        { id: 'admin', lazy: lazyPage(loadAdminLayout), children: insideLayout(createAdminPages(loaders)) },
      ],
    },
  ];
}
