import { discountPercent } from './discount.ts';
import type { Product } from './product.ts';

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

/** Returns the whole percent off, or undefined where there is no discount. */
export function getPercentOff(prices: Prices): number | undefined {
  const percent = prices.discountPercentage ?? discountPercent(prices.actualPrice, prices.discountedPrice);
  return percent !== undefined && percent > 0 ? percent : undefined;
}
