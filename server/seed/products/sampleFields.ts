import { discountPercent } from '#contract/products/prices.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import type { ProductImage } from '#contract/products/productFields.ts';

/** Returns sample images by name: `server/seed/images/<name>.webp`, served as `/uploads/<name>.webp`. */
export const sampleImages = (...names: readonly string[]): ProductImage[] =>
  names.map((name) => ({ url: `/uploads/${name}.webp`, publicId: name }));

type Prices = Pick<StoredProduct, 'actualPrice' | 'discountedPrice' | 'discountPercentage'>;

/** Returns the three price fields, with the percentage as the product form computes it. */
export function withPrices(actualPrice: number, discountedPrice?: number): Prices {
  if (discountedPrice === undefined) return { actualPrice };
  return {
    actualPrice,
    discountedPrice,
    discountPercentage: discountPercent(actualPrice, discountedPrice),
  };
}
