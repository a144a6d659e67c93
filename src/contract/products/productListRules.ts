import { defineListRules } from '../lists/listRules.ts';
import { getPercentOff, getPrices } from './prices.ts';
import type { Product } from './product.ts';
import { type CodeField, codeFields, PRODUCT_STATUSES } from './productFields.ts';
import { getStockLevel, STOCK_LEVELS, type Stocked } from './stockLevel.ts';

/** Options of the list's category filter. 'Others' is for products in none of them. */
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

/** Fields that the rules read. */
type SortableProduct = Pick<
  Product,
  | CodeField
  | 'name'
  | 'category'
  | 'actualPrice'
  | 'discountedPrice'
  | 'discountPercentage'
  | 'status'
  | 'isFeatured'
> &
  Stocked;

/** Defines how products are searched, sorted, filtered and paged. */
export const productListRules = defineListRules<SortableProduct>()({
  searchText: (product) =>
    [product.name, ...codeFields.map((field) => product[field])].filter(Boolean).join('\n'),
  sortBy: {
    product: { kind: 'text', value: ({ name }) => name },
    category: { kind: 'text', value: ({ category }) => category },
    price: { kind: 'number', value: (product) => getPrices(product).price },
    stock: { kind: 'number', value: ({ stock }) => stock },
    discount: { kind: 'number', value: (product) => getPercentOff(product) ?? 0 },
  },
  filterBy: {
    category: { kind: 'option', value: ({ category }) => category, options: LIST_CATEGORIES },
    /** `low` includes products that are out of stock. */
    stock: { kind: 'level', value: getStockLevel, levels: STOCK_LEVELS },
    status: { kind: 'option', value: ({ status }) => status, options: PRODUCT_STATUSES },
    featured: {
      kind: 'option',
      value: ({ isFeatured }) => (isFeatured ? 'yes' : 'no'),
      options: ['yes', 'no'],
    },
    price: { kind: 'range', sort: 'price', valueType: 'money' },
    barcode: { kind: 'text', value: ({ barcode }) => barcode },
  },
  pageSizes: [10, 20, 50, 100],
  defaultPageSize: 10,
});
