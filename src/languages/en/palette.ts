import { plural } from './rules.ts';

export const palette = {
  title: 'Command palette',
  input: 'Search pages, actions, products and orders',
  placeholder: 'Search or jump to...',
  close: 'Close',
  groups: {
    recent: 'Recent',
    pages: 'Pages',
    actions: 'Actions',
    products: 'Products',
    orders: 'Orders',
  },
  noMatch: (query: string) => `Nothing matches “${query}”`,
  searching: 'Searching products and orders...',
  failed: 'Products and orders could not be searched. Pages and actions still work.',
  retry: 'Try again',
  results: (count: number) => plural(count, { one: '# result', other: '# results' }),
  toDark: 'Switch to dark theme',
  toLight: 'Switch to light theme',
  addProduct: 'Add a product',
  importProducts: 'Import products',
  exportProducts: 'Export products',
  exportOrders: 'Export orders',
  showShortcuts: 'Show keyboard shortcuts',
  signOut: 'Sign out',
};

export const shortcuts = {
  title: 'Keyboard shortcuts',
  description:
    'Where it says “then”, press one key after the other. Letters alone do nothing while you type in a field.',
  close: 'Close',
  thenKey: 'then',
  /** As they stand on the keyboards of who reads this. */
  keyNames: { ctrl: 'Ctrl', shift: 'Shift' },
  sections: { everywhere: 'Everywhere', lists: 'In lists', form: 'In the product form' },
  shortcuts: {
    openPalette: 'Open the command palette',
    showSheet: 'Show this list',
    dashboard: 'Go to the dashboard',
    products: 'Go to the products',
    orders: 'Go to the orders',
    reports: 'Go to the reports',
    newProduct: 'Add a new product',
    notifications: 'Go to the notifications',
    selectNext: 'On a row’s checkbox: select the row below, too',
    selectPrevious: 'On a row’s checkbox: select the row above, too',
    editCell: 'On a price or a stock: change it',
    saveCell: 'Save the change',
    saveCellAndGoOn: 'Save the change and go on to the next cell',
    cancel: 'Cancel the change, empty the search, or clear the selection',
    saveProduct: 'Save the product',
  },
};
