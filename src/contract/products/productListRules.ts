import type { RowRules } from '../lists/rowRules.ts';
import type { ListedProduct } from './listedProduct.ts';
import { PRODUCT_STATUSES } from './productFields.ts';
import { FEATURED, type PRODUCT_FILTERS, type PRODUCT_SORTS, STOCK_LEVELS } from './productListNames.ts';
import { getPercentOff, getPrices } from './prices.ts';

/** What the rules read of a product. */
export type ProductFacts = Pick<
  ListedProduct,
  | 'name'
  | 'category'
  | 'actualPrice'
  | 'discountedPrice'
  | 'discountPercentage'
  | 'stock'
  | 'status'
  | 'isFeatured'
>;

/** How products are searched, filtered and sorted. */
export const productListRules: RowRules<
  ProductFacts,
  (typeof PRODUCT_SORTS)[number],
  (typeof PRODUCT_FILTERS)[number]
> = {
  searchText: ({ name = '' }) => name,
  sortBy: {
    product: ({ name }) => name,
    category: ({ category }) => category,
    price: (product) => getPrices(product).price,
    stock: ({ stock }) => stock,
    discount: (product) => getPercentOff(product) ?? 0,
  },
  filterBy: {
    category: { kind: 'option', value: ({ category }) => category },
    status: { kind: 'option', value: ({ status }) => status, options: PRODUCT_STATUSES },
    stock: { kind: 'level', by: 'stock', levels: STOCK_LEVELS },
    featured: { kind: 'option', value: ({ isFeatured }) => (isFeatured ? 'yes' : 'no'), options: FEATURED },
    price: { kind: 'range', by: 'price', unit: 'number' },
  },
};
