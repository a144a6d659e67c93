import { plural } from './rules.ts';

export const navigation = {
  dashboard: 'Dashboard',
  bannerSlides: 'Banner Slides',
  categories: 'Categories',
  products: 'Products',
  productList: 'Product List',
  productUpload: 'Product Upload',
  productRam: 'Add Product RAM',
  productWeight: 'Add Product Weight',
  productSize: 'Add Product Size',
  orders: 'Orders',
  customers: 'Customers',
  homeBanners: 'Home Banners',
  sideBanners: 'Side Banners',
  bottomBanners: 'Bottom Banners',
  reports: 'Reports',
  activity: 'Activity',
  storeDetails: 'Store details',
};

/** Beside an entry of the menu. */
export const navigationBadges = {
  /** For pages that aren't built yet. */
  soon: 'Soon',
  pendingOrders: (count: number) => plural(count, { one: '# order pending', other: '# orders pending' }),
};

export const logout = {
  title: 'Confirm Logout',
  text: 'Are you sure you want to logout?',
  cancel: 'Cancel',
  confirm: 'Logout',
  leaving: 'Logging out...',
  done: 'Logged out successfully',
  refused: 'Something went wrong during logout',
  unanswered: 'Failed to log out',
};

export const footer = {
  email: 'Email',
  phone: 'Phone',
  newsletter: 'Newsletter',
  address: 'Your email',
  subscribe: 'Subscribe',
  invalid: 'Invalid email format',
  subject: 'Newsletter',
  body: (email: string) => `Please add ${email} to the newsletter.`,
};

/** Several are counted by `newOrders` of the orders. */
export const newOrderToast = {
  newOrder: (amount: string) => `New order · ${amount}`,
  view: 'View',
};

/** In toasts, on every page. */
export const toasts = { undo: 'Undo' };
