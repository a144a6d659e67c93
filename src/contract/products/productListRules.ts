import { defineListRules } from '../lists/listRules.ts';
import { getPercentOff, getPrices } from './prices.ts';
import type { Product } from './product.ts';
import { LOW_STOCK_LIMIT, PRODUCT_STATUSES } from './productFields.ts';

/** Categories of the list's filter. The last is for products in none of the others. */
export const LIST_CATEGORIES = [
  'Electronics',
  'Fashion',
  'Food & Health',
  'Home',
  'Sports',
  'Travel',
  'Vehicles',
  'Others',
] as const;

/** The fields that the list's rules read. */
export type SortableProduct = Pick<
  Product,
  | 'name'
  | 'category'
  | 'actualPrice'
  | 'discountedPrice'
  | 'discountPercentage'
  | 'stock'
  | 'status'
  | 'isFeatured'
>;

/** How products are searched, sorted, filtered and paged. See `ListRules`. */
export const productListRules = defineListRules<SortableProduct>()({
  searchText: ({ name = '' }) => name,
  sortBy: {
    product: { kind: 'text', value: ({ name }) => name },
    category: { kind: 'text', value: ({ category }) => category },
    price: { kind: 'number', value: (product) => getPrices(product).price },
    stock: { kind: 'number', value: ({ stock }) => stock },
    discount: { kind: 'number', value: (product) => getPercentOff(product) ?? 0 },
  },
  filterBy: {
    category: { kind: 'option', value: ({ category }) => category, options: LIST_CATEGORIES },
    /** A product that is out of stock is low on stock too. */
    stock: { kind: 'level', by: 'stock', levels: { low: { to: LOW_STOCK_LIMIT }, out: { to: 0 } } },
    status: { kind: 'option', value: ({ status }) => status, options: PRODUCT_STATUSES },
    featured: {
      kind: 'option',
      value: ({ isFeatured }) => (isFeatured ? 'yes' : 'no'),
      options: ['yes', 'no'],
    },
    price: { kind: 'range', by: 'price', unit: 'number' },
  },
  pageSizes: [10, 20, 50, 100],
  defaultPageSize: 10,
});
