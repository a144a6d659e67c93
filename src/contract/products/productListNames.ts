import { LOW_STOCK_LIMIT } from './productFields.ts';

// Apart from the rules, which no page but the list needs: these are read before any page's code has come.

export const PRODUCT_SORTS = ['product', 'category', 'price', 'stock', 'discount'] as const;

export const PRODUCT_FILTERS = ['category', 'status', 'stock', 'featured', 'price'] as const;

/** A product that is out of stock is low on stock too. */
export const STOCK_LEVELS = { low: { to: LOW_STOCK_LIMIT }, out: { to: 0 } } as const;
export const FEATURED = ['yes', 'no'] as const;
