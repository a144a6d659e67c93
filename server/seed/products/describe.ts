import type { ProductImage, StoredProduct } from '#contract/product.ts';

/** Seed pictures by name: `server/seed/images/<name>.webp`, served as `/uploads/<name>.webp`. */
export const pictures = (...names: readonly string[]): ProductImage[] =>
  names.map((name) => ({ url: `/uploads/${name}.webp`, publicId: name }));

type Prices = Pick<StoredProduct, 'actualPrice' | 'discountedPrice' | 'discountPercentage'>;

/** The three price fields, the percentage derived as the product form derives it. */
export function priced(actualPrice: number, discountedPrice?: number): Prices {
  if (discountedPrice === undefined) return { actualPrice };
  const discountPercentage = Math.round(((actualPrice - discountedPrice) / actualPrice) * 100);
  return { actualPrice, discountedPrice, discountPercentage };
}
