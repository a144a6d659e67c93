import type { Product } from '#contract/products/product.ts';
import { LOW_STOCK_LIMIT } from '#contract/products/productFields.ts';
import { formatCount } from '#features/format/formatCount.ts';

/** Returns the URL of the first image, of its small copy where there is one. */
export const getThumbnailUrl = ({ images }: Pick<Product, 'images'>): string | undefined =>
  images?.[0]?.thumbUrl ?? images?.[0]?.url;

export const getStockLevel = (stock: number): 'low' | 'enough' =>
  stock <= LOW_STOCK_LIMIT ? 'low' : 'enough';

/** Formats a stock as '46 pieces'. */
export const formatAmount = (stock: number, unit: string): string => `${formatCount(stock)} ${unit}`;
