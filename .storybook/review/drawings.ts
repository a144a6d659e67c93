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
const productList: Drawing = { desktop: 'product-list' };
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

/** Drawings of all other stories by the start of their title. Screens without a drawing of their own show the most similar one. */
const byTitle: Record<string, Drawing> = {
  'screens/Login': signIn,
  'screens/Register': { desktop: 'register' },
  'screens/Verify account': { desktop: 'verify-otp', phone: 'verify-otp-low-mobile' },
  'screens/Forgot password': signIn,
  'screens/Reset password': signIn,
  'screens/App shell': { desktop: 'dashboard', phone: 'sidebar-mobile' },
  'screens/App shell/LoadBoundary': deletion,
  'screens/App shell/LogoutDialog': logout,
  'screens/App shell/RenewDialog': signIn,
  'screens/App shell/StatusPages': construction,
  'screens/App shell/UnavailablePage': construction,
  'screens/App shell/page': construction,
  'screens/App shell/page/Arabic': dashboard,
  'screens/App shell/page/Session': dashboard,
  'screens/Command palette': { desktop: 'dashboard', phone: 'dashboard-mobile' },
  'screens/Dashboard': dashboard,
  'screens/Product inventory table': dashboard,
  'screens/Product inventory table/DeleteProductDialog': deletion,
  'screens/Product inventory table/LargeChangeDialog': deletion,
  'screens/Product inventory table/QuickEdit': productList,
  'screens/Product list': productList,
  'screens/Product view': productView,
  'screens/Versions': productView,
  'screens/Add product': addProduct,
  'screens/Add product/EditProductView': { desktop: 'edit-product' },
  'screens/Edit product': { desktop: 'edit-product' },
  'screens/Import': productList,
  'screens/Orders': orders,
  'screens/Order details': order,
  'screens/New order': addProduct,
  'screens/Print': orders,
  'screens/Bulk changes': productList,
  'screens/Bulk changes/BulkDialog': deletion,
  'screens/Bulk changes/SelectedRowsDialog': deletion,
  'screens/Bulk changes/CancelOrdersDialog': orders,
  'screens/Bulk changes/OrderBulkBar': orders,
  'screens/Bulk changes/PaymentDialog': orders,
  'screens/Bulk changes/TrackingDialog': orders,
  'screens/Bulk changes/page': orders,
  'screens/Export': orders,
  'screens/Lists and saved views': productList,
  'screens/Lists and saved views/page': orders,
  'screens/Customers': orders,
  'screens/Reports': dashboard,
  'screens/Activity': orders,
  'screens/Store details': addProduct,
  'screens/Emails to customers': addProduct,
  'screens/Emails/': addProduct,
  'screens/Store keys': addProduct,
  'screens/Webhooks': addProduct,
  'screens/Account': addProduct,
  'screens/Passkeys': addProduct,
  'screens/Forms': addProduct,
  'screens/Forms/LeaveDialog': deletion,
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

export const getAllDrawings = (): Drawing[] => [...Object.values(byState), ...Object.values(byTitle)];
