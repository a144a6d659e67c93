/** A screen, or a part that several screens share. The sidebar and the Atlas group stories by it. */
export type Screen = {
  name: string;
  /** Route in the product, or that of a screen where it appears. */
  route?: string;
  /** Its views: folders in stories/features, without their subfolders. */
  views?: readonly string[];
  /** Stories of the whole page: files in stories/app. */
  pages?: readonly string[];
};

/** Screens of the specification have its names. */
export const screens: readonly Screen[] = [
  {
    name: 'Login',
    route: '/login',
    views: ['auth/login', 'auth/passkey'],
    pages: ['Login', 'PasskeySignIn'],
  },
  { name: 'Register', route: '/register', views: ['auth/register'], pages: ['Register'] },
  { name: 'Verify account', route: '/verify-otp', views: ['auth/verify'], pages: ['VerifyOtp'] },
  { name: 'Forgot password', route: '/forgot-password', views: ['auth/forgot'], pages: ['ForgotPassword'] },
  {
    name: 'Reset password',
    route: '/reset-password/:id/:token',
    views: ['auth/reset'],
    pages: ['ResetPassword'],
  },
  {
    name: 'App shell',
    views: ['shell', 'loading', 'auth/renew'],
    pages: ['Shell', 'Session', 'RouteError', 'StartFailure', 'Arabic'],
  },
  { name: 'Command palette', route: '/', views: ['palette'], pages: ['Palette'] },
  { name: 'Dashboard', route: '/', views: ['dashboard'], pages: ['Dashboard'] },
  {
    name: 'Product inventory table',
    route: '/product-list',
    views: ['products/inventory', 'products/quickEdit'],
  },
  { name: 'Product list', route: '/product-list', views: ['products/list'], pages: ['ProductList'] },
  {
    name: 'Product view',
    route: '/view-product/:productId',
    views: ['products/view'],
    pages: ['ProductView'],
  },
  { name: 'Versions', route: '/view-product/:productId', views: ['history'], pages: ['ProductHistory'] },
  {
    name: 'Add product',
    route: '/add-product',
    views: ['products/form', 'products/images'],
    pages: ['AddProduct', 'DuplicateProduct'],
  },
  { name: 'Edit product', route: '/edit-product/:productId', pages: ['EditProduct'] },
  { name: 'Import', route: '/product-list/import', views: ['products/import'], pages: ['ImportProducts'] },
  {
    name: 'Orders',
    route: '/orders',
    views: ['orders', 'orders/table'],
    pages: ['Orders', 'Live', 'Midnight'],
  },
  { name: 'Order details', route: '/orders', views: ['orders/detail'], pages: ['OrderCart'] },
  { name: 'New order', route: '/orders/new', views: ['orders/create'], pages: ['NewOrder'] },
  { name: 'Print', route: '/orders', views: ['orders/print'], pages: ['PrintOrders'] },
  {
    name: 'Bulk changes',
    route: '/product-list',
    views: ['bulk', 'products/bulk', 'orders/bulk'],
    pages: ['BulkOrders'],
  },
  { name: 'Export', route: '/orders', views: ['list/export'], pages: ['Export'] },
  {
    name: 'Lists and saved views',
    route: '/product-list',
    views: ['list', 'list/views'],
    pages: ['ListViews', 'LongLists', 'ListsOnLaptops'],
  },
  { name: 'Customers', route: '/customers', views: ['customers'], pages: ['Customers'] },
  { name: 'Reports', route: '/reports', views: ['reports'], pages: ['Reports'] },
  { name: 'Activity', route: '/activity', views: ['history/activity'], pages: ['Activity'] },
  { name: 'Store details', route: '/store-details', views: ['storeDetails'], pages: ['StoreDetails'] },
  {
    name: 'Emails to customers',
    route: '/store-details',
    views: ['storeDetails/orderMails'],
    pages: ['OrderMails'],
  },
  { name: 'Store keys', route: '/store-details', views: ['storeDetails/storeKeys'], pages: ['StoreKeys'] },
  { name: 'Webhooks', route: '/store-details', views: ['storeDetails/webhooks'], pages: ['Webhooks'] },
  { name: 'Account', route: '/account', views: ['account'], pages: ['Account'] },
  { name: 'Passkeys', route: '/account', views: ['account/passkeys'], pages: ['Passkeys'] },
  { name: 'Forms', route: '/add-product', views: ['form'] },
];

const ROOT = 'screens';

/** Titles of the stories: `screens/Orders/OrdersTable` for a view and `screens/Orders/page/Orders` for a whole page. */
export const screenStories = screens.flatMap(({ name, views = [], pages = [] }) => [
  ...views.map((folder) => ({
    directory: `../stories/features/${folder}`,
    files: '*.stories.tsx',
    titlePrefix: `${ROOT}/${name}`,
  })),
  ...pages.map((page) => ({
    directory: '../stories/app',
    files: `${page}.stories.tsx`,
    titlePrefix: `${ROOT}/${name}/page`,
  })),
]);

/** Returns the screen that a story's title names. */
export function findScreen(title: string): Screen | undefined {
  const [root, name] = title.split('/');
  return root === ROOT ? screens.find((screen) => screen.name === name) : undefined;
}
