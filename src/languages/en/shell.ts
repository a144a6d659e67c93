export const layout = {
  product: 'Counter',
  titled: (page: string) => `${page} · Counter`,
  skip: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Main menu',
  palette: 'Search and commands',
  home: 'Home',
  keys: (keys: string) => `Keys: ${keys}`,
  cart: 'Cart',
  login: 'Login',
  logout: 'Logout',
  profile: (name: string) => `Account of ${name}`,
  addProduct: 'Add New Product',
  toDark: 'Switch to dark theme',
  toLight: 'Switch to light theme',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  language: 'Language',
  languageNotLoaded: 'This language could not be loaded. Try again, or reload the page.',
  dismissToast: 'Dismiss',
  toasts: 'Notifications',
};

export const statusPage = {
  checking: 'Checking your session',
  underConstruction: 'Under Construction',
  underConstructionText: (page: string) =>
    `${page} is not ready yet. Everything else in the store works as usual.`,
  toDashboard: 'Go to Dashboard',
  notFound: 'Page not found',
  notFoundText: 'Nothing lives at this address. It may have been moved, or mistyped.',
  unreachable: 'The store’s server can’t be reached',
  unreachableText: 'Check your connection. Nothing has been lost, and nobody has been signed out.',
  retry: 'Retry',
  crash: 'This page could not be shown',
  crashText: 'Something in it broke. Your data is safe; try the page again, or go back to the dashboard.',
  tryAgain: 'Try again',
  outdated: 'A newer version is ready',
  outdatedText:
    'A part of this page could not be loaded, most likely because Counter was updated. Reload to get it.',
  reload: 'Reload',
  offline:
    'You are offline. What you see may be out of date, and nothing can be saved until the connection is back.',
  loadingPage: 'Loading the page',
};

/** When code that loads on demand fails to load: a dialog, a panel, a part of the page. */
export const loadFailure = {
  title: 'This part of the page could not be loaded',
  text: 'Check your connection and try again. If that does not help, reload the page.',
  loading: 'Loading...',
  close: 'Close',
};

export const renew = {
  title: 'Your session has ended',
  text: 'Sign in again to go on. Nothing on this page is lost.',
  cancel: 'Cancel',
  waiting: 'Signing in',
  replaced: 'This was not sent, because another administrator has signed in. Check it and try again.',
  signedInAs: (name: string) => `${name} is signed in now. What was not saved has not been sent.`,
};
