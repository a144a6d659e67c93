import { plural } from './rules.ts';

export const palette = {
  title: 'Command palette',
  input: 'Search pages, actions, products, orders and customers',
  placeholder: 'Search or jump to...',
  close: 'Close',
  groups: {
    barcode: 'Barcode',
    recent: 'Recent',
    pages: 'Pages',
    actions: 'Actions',
    products: 'Products',
    orders: 'Orders',
    customers: 'Customers',
  },
  sharedBarcode: (count: number) =>
    plural(count, { one: '# product has this barcode', other: '# products have this barcode' }),
  /** Opens the list of orders with the query as its search. */
  allOrders: (query: string) => `See all orders for “${query}”`,
  noMatch: (query: string) => `Nothing matches “${query}”`,
  searching: 'Searching products, orders and customers...',
  failed: 'Couldn’t search products, orders and customers. Pages and actions still work.',
  retry: 'Try again',
  results: (count: number) => plural(count, { one: '# result', other: '# results' }),
  /** Orders of a customer. */
  orderCount: (count: number) => plural(count, { one: '# order', other: '# orders' }),
  /** What keys do, after their symbols. */
  keys: { move: 'to move', open: 'to open', close: 'to close' },
  toDark: 'Switch to dark theme',
  toLight: 'Switch to light theme',
  addProduct: 'Add New Product',
  newOrder: 'New order',
  importProducts: 'Import products',
  exportProducts: 'Export products',
  exportOrders: 'Export orders',
  showShortcuts: 'Show keyboard shortcuts',
  logout: 'Logout',
};

export const shortcuts = {
  title: 'Keyboard shortcuts',
  description: 'Press the keys one after another. Single letters do nothing while you type in a field.',
  close: 'Close',
  thenKey: 'then',
  orKey: 'or',
  /** Shown in place of keys that are turned off. */
  off: 'Off',
  letterKeys: 'Single-key shortcuts',
  letterKeysHint:
    'Letters, / and ?. Turn them off if you use speech input or press keys by accident. The account menu always opens this list.',
  /** As printed on the reader’s keyboard. */
  keyNames: { ctrl: 'Ctrl', shift: 'Shift', enter: 'Enter' },
  sections: {
    everywhere: 'Everywhere',
    lists: 'In lists',
    order: 'In an order',
    form: 'In the product form',
  },
  shortcuts: {
    openPalette: 'Open the command palette',
    showSheet: 'Show keyboard shortcuts',
    dashboard: 'Go to the dashboard',
    products: 'Go to the products',
    orders: 'Go to the orders',
    customers: 'Go to the customers',
    reports: 'Go to the reports',
    activity: 'Go to the activity',
    newProduct: 'Add New Product',
    newOrder: 'Create a new order',
    notifications: 'Go to the notifications',
    search: 'Search this list, or everything',
    nextRow: 'Go to the first row, then to the next',
    previousRow: 'Go to the previous row',
    openRow: 'Open the row',
    selectRow: 'Select the row',
    selectRange: 'Select all rows from the last selected one',
    editRow: 'Edit the product',
    moveInHead: 'Move between column headings, or between a list’s buttons',
    selectNext: 'On a row’s checkbox: add the row below',
    selectPrevious: 'On a row’s checkbox: add the row above',
    editCell: 'On a price or stock: edit it',
    saveCell: 'Save the change',
    saveCellAndGoOn: 'Save the change and move to the next cell',
    cancel: 'Cancel the change, clear the search, or clear the selection',
    addNote: 'Write a note',
    saveProduct: 'Save the product',
  },
};
