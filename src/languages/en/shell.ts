import { number } from './rules.ts';

export const layout = {
  documentTitle: (page: string, product: string) => `${page} · ${product}`,
  /** A page’s title with the number of new orders. */
  titleWithCount: (count: number, title: string) => `(${number(count)}) ${title}`,
  skip: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Main menu',
  palette: 'Search products, orders, customers',
  paletteWithoutCustomers: 'Search products and orders',
  /** The key as printed on the reader’s keyboard. */
  ctrlKey: 'Ctrl',
  home: 'Home',
  keys: (keys: string) => `Keys: ${keys}`,
  cart: 'Cart',
  login: 'Login',
  shortcuts: 'Keyboard shortcuts',
  logout: 'Logout',
  profile: (name: string) => `Account of ${name}`,
  addProduct: 'Add New Product',
  storeDetails: 'Store details',
  account: 'Account',
  toDark: 'Switch to dark theme',
  toLight: 'Switch to light theme',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  language: 'Language',
  languageNotLoaded: 'Couldn’t load this language. Try again or reload the page.',
  dismissToast: 'Dismiss',
  toasts: 'Notifications',
};

export const statusPage = {
  checking: 'Checking your session',
  underConstruction: 'Under Construction',
  underConstructionText: (page: string) => `${page} isn’t ready yet. Everything else works as usual.`,
  toDashboard: 'Go to Dashboard',
  notFound: 'Page not found',
  notFoundText: 'This page doesn’t exist. Check the address.',
  unreachable: 'Couldn’t reach the store’s server',
  unreachableText: 'Check your connection and try again. You haven’t lost any data or been signed out.',
  crash: 'Couldn’t show this page',
  crashText: 'Something went wrong. Your data is safe. Try again or go back to the dashboard.',
  tryAgain: 'Try again',
  /** The label that the decisions give this button. */
  retry: 'Retry',
  outdated: 'A newer version is ready',
  outdatedText: (product: string) =>
    `Couldn’t load part of this page, probably because ${product} was updated. Reload to get the new version.`,
  reload: 'Reload',
  offline: 'You’re offline. This page may be out of date, and you can’t save until you’re back online.',
  loadingPage: 'Loading the page',
};

/** For dialogs, panels and parts of a page whose code can't be loaded. */
export const loadFailure = {
  title: 'Couldn’t load this part of the page',
  text: 'Check your connection and try again. If that doesn’t help, reload the page.',
  loading: 'Loading...',
  close: 'Close',
};

export const renew = {
  title: 'Your session has ended',
  text: 'Sign in again to continue. Nothing on this page is lost.',
  cancel: 'Cancel',
  waiting: 'Signing in',
  replaced: 'This wasn’t sent because another administrator signed in. Check it and try again.',
  signedInAs: (name: string) => `${name} is now signed in. Unsaved changes weren’t sent.`,
};
