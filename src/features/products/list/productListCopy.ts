export const productListCopy = {
  page: 'All Products',
  title: 'All Products',
  addProduct: 'Add New Product',
  importProducts: 'Import',
  emptyTitle: 'No Products Found',
  emptyText: 'Products you publish appear here, with their stock, price and discount.',
  addFirst: 'Add Your First Product',
  accessTitle: 'Access Denied',
  accessText: 'Please sign in to view the products of this store',
  signIn: 'Sign In',
  goHome: 'Go Home',
  /** The store answered, but without a list. */
  noList: 'Could not fetch products data.',
  failed: 'Failed to load products.',
} as const;
