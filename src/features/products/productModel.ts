import type { Product } from '#contract/products/product.ts';
import { LOW_STOCK_LIMIT } from '#contract/products/productFields.ts';
import type { Formats } from '#features/format/formats.ts';

/** Returns the URL of the first image, of its small copy where there is one. */
export const getThumbnailUrl = ({ images }: Pick<Product, 'images'>): string | undefined =>
  images?.[0]?.thumbUrl ?? images?.[0]?.url;

/** Returns the level of a stock, with the limits of the list's stock filter. */
export function getStockLevel(stock: number): 'out' | 'low' | 'enough' {
  if (stock <= 0) return 'out';
  return stock <= LOW_STOCK_LIMIT ? 'low' : 'enough';
}

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 3 };

/** Writes a percentage with its sign, as the locale has it: '15%'. */
export const formatPercent = (percent: number, formats: Formats): string =>
  formats.number(percent / 100, PERCENT);
