import type { RowRules } from '../lists/rowRules.ts';
import type { ListedProduct } from './listedProduct.ts';
import { getPercentOff, getPrices } from './prices.ts';

export const PRODUCT_SORTS = ['product', 'category', 'price', 'stock', 'discount'] as const;

/** What the rules read of a product. */
export type ProductFacts = Pick<
  ListedProduct,
  'name' | 'category' | 'actualPrice' | 'discountedPrice' | 'discountPercentage' | 'stock'
>;

/** How products are searched, filtered and sorted. */
export const productListRules: RowRules<ProductFacts, (typeof PRODUCT_SORTS)[number], 'category'> = {
  searchText: ({ name = '' }) => name,
  sortBy: {
    product: ({ name }) => name,
    category: ({ category }) => category,
    price: (product) => getPrices(product).price,
    stock: ({ stock }) => stock,
    discount: (product) => getPercentOff(product) ?? 0,
  },
  filterBy: { category: ({ category }) => category },
};
