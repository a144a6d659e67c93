/** A screen, or a part that several screens share. The sidebar and the Atlas group stories by it. */
export type Screen = {
  name: string;
  /** Route in the product, or that of a screen where it appears. */
  route?: string;
  /** Folders in stories with its views, without their subfolders. */
  views?: readonly string[];
  /** Stories of the whole page: files in stories/app. */
  pages?: readonly string[];
};

/** Screens of the specification have its names. */
export const screens: readonly Screen[] = [
  {
    name: 'Login',
    route: '/login',
    views: ['features/auth/login', 'features/auth/passkey'],
    pages: ['Login', 'PasskeySignIn'],
  },
  { name: 'Register', route: '/register', views: ['features/auth/register'], pages: ['Register'] },
  { name: 'Verify account', route: '/verify-otp', views: ['features/auth/verify'], pages: ['VerifyOtp'] },
  {
    name: 'Forgot password',
    route: '/forgot-password',
    views: ['features/auth/forgot'],
    pages: ['ForgotPassword'],
  },
  {
    name: 'Reset password',
    route: '/reset-password/:id/:token',
    views: ['features/auth/reset'],
    pages: ['ResetPassword'],
  },
  {
    name: 'App shell',
    views: ['features/shell', 'features/capabilities', 'features/loading', 'features/auth/renew'],
    pages: ['Shell', 'Session', 'RouteError', 'StartFailure', 'Arabic'],
  },
  { name: 'Command palette', route: '/', views: ['features/palette'], pages: ['Palette'] },
  { name: 'Dashboard', route: '/', views: ['features/dashboard'], pages: ['Dashboard'] },
  {
    name: 'Product inventory table',
    route: '/product-list',
    views: ['features/products/inventory', 'features/products/quickEdit'],
  },
  { name: 'Product list', route: '/product-list', views: ['features/products/list'], pages: ['ProductList'] },
  {
    name: 'Product view',
    route: '/view-product/:productId',
    views: ['features/products/view'],
    pages: ['ProductView'],
  },
  {
    name: 'Versions',
    route: '/view-product/:productId',
    views: ['features/history'],
    pages: ['ProductHistory'],
  },
  {
    name: 'Add product',
    route: '/add-product',
    views: ['features/products/form', 'features/products/images'],
    pages: ['AddProduct', 'DuplicateProduct'],
  },
  { name: 'Edit product', route: '/edit-product/:productId', pages: ['EditProduct'] },
  {
    name: 'Import',
    route: '/product-list/import',
    views: ['features/products/import'],
    pages: ['ImportProducts'],
  },
  {
    name: 'Orders',
    route: '/orders',
    views: ['features/orders', 'features/orders/table'],
    pages: ['Orders', 'Live', 'Midnight'],
  },
  { name: 'Order details', route: '/orders', views: ['features/orders/detail'], pages: ['OrderCart'] },
  { name: 'New order', route: '/orders/new', views: ['features/orders/create'], pages: ['NewOrder'] },
  { name: 'Print', route: '/orders', views: ['features/orders/print'], pages: ['PrintOrders'] },
  {
    name: 'Bulk changes',
    route: '/product-list',
    views: ['features/bulk', 'features/products/bulk', 'features/orders/bulk'],
    pages: ['BulkOrders'],
  },
  { name: 'Export', route: '/orders', views: ['features/list/export'], pages: ['Export'] },
  {
    name: 'Lists and saved views',
    route: '/product-list',
    views: ['features/list', 'features/list/views'],
    pages: ['ListViews', 'LongLists', 'ListsOnLaptops'],
  },
  { name: 'Customers', route: '/customers', views: ['features/customers'], pages: ['Customers'] },
  { name: 'Reports', route: '/reports', views: ['features/reports'], pages: ['Reports'] },
  { name: 'Activity', route: '/activity', views: ['features/history/activity'], pages: ['Activity'] },
  {
    name: 'Store details',
    route: '/store-details',
    views: ['features/storeDetails'],
    pages: ['StoreDetails'],
  },
  {
    name: 'Emails to customers',
    route: '/store-details',
    views: ['features/storeDetails/orderMails'],
    pages: ['OrderMails'],
  },
  {
    name: 'Store keys',
    route: '/store-details',
    views: ['features/storeDetails/storeKeys'],
    pages: ['StoreKeys'],
  },
  {
    name: 'Webhooks',
    route: '/store-details',
    views: ['features/storeDetails/webhooks'],
    pages: ['Webhooks'],
  },
  { name: 'Account', route: '/account', views: ['features/account'], pages: ['Account'] },
  { name: 'Passkeys', route: '/account', views: ['features/account/passkeys'], pages: ['Passkeys'] },
  { name: 'Emails', views: ['mails'] },
  { name: 'Forms', route: '/add-product', views: ['features/form'] },
];

const ROOT = 'screens';

/** Titles of the stories: `screens/Orders/OrdersTable` for a view and `screens/Orders/page/Orders` for a whole page. */
export const screenStories = screens.flatMap(({ name, views = [], pages = [] }) => [
  ...views.map((folder) => ({
    directory: `../stories/${folder}`,
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
