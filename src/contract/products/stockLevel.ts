import type { Product } from './product.ts';

/** Levels of the list's stock filter. A product that is out of stock is also low. */
export const STOCK_LEVELS = ['low', 'out'] as const;

/** Stock of a product without a limit of its own is low at this number of units or below. */
export const DEFAULT_LOW_STOCK_LIMIT = 10;

/** What the stock level depends on. */
export type Stocked = Pick<Product, 'stock' | 'lowStockLimit'>;

/** Returns the stock level; undefined if the stock is unknown. */
export function getStockLevel({
  stock,
  lowStockLimit = DEFAULT_LOW_STOCK_LIMIT,
}: Stocked): (typeof STOCK_LEVELS)[number] | 'enough' | undefined {
  if (stock === undefined) return undefined;
  if (stock <= 0) return 'out';
  return stock <= lowStockLimit ? 'low' : 'enough';
}
