/** File names of drawings in docs/design/pictures, for desktop and, if there is one, for phone. */
export type Drawing = { desktop: string; phone?: string; widths?: readonly number[] };

const signIn: Drawing = { desktop: 'login', phone: 'login-mobile' };
const signInError: Drawing = { desktop: 'login-error', phone: 'login-mobile' };
const access: Drawing = { desktop: 'access-required' };
const deletion: Drawing = { desktop: 'delete-dialog', phone: 'delete-dialog-mobile' };
const lowTime: Drawing = { desktop: 'verify-otp-low', phone: 'verify-otp-low-mobile' };
const success: Drawing = { desktop: 'forgot-success' };
const toasts: Drawing = { desktop: 'toasts', phone: 'toasts-mobile' };
const logout: Drawing = { desktop: 'logout-dialog' };
const construction: Drawing = { desktop: 'under-construction' };
const notFound: Drawing = { desktop: 'product-notfound' };
const order: Drawing = { desktop: 'order-dialog', phone: 'order-dialog-mobile' };
const dashboard: Drawing = { desktop: 'dashboard', phone: 'dashboard-mobile', widths: [320, 768, 1024] };
const orders: Drawing = { desktop: 'orders', phone: 'orders-mobile', widths: [320, 768, 1024] };
const productView: Drawing = { desktop: 'product-view', phone: 'product-view-mobile' };
const addProduct: Drawing = { desktop: 'add-product', phone: 'add-product-mobile' };

/** Drawings of single states, by the start of the state's id. */
const byState: Record<string, Drawing> = {
  'shell.logout': logout,
  'shell.sidebar.overlay-open': { desktop: 'dashboard', phone: 'sidebar-mobile' },
  'shell.toast': toasts,
  'login.user-not-found': signInError,
  'login.wrong-password': signInError,
  'login.email': signInError,
  'login.password-required': signInError,
  'forgot.success': success,
  'reset.success': success,
  'otp.under-60': lowTime,
  'otp.expired': lowTime,
  'dashboard.loading': { desktop: 'dashboard-loading', phone: 'dashboard-mobile' },
  'dashboard.arrival-toast': toasts,
  'dashboard.access-required': access,
  'inventory.search-none': { desktop: 'dashboard-noresults' },
  'inventory.delete-confirm': deletion,
  'inventory.deleting': deletion,
  'inventory.deleted': toasts,
  'product-list.empty': { desktop: 'product-list-empty' },
  'product-list.access-denied': access,
  'product-view.not-found': notFound,
  'product-view.logged-out': access,
  'product-add.access-restricted': access,
  'product-edit.not-found': notFound,
  'product-edit.login-prompt': access,
  'orders.empty': { desktop: 'orders-empty' },
  'orders.error': { desktop: 'orders-error' },
  'orders.access-denied': access,
  'orders.detail': order,
};

/** Drawings and routes of all other stories, by the start of the title. */
const byTitle: Record<string, Drawing & { route?: string }> = {
  'app/Dashboard': dashboard,
  'app/ProductList': { desktop: 'product-list' },
  'app/ProductView': productView,
  'app/ProductHistory': productView,
  'app/AddProduct': addProduct,
  'app/Arabic': dashboard,
  'app/DuplicateProduct': addProduct,
  'app/EditProduct': { desktop: 'edit-product' },
  'app/Orders': orders,
  'app/NewOrder': addProduct,
  'app/Activity': orders,
  'app/Customers': orders,
  'app/Live': orders,
  'app/Midnight': orders,
  'app/StoreDetails': addProduct,
  'app/StoreKeys': addProduct,
  'app/Webhooks': addProduct,
  'app/OrderMails': addProduct,
  'app/Account': addProduct,
  'app/Passkeys': addProduct,
  'app/PasskeySignIn': signIn,
  'app/PrintOrders': orders,
  'app/BulkOrders': orders,
  'app/OrderCart': order,
  'app/Reports': dashboard,
  'app/Export': orders,
  'app/ListsOnLaptops': orders,
  'app/LongLists': orders,
  'app/ListViews': orders,
  'app/Palette': construction,
  'app/ImportProducts': { desktop: 'product-list' },
  'app/Login': signIn,
  'app/Register': { desktop: 'register' },
  'app/ForgotPassword': signIn,
  'app/ResetPassword': signIn,
  'app/VerifyOtp': { desktop: 'verify-otp', phone: 'verify-otp-low-mobile' },
  'app/Session': dashboard,
  'app/RouteError': construction,
  'app/StartFailure': construction,
  'app/Shell': construction,
  'features/auth/forgot': { ...signIn, route: '/forgot-password' },
  'features/auth/login': { ...signIn, route: '/login' },
  'features/auth/passkey': { ...signIn, route: '/login' },
  'features/auth/register': { desktop: 'register', route: '/register' },
  'features/auth/renew': signIn,
  'features/auth/reset': { ...signIn, route: '/reset-password/:id/:token' },
  'features/auth/verify': { desktop: 'verify-otp', phone: 'verify-otp-low-mobile', route: '/verify-otp' },
  'features/dashboard': { ...dashboard, route: '/' },
  'features/customers': { ...orders, route: '/customers' },
  'features/history/activity': { ...orders, route: '/activity' },
  'features/history': { ...productView, route: '/view-product/:productId' },
  'features/list': { desktop: 'product-list', route: '/product-list' },
  'features/palette': { desktop: 'dashboard', phone: 'dashboard-mobile', route: '/' },
  'features/orders/detail': { ...order, route: '/orders' },
  'features/orders/create': { ...addProduct, route: '/orders/new' },
  'features/orders': { ...orders, route: '/orders' },
  'features/products/bulk': { desktop: 'product-list', route: '/product-list' },
  'features/products/form/EditProductView': { desktop: 'edit-product', route: '/edit-product/:productId' },
  'features/products/form': { ...addProduct, route: '/add-product' },
  'features/products/images': { ...addProduct, route: '/add-product' },
  'features/products/quickEdit/LargeChangeDialog': { ...deletion, route: '/product-list' },
  'features/products/quickEdit/QuickEditForm': { desktop: 'product-list', route: '/product-list' },
  'features/products/quickEdit/QuickEditSaving': { desktop: 'product-list', route: '/product-list' },
  'features/products/import': { desktop: 'product-list', route: '/product-list/import' },
  'features/products/inventory/DeleteProductDialog': { ...deletion, route: '/product-list' },
  // No drawings of their own: show the screen they belong to.
  'features/products/bulk/ProductBulkBar': { desktop: 'product-list', route: '/product-list' },
  'features/bulk/SelectionBar': { desktop: 'product-list', route: '/product-list' },
  'features/form': { ...addProduct, route: '/add-product' },
  'features/storeDetails': { ...addProduct, route: '/store-details' },
  'features/account': { ...addProduct, route: '/account' },
  'features/loading': { ...deletion, route: '/product-list' },
  'features/form/LeaveDialog': { ...deletion, route: '/add-product' },
  'features/bulk/BulkDialog': { ...deletion, route: '/product-list' },
  'features/bulk/SelectedRowsDialog': { ...deletion, route: '/product-list' },
  'features/products/inventory': { ...dashboard, route: '/' },
  'features/products/list': { desktop: 'product-list', route: '/product-list' },
  'features/products/view': { ...productView, route: '/view-product/:productId' },
  'features/shell/LogoutDialog': logout,
  'features/shell/StatusPages': construction,
  'features/shell': { desktop: 'dashboard', phone: 'sidebar-mobile' },
  // Reports have no drawings: show the dashboard.
  'features/reports': { ...dashboard, route: '/reports' },
  'ui/Toast': toasts,
  'ui/': { desktop: 'components' },
};

const longestFirst = (record: object) => Object.keys(record).toSorted((a, b) => b.length - a.length);
const states = longestFirst(byState);
const titles = longestFirst(byTitle);

export function findDrawing(title: string, tags: readonly string[]): Drawing | undefined {
  const state = states.find((id) => tags.some((tag) => tag.startsWith(`state:${id}`)));
  const screen = titles.find((one) => title.startsWith(one));
  return (state && byState[state]) || (screen && byTitle[screen]) || undefined;
}

/** Returns the route of the screen that a view belongs to. Stories of whole screens have it in `args.at`. */
export function findRoute(title: string): string | undefined {
  const screen = titles.find((one) => title.startsWith(one));
  return screen && byTitle[screen]?.route;
}

export const getAllDrawings = (): Drawing[] => [...Object.values(byState), ...Object.values(byTitle)];
