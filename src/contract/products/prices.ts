import type { Product } from './product.ts';
import { calculatePercentOff } from '../money/decimal.ts';

/**
 * Returns round((actual − discounted) / actual × 100), halves rounded up. Returns undefined unless both prices are
 * positive and the discounted one is not higher.
 */
export function calculateDiscountPercent(
  actual: number | undefined,
  discounted: number | undefined,
): number | undefined {
  if (actual === undefined || discounted === undefined) return undefined;
  if (!Number.isFinite(actual) || !(actual > 0) || !(discounted > 0) || discounted > actual) return undefined;
  return calculatePercentOff(actual, discounted);
}

type Prices = Pick<Product, 'actualPrice' | 'discountedPrice' | 'discountPercentage'>;

/** Returns the price to pay, and the original price if it is higher. */
export function getPrices({ actualPrice, discountedPrice, discountPercentage }: Prices): {
  price?: number;
  compareAtPrice?: number;
} {
  if (actualPrice === undefined) return discountedPrice === undefined ? {} : { price: discountedPrice };
  // A discounted price of zero means no discount, unless the discount is 100%.
  const minDiscountedPrice = discountPercentage === 100 ? 0 : Number.MIN_VALUE;
  if (discountedPrice === undefined || discountedPrice < minDiscountedPrice || discountedPrice >= actualPrice)
    return { price: actualPrice };
  return { price: discountedPrice, compareAtPrice: actualPrice };
}

/**
 * Returns the whole percent off; undefined without a discount. Corrects stored percentages that are one too low
 * because of floating-point errors.
 */
export function getPercentOff({
  actualPrice,
  discountedPrice,
  discountPercentage,
}: Prices): number | undefined {
  const exact = calculateDiscountPercent(actualPrice, discountedPrice);
  const stored = discountPercentage ?? exact;
  const percent = exact !== undefined && stored === exact - 1 ? exact : stored;
  return percent !== undefined && percent > 0 ? percent : undefined;
}
