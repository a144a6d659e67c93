import { RESET_PASSWORD_PAGE } from '#contract/accounts/admin.ts';

/** Encodes a part of a path; the route table's own `:name` stays as it is. */
const segment = (part: string) => (/^:\w+\??$/.test(part) ? part : encodeURIComponent(part));

/** Names the product that the add form is filled in with. */
export const DUPLICATE_PARAM = 'from';

/** Every address of the product. Where the specification has two readings, the first is the one we link to. */
export const paths = {
  dashboard: '/',
  login: '/login',
  /** The other reading of the same; the specification names it where a mail or a new password leads to the sign-in. */
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
  /** The add form, filled in with another product. */
  duplicateProduct: (id: string) => `/add-product?${DUPLICATE_PARAM}=${segment(id)}`,
  viewProduct: (id: string) => `/view-product/${segment(id)}`,
  editProduct: (id: string) => `/edit-product/${segment(id)}`,
  orders: '/orders',
  reports: '/reports',
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

/** In the address of a list: its export is to be opened. */
export const EXPORT_PARAM = 'export';
