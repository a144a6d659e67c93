import { toCapitals, toFilters } from '../deriveTexts.ts';
import { shortLabels } from './productLabels.ts';
import { number, plural } from './rules.ts';

/** `unit` is the product's stock unit: 'pieces'. */
export const stock = {
  unit: (unit: string | undefined) => unit ?? 'unit(s)',
  amount: (amount: number, unit: string | undefined) => `${number(amount)} ${unit ?? 'unit(s)'}`,
  shortage: { low: 'Low stock', out: 'Out of stock' },
  inStock: 'In stock',
};

export const dashboard = {
  page: 'Dashboard',
  title: 'Dashboard Overview',
  description: "Welcome back! Here's what's happening with your store.",
  addProduct: 'Add New Product',
  accessTitle: 'Access Required',
  accessText: 'Please sign in to access the admin dashboard',
  signIn: 'Sign In',
  goHome: 'Go Home',
};

/** The specification fixes the captions. `emphasis` is the coloured part. */
export const totals = {
  totals: 'Store totals',
  orders: { label: 'Total Orders', caption: '12% from last month', emphasis: '12%' },
  users: { label: 'Total Users', caption: '8% from last month', emphasis: '8%' },
  products: { label: 'Total Products', caption: '5 new this week', emphasis: '5 new' },
  revenue: { label: 'Total Revenue', caption: '24% from last month', emphasis: '24%' },
  loading: 'Loading totals',
};

/** Label and options of each filter. Filters named after a field have its label. `all` matches every row. */
export const productFilters = {
  ...toFilters(shortLabels),
  category: {
    label: shortLabels.category,
    all: 'All categories',
    /** Keyed by the category in the data. */
    options: {
      Electronics: 'Electronics',
      Fashion: 'Fashion',
      'Food & Health': 'Food & Health',
      Home: 'Home',
      Sports: 'Sports',
      Travel: 'Travel',
      Vehicles: 'Vehicles',
      Others: 'Others',
    },
  },
  stock: {
    label: shortLabels.stock,
    options: { low: 'Low', out: 'Out of stock' },
    tabs: { low: 'Low on stock', out: 'Out of stock' },
  },
  status: { label: shortLabels.status, options: { active: 'Active', inactive: 'Inactive', draft: 'Draft' } },
  featured: { label: shortLabels.isFeatured, options: { yes: 'Yes', no: 'No' } },
  price: { label: shortLabels.actualPrice },
};

export const inventory = {
  title: 'Product Inventory',
  /** `total` is formatted, and may be '10,000+'. */
  count: (count: number, total: string) =>
    plural(count, { one: `${total} product`, other: `${total} products` }),
  countAmong: (found: string, total: string) => `${found} of ${total}`,
  columns: {
    ...toCapitals(shortLabels),
    image: 'IMAGE',
    product: 'PRODUCT',
    price: 'PRICE',
    discount: 'DISCOUNT',
    updated: 'UPDATED',
    actions: 'ACTIONS',
  },
  /** Before the date in a card, which has no header. */
  updatedInCard: 'Updated',
  search: 'Search products',
  searchPlaceholder: 'Search products...',
  loading: 'Loading product inventory...',
  notYet: 'Products are still loading',
  noMatch: 'No products found matching your criteria',
  noMatchHint: 'Try another search term or category.',
  failed: 'Failed to load products',
  failedHint: 'The store sent an unexpected response.',
  retry: 'Try again',
  view: (name: string) => `View ${name}`,
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
  actions: (name: string) => `Actions for ${name}`,
  viewItem: 'View product',
  editItem: 'Edit product',
  deleteItem: 'Delete product',
  duplicateItem: 'Duplicate product',
  editPriceItem: 'Edit price',
  editStockItem: 'Edit stock',
  editCell: {
    actualPrice: 'Edit price',
    discountedPrice: 'Edit discounted price',
    stock: 'Edit stock',
  },
  unnamed: 'Unnamed product',
  missing: '—',
  noDiscount: '—',
  off: 'off',
  was: 'was',
  range: (start: string, end: string, total: string) => `${start}–${end} of ${total}`,
};

export const deleteDialog = {
  title: 'Confirm Deletion',
  text: 'Are you sure you want to delete this product? This action cannot be undone.',
  cancel: 'Cancel',
  confirm: 'Delete',
  deleting: 'Deleting...',
  deleted: 'Product deleted successfully',
};

export const productList = {
  page: 'All Products',
  title: 'All Products',
  addProduct: 'Add New Product',
  importProducts: 'Import',
  emptyTitle: 'No Products Found',
  emptyText: 'Products you publish appear here, with their stock, price and discount.',
  addFirst: 'Add Your First Product',
  importFirst: 'Import products',
  accessTitle: 'Access Denied',
  accessText: 'Please sign in to view the products of this store',
  signIn: 'Sign In',
  goHome: 'Go Home',
  /** The response has no list. */
  noList: 'Could not fetch products data.',
  failed: 'Failed to load products.',
};
