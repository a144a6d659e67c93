/** Every address of the product. Where the specification has two readings, the first is the one we link to. */
export const paths = {
  dashboard: '/',
  login: '/login',
  /** The other reading of the same; the specification names it where a mail or a new password leads to the sign-in. */
  adminLogin: '/admin/login',
  register: '/register',
  verifyOtp: '/verify-otp',
  forgotPassword: '/forgot-password',
  forgotPasswordSuccess: '/forgot-password/success',
  resetPasswordSuccess: '/reset-password/success',
  productList: '/product-list',
  addProduct: '/add-product',
  viewProduct: (id: string) => `/view-product/${encodeURIComponent(id)}`,
  editProduct: (id: string) => `/edit-product/${encodeURIComponent(id)}`,
  orders: '/orders',
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

/** The other readings of an address: they show the same screen, without a redirect. */
export const aliases = {
  [paths.login]: [paths.adminLogin],
  [paths.forgotPassword]: ['/login/forgot-password', '/admin/login/forgot-password'],
  [paths.forgotPasswordSuccess]: ['/login/forgot-password/success', '/admin/login/forgot-password/success'],
} as const;
