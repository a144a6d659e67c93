import type { Product } from './product.ts';

/** Levels of the list's stock filter. A product that is out of stock is also low. */
export const STOCK_LEVELS = ['low', 'out'] as const;

/** Stock is low at this number of units or below. */
const LOW_STOCK_LIMIT = 10;

/** What the stock level depends on. */
export type Stocked = Pick<Product, 'stock'>;

/** Returns the stock level; undefined if the stock is unknown. */
export function getStockLevel({ stock }: Stocked): (typeof STOCK_LEVELS)[number] | 'enough' | undefined {
  if (stock === undefined) return undefined;
  if (stock <= 0) return 'out';
  return stock <= LOW_STOCK_LIMIT ? 'low' : 'enough';
}
