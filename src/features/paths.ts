import { RESET_PASSWORD_PAGE } from '#contract/accounts/admin.ts';

/** Encodes a path segment, except route parameters (`:name`). */
const encodeSegment = (text: string) => (/^:\w+\??$/.test(text) ? text : encodeURIComponent(text));

/** URL parameter with the id of the product or order to duplicate. */
export const DUPLICATE_PARAM = 'from';

/** URL parameter with the id of the open order. */
export const ORDER_PARAM = 'order';

/** URL parameter with the id of the history entry whose version fills in the add form. */
export const VERSION_PARAM = 'version';

/** All paths of the app. If the specification has two for one page, links use the first. */
export const paths = {
  dashboard: '/',
  login: '/login',
  /** Alternative path; the specification uses it in emails and after a password reset. */
  adminLogin: '/admin/login',
  register: '/register',
  verifyOtp: '/verify-otp',
  forgotPassword: '/forgot-password',
  loginForgotPassword: '/login/forgot-password',
  adminLoginForgotPassword: '/admin/login/forgot-password',
  forgotPasswordSuccess: '/forgot-password/success',
  loginForgotPasswordSuccess: '/login/forgot-password/success',
  adminLoginForgotPasswordSuccess: '/admin/login/forgot-password/success',
  resetPassword: RESET_PASSWORD_PAGE,
  resetPasswordSuccess: '/reset-password/success',
  productList: '/product-list',
  importProducts: '/product-list/import',
  addProduct: '/add-product',
  /** The add form, filled in from another product. */
  duplicateProduct: (id: string) => `/add-product?${DUPLICATE_PARAM}=${encodeSegment(id)}`,
  /** The add form, filled in from the version of a history entry. */
  createAgain: (entryId: string) => `/add-product?${VERSION_PARAM}=${encodeSegment(entryId)}`,
  viewProduct: (id: string) => `/view-product/${encodeSegment(id)}`,
  editProduct: (id: string) => `/edit-product/${encodeSegment(id)}`,
  orders: '/orders',
  newOrder: '/orders/new',
  /** The form of a new order, filled in from another order. */
  duplicateOrder: (id: string) => `/orders/new?${DUPLICATE_PARAM}=${encodeSegment(id)}`,
  order: (id: string) => `/orders?${new URLSearchParams({ [ORDER_PARAM]: id })}`,
  customers: '/customers',
  /** The page of one customer. */
  customer: (id: string) => `/customers/${encodeSegment(id)}`,
  reports: '/reports',
  activity: '/activity',
  /** Everything done to one product or order. */
  activityOf: (id: string) => `/activity?subject=${encodeSegment(id)}`,
  storeDetails: '/store-details',
  storeKeys: '/store-details#store-keys',
  account: '/account',
  cart: '/cart',
  bannerSlides: '/banner-slides',
  categories: '/categories',
  productRam: '/product-ram',
  productWeight: '/product-weight',
  productSize: '/product-size',
  homeBanners: '/home-banners',
  sideBanners: '/side-banners',
  bottomBanners: '/bottom-banners',
} as const;

/** Pages that aren't built yet. */
export const placeholderPaths: readonly string[] = [
  paths.bannerSlides,
  paths.categories,
  paths.productRam,
  paths.productWeight,
  paths.productSize,
  paths.homeBanners,
  paths.sideBanners,
  paths.bottomBanners,
];

/** URL parameter that opens a list's export dialog. */
export const EXPORT_PARAM = 'export';
