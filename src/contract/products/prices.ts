import type { Product } from './product.ts';
import { toPercentOff } from '../money/decimal.ts';

/**
 * Returns the whole percent off: round((actual − discounted) / actual × 100) where both prices are positive and the
 * discounted one does not exceed the actual one; otherwise undefined. Exact halves are rounded up.
 */
export function discountPercent(
  actual: number | undefined,
  discounted: number | undefined,
): number | undefined {
  if (actual === undefined || discounted === undefined) return undefined;
  if (!Number.isFinite(actual) || !(actual > 0) || !(discounted > 0) || discounted > actual) return undefined;
  return toPercentOff(actual, discounted);
}

type Prices = Pick<Product, 'actualPrice' | 'discountedPrice' | 'discountPercentage'>;

/** Returns the price to pay, and the price before the discount where that is higher. */
export function getPrices({ actualPrice, discountedPrice, discountPercentage }: Prices): {
  price?: number;
  compareAtPrice?: number;
} {
  if (actualPrice === undefined) return discountedPrice === undefined ? {} : { price: discountedPrice };
  // A price of zero stands for no second price, unless all of it is taken off.
  const lowest = discountPercentage === 100 ? 0 : Number.MIN_VALUE;
  if (discountedPrice === undefined || discountedPrice < lowest || discountedPrice >= actualPrice)
    return { price: actualPrice };
  return { price: discountedPrice, compareAtPrice: actualPrice };
}

/**
 * Returns the whole percent off, or undefined where there is no discount. A stored one that is off by one was rounded in binary:
 * 40 → 17 was stored as 57.
 */
export function getPercentOff({
  actualPrice,
  discountedPrice,
  discountPercentage,
}: Prices): number | undefined {
  const exact = discountPercent(actualPrice, discountedPrice);
  const stored = discountPercentage ?? exact;
  const percent = exact !== undefined && stored === exact - 1 ? exact : stored;
  return percent !== undefined && percent > 0 ? percent : undefined;
}
