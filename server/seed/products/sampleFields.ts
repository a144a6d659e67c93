import { calculateDiscountPercent } from '#contract/products/prices.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import type { ProductImage } from '#contract/products/productFields.ts';

/**
 * Returns sample images by name. `server/seed/images/<name>.webp` is served as `/uploads/<name>.webp`. It is rendered from
 * `server/seed/art/<name>.svg` by scripts/renderImages.ts.
 */
export const sampleImages = (...names: readonly string[]): ProductImage[] =>
  names.map((name) => ({ url: `/uploads/${name}.webp`, publicId: name }));

type Prices = Pick<StoredProduct, 'actualPrice' | 'discountedPrice' | 'discountPercentage'>;

/** Returns the price fields, with the discount computed as in the product form. */
export function withPrices(actualPrice: number, discountedPrice?: number): Prices {
  if (discountedPrice === undefined) return { actualPrice };
  return {
    actualPrice,
    discountedPrice,
    discountPercentage: calculateDiscountPercent(actualPrice, discountedPrice),
  };
}
